import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  ImportBatch,
  ImportColumns,
  ImportPayload,
  ImportPreview,
  ImportRow,
} from '../../../../domain/contract/admin/imports';
import { REQUIRED_COLUMNS } from '../../../../domain/listing/importColumns';
import { aGridPage } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ImportPage';
import './ImportsPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const IMPORTS = `${HOST}/mainapp/admin/imports/`;

const HEADERS = ['Name', 'Sector', 'County', 'Town', 'Founded', 'Themes', 'About', 'Notes'];
const FOUND: ImportColumns = {
  rows: 3,
  columns: HEADERS.map((header, index) => ({
    header,
    sample: '',
    field: REQUIRED_COLUMNS[index] ?? null,
  })),
};

const aRow = (change: Partial<ImportRow>): ImportRow => ({
  line: 2,
  name: 'Jua Bakery',
  place: 'Naivasha, Nakuru',
  kind: 'new',
  twin: null,
  faults: [],
  ...change,
});
const TWIN = {
  line: null,
  listing_id: 7,
  name: 'Kali Crafts',
  because: ['same phone number'],
  claimed: false,
  fills: ['Website'],
};
const ROWS = [
  aRow({}),
  aRow({ line: 3, name: 'Kali', kind: 'duplicate', twin: TWIN }),
  aRow({
    line: 4,
    name: 'Baraka',
    kind: 'fault',
    faults: [{ field: 'County', message: 'Please choose your county.' }],
  }),
];

const BATCH: ImportBatch = {
  import_id: 5,
  created_at: '2026-11-23T09:00:00.000Z',
  file_name: 'list.csv',
  admin: 'Amina Otieno',
  created: 1,
  merged: 0,
  skipped: 2,
  undone_at: null,
  kept: [],
};

let batches: ImportBatch[];
let preview: ImportPreview;
let sent: ImportPayload[];

beforeEach(() => {
  batches = [];
  sent = [];
  preview = { key: 'first', rows: ROWS };
  server.use(
    http.get(IMPORTS, () => HttpResponse.json(aGridPage(batches))),
    http.get(`${IMPORTS}5/`, () => HttpResponse.json(batches[0])),
    http.post(`${IMPORTS}columns/`, () => HttpResponse.json(FOUND)),
    http.post(`${IMPORTS}preview/`, () => HttpResponse.json(preview)),
    http.post<never, ImportPayload>(IMPORTS, async ({ request }) => {
      sent.push(await request.json());
      batches = [BATCH];
      return HttpResponse.json(BATCH, { status: 201 });
    }),
    http.post(`${IMPORTS}5/undo/`, () => {
      const kept = [{ listing_id: 9, name: 'Jua Bakery', because: 'It has been claimed since.' }];
      batches = [{ ...BATCH, undone_at: '2026-11-23T10:00:00.000Z', kept }];
      return HttpResponse.json(batches[0]);
    }),
  );
});

const aFile = (bytes: string | Uint8Array<ArrayBuffer>) =>
  new File([bytes], 'list.csv', { type: 'text/csv' });

async function open() {
  const rendered = renderApp({ at: '/vetting/admin/imports', user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Import' });
  return rendered;
}

async function chooseFile(file = aFile('Name\nJua')) {
  const rendered = await open();
  await rendered.user.upload(screen.getByLabelText('Choose a CSV file'), file);
  return rendered;
}

async function lookAtRows() {
  const rendered = await chooseFile();
  await rendered.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByRole('heading', { name: 'Look at the rows' });
  return rendered;
}

test.each([
  ['is not in UTF-8', new Uint8Array([0x4e, 0xe9, 0x0a]), /The file is not in UTF-8/],
  ['has a NUL byte', 'Name\n\0', /This is not a CSV file/],
  ['is too large', 'x'.repeat(2_000_001), /larger than 2 MB/],
])('says that a file %s, and sends nothing', async (_case, bytes, message) => {
  await chooseFile(aFile(bytes));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('says what the server finds wrong with the file', async () => {
  const fault = 'The file has a header, but no row below it.';
  server.use(
    http.post(`${IMPORTS}columns/`, () => HttpResponse.json({ text: [fault] }, { status: 400 })),
  );
  await chooseFile();
  expect(await screen.findByText(fault)).toBeInTheDocument();
});

test('puts each field in one column, and names those that are still needed', async () => {
  const { user } = await chooseFile();
  await screen.findByRole('heading', { name: 'Say what the columns hold' });
  await user.selectOptions(screen.getByLabelText('Field of “Notes”'), 'County (required)');
  expect(screen.getByLabelText('Field of “County”')).toHaveDisplayValue('Leave out');
  await user.selectOptions(screen.getByLabelText('Field of “Town”'), 'Leave out');
  expect(screen.getByText('Still needed: Town or area.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByText('Choose a column for: Town or area.')).toBeInTheDocument();
});

test('shows what each row is and why, and filters by kind', async () => {
  const { user } = await lookAtRows();
  expect(screen.getByText(/Please choose your county/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /Kali Crafts/ });
  expect(link).toHaveAttribute('href', '/vetting/admin/listings/7');
  expect(link.parentElement).toHaveTextContent('same phone number. Merge fills: Website.');
  expect(screen.getByText('1 to create, 0 to merge, 2 to skip.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Show'), 'Fault (1)');
  const list = within(screen.getByRole('list', { name: 'Fault: 1' }));
  expect(list.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Baraka']);
});

test('sends the choices and shows the result', async () => {
  const { user, address } = await lookAtRows();
  await user.selectOptions(screen.getByLabelText('All likely duplicates'), 'Merge where possible');
  await user.selectOptions(screen.getByLabelText('Listings that are created'), 'Wait for review');
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const name = 'Import of list.csv';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(address()).toBe('/vetting/admin/imports/5');
  expect(screen.getByText('1 created, 0 merged, 2 skipped.')).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      file_name: 'list.csv',
      key: 'first',
      choices: ['create', 'merge', 'skip'],
      status: 'pending',
    },
  ]);
});

test('keeps the choices when the import fails, and looks again when the directory has changed', async () => {
  const { user } = await lookAtRows();
  const detail = 'The directory has changed since the preview.';
  server.use(http.post(IMPORTS, () => HttpResponse.json({ detail }, { status: 409 })));
  await user.selectOptions(screen.getByLabelText('What becomes of Kali, line 3'), 'Create');
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText(/Not imported. The directory has changed/)).toBeInTheDocument();
  expect(screen.getByLabelText('What becomes of Kali, line 3')).toHaveDisplayValue('Create');
  preview = { key: 'second', rows: ROWS.slice(0, 1) };
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('1 to create, 0 to merge, 0 to skip.')).toBeInTheDocument();
});

test('lists past imports, undoes one and names what it kept', async () => {
  batches = [BATCH];
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'list.csv' }));
  expect(
    await screen.findByRole('link', { name: 'See the listings, newest first' }),
  ).toHaveAttribute('href', '/vetting/admin/listings');
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }));
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByRole('link', { name: 'Jua Bakery' })).toBeInTheDocument();
  expect(screen.getByText(/It has been claimed since/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
});
