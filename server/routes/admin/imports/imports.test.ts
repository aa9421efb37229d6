import { asc, eq } from 'drizzle-orm';
import type {
  ImportBatch,
  ImportColumns,
  ImportPreview,
  RowChoice,
} from '../../../../domain/contract/admin/imports';
import { importTemplate } from '../../../../domain/listing/importColumns';
import { listingClaims } from '../../../db/schema/people';
import { importRows as rowsTable } from '../../../db/schema/imports';
import { listings } from '../../../db/schema/listings';
import { listingDesk } from '../../../test/adminListings';
import { IMPORT_HEADER, importFile, importRow, importRows } from '../../../test/importFile';
import { auditLog } from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests } from '../../../test/testApp';

const server = serverForTests();
const desk = listingDesk(server);
const IMPORTS = 'mainapp/admin/imports/';

let token: string;
beforeEach(async () => {
  ({ token } = await joinAsAdmin(server()));
});

const post = (end: string, body: object, headers = {}) =>
  server().post(`${IMPORTS}${end}`, body, { token, headers });

const columnsOf = async (text: string) => {
  const answer = await post('columns/', { text });
  expect(answer.status).toBe(200);
  return bodyOf<ImportColumns>(answer);
};

const guessed = async (text: string) => (await columnsOf(text)).columns.map(({ field }) => field);

async function preview(text: string): Promise<ImportPreview> {
  const answer = await post('preview/', { text, columns: await guessed(text) });
  expect(answer.status).toBe(200);
  return bodyOf<ImportPreview>(answer);
}

type Choose = (row: ImportPreview['rows'][number]) => RowChoice;
const createNew: Choose = ({ kind }) => (kind === 'new' ? 'create' : 'skip');

async function send(text: string, choose = createNew, change: object = {}) {
  const { key, rows } = await preview(text);
  const body = {
    file_name: 'businesses.csv',
    text,
    columns: await guessed(text),
    key,
    choices: rows.map(choose),
    status: 'published',
  };
  return post('', { ...body, ...change });
}

async function run(text: string, choose = createNew, change: object = {}): Promise<ImportBatch> {
  const answer = await send(text, choose, change);
  expect(answer.status).toBe(201);
  return bodyOf<ImportBatch>(answer);
}

const undo = async (id: number): Promise<ImportBatch> => {
  const answer = await post(`${id}/undo/`, {});
  expect(answer.status).toBe(200);
  return bodyOf<ImportBatch>(answer);
};

const all = () => server().app.db.select().from(listings).orderBy(asc(listings.id));
const write = (id: number, change: Partial<typeof listings.$inferInsert>) =>
  server().app.db.update(listings).set(change).where(eq(listings.id, id));

describe('POST /mainapp/admin/imports/columns/', () => {
  test('guesses the fields from the headers, whatever their separator and byte order mark', async () => {
    const plain = `name;PHONE;Notes;E-mail\nJua;0712345678;new;\nKali;;old;hi@kali.example`;
    for (const text of [
      plain,
      `\uFEFF${plain}`,
      plain.replaceAll(';', ','),
      plain.replaceAll(';', '\t'),
    ]) {
      expect(await columnsOf(text)).toEqual({
        rows: 2,
        columns: [
          { header: 'name', sample: 'Jua', field: 'name' },
          { header: 'PHONE', sample: '0712345678', field: 'telephone' },
          { header: 'Notes', sample: 'new', field: null },
          { header: 'E-mail', sample: 'hi@kali.example', field: 'email' },
        ],
      });
    }
  });

  test('gives each field to one column alone', async () => {
    expect(await guessed('Name,Company,Town,City\na,b,c,d')).toEqual([
      'name',
      null,
      'address_locality',
      null,
    ]);
  });

  test.each([
    ['an empty file', ' \r\n ', 'The file is empty.'],
    ['a file without rows', 'Name,County\n', 'The file has a header, but no row below it.'],
    [
      'data in the first line',
      'Jua,hello@jua.example\nKali,hi@kali.example',
      'The file has no header. Its first line must name the columns, such as Name.',
    ],
    [
      'another encoding',
      'Name,County\nJua\uFFFD,Nairobi',
      'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.',
    ],
    ['a NUL byte', 'Name,County\nJua\0,Nairobi', 'Null characters are not allowed.'],
    [
      'an open quotation mark',
      'Name,County\n"Jua,Nairobi',
      'This is not a CSV file that can be read. A quotation mark is never closed. Look at line 2.',
    ],
    [
      'too many rows',
      `Name\n${'Jua\n'.repeat(1001)}`,
      'The file has more than 1,000 rows. Split it into several files.',
    ],
  ])('refuses %s', async (_name, text, message) => {
    const { status, body } = await post('columns/', { text });
    expect([status, body]).toEqual([400, { text: [message] }]);
  });
});

describe('POST /mainapp/admin/imports/preview/', () => {
  test('finds nothing wrong with the template', async () => {
    const { rows } = await preview(importTemplate());
    expect(rows).toMatchObject([{ line: 2, name: 'Jua Bakery', kind: 'new', faults: [] }]);
  });

  test('names field and fault of each row, in the words of the forms', async () => {
    const text = importFile([
      importRow(1),
      importRow(2, { Name: '', Sector: 'Farming', County: 'Atlantis', 'Year founded': 'soon' }),
      importRow(3, { Website: 'javascript:alert(1)', Phone: '12', Email: 'nobody' }),
      importRow(4, { Description: `<script>${'x'.repeat(80)}` }),
      [...importRow(5), 'more'],
    ]);
    const { rows } = await preview(text);
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'new'],
      [4, 'fault'],
      [6, 'fault'],
      [8, 'fault'],
      [9, 'fault'],
    ]);
    const faults = rows.map((row) =>
      row.faults.map(({ field, message }) => `${field}: ${message}`),
    );
    expect(faults.slice(1).map((each) => each.sort())).toEqual([
      [
        'Business name: Please enter the name of your business.',
        'County: "Atlantis" is not a valid choice.',
        'Sector: "Farming" is not a valid choice.',
        'Year founded: Please enter a year from 1850 to this year.',
      ],
      [
        'Email for customers: Invalid email address format.',
        'Phone number: Enter a Kenyan mobile number, such as 0712 345 678.',
        'Website: Enter an address that starts with https://.',
      ],
      ['Description: HTML is not allowed.'],
      [': The row has 11 cells, the header 10.'],
    ]);
  });

  test('names the listing that a row seems to be, and why', async () => {
    const { row } = await desk.addListing('tujenge', {
      name: 'Tujenge Bricks',
      county: '047',
      telephone: '+254712345678',
    });
    const { rows } = await preview(
      importFile([
        importRow(1, { Phone: '0712 345 678' }),
        importRow(2, { Name: 'Tujenge Brick', County: 'Nairobi' }),
        importRow(3),
      ]),
    );
    expect(rows.map(({ kind, twin }) => [kind, twin?.listing_id, twin?.because])).toEqual([
      ['duplicate', row.id, ['same phone number']],
      ['duplicate', row.id, ['very similar name in the same county']],
      ['new', undefined, undefined],
    ]);
  });

  test('names the earlier row of the file that a row repeats', async () => {
    const { rows } = await preview(
      importFile([importRow(1), importRow(2, { Email: 'HELLO@business-1.example' }), importRow(1)]),
    );
    expect(rows.map(({ kind, twin }) => [kind, twin?.line, twin?.because.length])).toEqual([
      ['new', undefined, undefined],
      ['duplicate', 2, 1],
      ['duplicate', 2, 4],
    ]);
  });

  test.each([
    ['a column too few', [null], 'Choose a field, or none, for each column.'],
    [
      'a field twice',
      ['name', 'name', ...IMPORT_HEADER.slice(2).map(() => null)],
      'Choose Business name for one column only.',
    ],
    [
      'no column for what is required',
      ['name', ...IMPORT_HEADER.slice(1).map(() => null)],
      'Choose a column for: Sector, County, Town or area, Year founded, Themes, Description.',
    ],
  ])('refuses %s', async (_name, columns, message) => {
    const { status, body } = await post('preview/', { text: importFile([importRow(1)]), columns });
    expect([status, body]).toEqual([400, { columns: [message] }]);
  });
});

describe('POST /mainapp/admin/imports/', () => {
  test('creates unclaimed listings, public at once, and is audited', async () => {
    const batch = await run(importFile([...importRows(3), importRow(1)]));
    expect(batch).toMatchObject({ file_name: 'businesses.csv', created: 3, merged: 0, skipped: 1 });
    const rows = await all();
    expect(rows.map(({ claimed, status, owner_id }) => [claimed, status, owner_id])).toEqual(
      rows.map(() => [false, 'published', null]),
    );
    expect(rows[0]).toMatchObject({ telephone: '+254710000001', level: null, badges: [] });
    const found = await server().get(`mainapp/listings/${rows[0]?.slug}/`);
    expect(found.body).toMatchObject({ claimed: false, changed_since: null });
    expect(await auditLog(server())).toMatchObject([
      {
        action: 'import.done',
        subject: `import ${batch.import_id}`,
        note: '3 created, 0 merged, 1 skipped',
      },
    ]);
  });

  test('lets listings wait for review when that is chosen', async () => {
    await run(importFile(importRows(2)), createNew, { status: 'pending' });
    expect((await all()).map(({ status, published_at }) => [status, published_at])).toEqual([
      ['pending', null],
      ['pending', null],
    ]);
  });

  test('keeps formulas and HTML as text', async () => {
    await run(importFile([importRow(1, { Name: '=cmd()', Town: '<b>Kisumu' })]));
    const [row] = await all();
    expect(row).toMatchObject({ name: '=cmd()', address_locality: '<b>Kisumu' });
  });

  test('fills empty fields of an unclaimed listing, and never overwrites one', async () => {
    await run(importFile([importRow(1, { Email: '', Website: '' })]));
    server().advance(60);
    const text = importFile([importRow(1, { Town: 'Elsewhere', Website: '' })]);
    const { rows } = await preview(text);
    expect(rows[0]?.twin?.fills).toEqual(['Email for customers']);
    const batch = await run(text, () => 'merge');
    expect(batch).toMatchObject({ created: 0, merged: 1, skipped: 0 });
    expect(await all()).toMatchObject([
      { email: 'hello@business-1.example', url: null, address_locality: 'Market Street' },
    ]);
  });

  test('fills nothing in a listing that its business has claimed', async () => {
    await desk.addListing('tujenge', { telephone: '+254710000001', email: null });
    const text = importFile([importRow(1)]);
    expect((await preview(text)).rows[0]?.twin).toMatchObject({ claimed: true, fills: [] });
    const { status, body } = await send(text, () => 'merge');
    expect([status, body]).toEqual([400, { choices: ['Line 2 has nothing to merge.'] }]);
  });

  test('creates nothing when a row that is faulty is chosen', async () => {
    const { status, body } = await send(
      importFile([importRow(1), importRow(2, { Sector: '' })]),
      () => 'create',
    );
    expect([status, body]).toEqual([
      400,
      { choices: ['Line 4 has a fault and can only be skipped.'] },
    ]);
    expect(await all()).toEqual([]);
  });

  test('refuses to import nothing', async () => {
    const { status, body } = await send(importFile([importRow(1)]), () => 'skip');
    expect([status, body]).toEqual([
      400,
      { choices: ['Choose at least one row to create or merge.'] },
    ]);
  });

  test('answers 409 once the directory has changed since the preview', async () => {
    const text = importFile([importRow(1)]);
    const { key } = await preview(text);
    await run(text);
    const { status } = await send(text, () => 'create', { key });
    expect(status).toBe(409);
    expect(await all()).toHaveLength(1);
  });

  test('imports once when it is sent twice with one key', async () => {
    const text = importFile([importRow(1)]);
    const { key } = await preview(text);
    const body = {
      file_name: 'a.csv',
      text,
      columns: await guessed(text),
      key,
      choices: ['create'],
      status: 'published',
    };
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = [await post('', body, headers), await post('', body, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await all()).toHaveLength(1);
  });
});

describe('POST /mainapp/admin/imports/:id/undo/', () => {
  test('removes what was created and lists the import as undone', async () => {
    const { import_id } = await run(importFile(importRows(3)));
    const undone_at = server().app.now().toISOString();
    expect(await undo(import_id)).toMatchObject({ undone_at, kept: [] });
    expect(await all()).toEqual([]);
    expect(await server().app.db.$count(rowsTable)).toBe(3);
    const list = await server().get(IMPORTS, token);
    expect(list.body).toMatchObject({ count: 1, results: [{ import_id, created: 3 }] });
    expect((await auditLog(server())).map(({ action }) => action)).toEqual([
      'import.done',
      'import.undone',
    ]);
  });

  test('keeps and names what was claimed or edited since', async () => {
    const { import_id } = await run(importFile(importRows(3)));
    const [first, second] = await all();
    server().advance(60);
    await write(first?.id ?? 0, { claimed: true });
    await write(second?.id ?? 0, { modified_at: server().app.now() });
    const { kept } = await undo(import_id);
    expect(kept).toEqual([
      { listing_id: first?.id, name: first?.name, because: 'It has been claimed since.' },
      { listing_id: second?.id, name: second?.name, because: 'It has been edited since.' },
    ]);
    expect(await all()).toHaveLength(2);
  });

  test('keeps a listing whose claim waits for a decision', async () => {
    const { import_id } = await run(importFile(importRows(2)));
    const [first] = await all();
    const { user_id } = await join(server(), 'achieng');
    const claim = { listing_id: first?.id ?? 0, user_id, method: 'documents' } as const;
    await server()
      .app.db.insert(listingClaims)
      .values([
        { ...claim, state: 'rejected' },
        { ...claim, state: 'in_review' },
      ]);
    const { kept } = await undo(import_id);
    expect(kept).toMatchObject([{ name: first?.name, because: 'Its claim waits for a decision.' }]);
    expect(await all()).toHaveLength(1);
  });

  test('empties what was filled, unless the listing was edited since', async () => {
    await run(importFile([importRow(1, { Email: '' }), importRow(2, { Email: '' })]));
    server().advance(60);
    const { import_id } = await run(importFile([importRow(1), importRow(2)]), () => 'merge');
    const [, second] = await all();
    server().advance(60);
    await write(second?.id ?? 0, { modified_at: server().app.now() });
    const { kept } = await undo(import_id);
    expect(kept).toMatchObject([{ name: second?.name, because: 'It has been edited since.' }]);
    expect((await all()).map(({ email }) => email)).toEqual([null, 'hello@business-2.example']);
  });

  test('answers 409 the second time, and 404 for an import that is none', async () => {
    const { import_id } = await run(importFile(importRows(1)));
    await undo(import_id);
    expect((await post(`${import_id}/undo/`, {})).status).toBe(409);
    expect((await post('99999/undo/', {})).status).toBe(404);
  });
});
