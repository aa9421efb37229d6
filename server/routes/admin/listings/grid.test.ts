import { eq } from 'drizzle-orm';
import type { ListingReview, ListingRow } from '../../../../domain/contract/admin/listings';
import type { PageOf } from '../../../../domain/contract/page';
import { abuseReports } from '../../../db/posts';
import { listings } from '../../../db/schema';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';
import { joinAsBusiness, putApplication, putListing } from '../../../test/vetting';
import { approvalOf } from '../../listings/approval';

const server = serverForTests();
const base = 'mainapp/admin/listings/';
const DAY = 86_400_000;

type Change = Parameters<typeof putListing>[2];

/** A business with a listing; its account is `name`. */
async function addListing(name: string, change: Change = {}) {
  const owner = await joinAsBusiness(server(), name);
  const now = server().app.now();
  await putListing(server(), owner.user_id, {
    name: `${name} works`,
    status: 'published',
    modified_at: now,
    ...change,
  });
  const { db } = server().app;
  const [row] = await db.select().from(listings).where(eq(listings.owner_id, owner.user_id));
  if (!row) throw new Error('no listing');
  return { owner, row };
}

const flag = (listingId: number, change: Partial<typeof abuseReports.$inferInsert> = {}) =>
  server()
    .app.db.insert(abuseReports)
    .values({
      subject: 'listing',
      subject_id: listingId,
      reason: 'wrong contact details',
      details: 'Nobody answers.',
      email: '',
      ...change,
    });

const read = async (token: string, query = '') => {
  const answer = await server().get(`${base}${query}`, token);
  expect(answer.status).toBe(200);
  return answer.body as unknown as PageOf<ListingRow>;
};
const names = async (token: string, query: string) =>
  (await read(token, query)).results.map(({ name }) => name);
const review = async (token: string, id: number) =>
  (await server().get(`${base}${id}/`, token)).body as unknown as ListingReview;

describe('the grid', () => {
  test('tells of each listing what it needs, the latest change first', async () => {
    const admin = await joinAsAdmin(server());
    const earlier = new Date(server().app.now().getTime() - DAY);
    await addListing('amani', { modified_at: earlier });
    const { owner, row } = await addListing('zawadi', { county: '042' });
    await putApplication(server(), owner.user_id, 'under_review');
    await flag(row.id);
    await flag(row.id, { closed_at: earlier });
    const page = await read(admin.token);
    expect(page).toMatchObject({ count: 2, page: 1, page_size: 25 });
    expect(page.results.map(({ name }) => name)).toEqual(['zawadi works', 'amani works']);
    expect(page.results[0]).toMatchObject({
      listing_id: row.id,
      owner_id: owner.user_id,
      county: '042',
      application_state: 'under_review',
      open_reports: 1,
      is_changed: false,
      is_stale: false,
      suspected_duplicates: 0,
    });
    expect(page.results[1]).toMatchObject({ application_state: null, open_reports: 0 });
  });

  test.each([
    ['?status=pending,rejected', ['b works', 'c works']],
    ['?category=Waste', ['a works']],
    ['?county=042,001', ['b works']],
    ['?county=042&status=published', []],
    ['?q=works', ['a works', 'b works', 'c works']],
    ['?q=kisumu', ['b works']],
    ['?q=gikombaa', ['c works']],
    ['?sort=name&order=desc', ['c works', 'b works', 'a works']],
    ['?sort=nonsense&status=nonsense', ['a works', 'b works', 'c works']],
  ])('%s finds %j', async (query, found) => {
    const admin = await joinAsAdmin(server());
    await addListing('a', { category: 'Waste' });
    await addListing('b', { county: '042', status: 'pending' });
    await addListing('c', { status: 'rejected', address_locality: 'Gikomba' });
    const shown = await names(admin.token, query);
    expect(query.includes('sort=name') ? shown : [...shown].sort()).toEqual(found);
  });

  test('pages of the size that is asked for', async () => {
    const admin = await joinAsAdmin(server());
    const { db } = server().app;
    const row = {
      status: 'published' as const,
      summary: '',
      description: '',
      category: 'Home' as const,
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: '',
      same_as: [],
    };
    const rows = Array.from({ length: 60 }, (_, index) => {
      const number = String(index + 10);
      return { ...row, slug: `s${number}`, name: `${number} firm` };
    });
    await db.insert(listings).values(rows);
    const page = await read(admin.token, '?page=2&page_size=50&sort=name');
    expect(page).toMatchObject({ count: 60, page: 2, page_size: 50 });
    expect(page.results.map(({ slug }) => slug)).toEqual(rows.slice(50).map(({ slug }) => slug));
  });
});

describe('what needs attention', () => {
  test('each kind is found, counted and told of its row', async () => {
    const admin = await joinAsAdmin(server());
    const now = server().app.now();
    const old = new Date(now.getTime() - 370 * DAY);
    await addListing('first', { status: 'pending', modified_at: new Date(now.getTime() - DAY) });
    await addListing('second', { status: 'pending' });
    await addListing('old', { modified_at: old });
    await addListing('rejected', { modified_at: old, status: 'rejected' });
    const { row: flagged } = await addListing('flagged');
    await flag(flagged.id);
    const { row: quiet } = await addListing('quiet');
    await flag(quiet.id, { closed_at: now });
    await flag(quiet.id, { subject: 'event' });
    const { row: changed } = await addListing('changed', { telephone: '+254712000001' });
    const { db } = server().app;
    await db
      .update(listings)
      .set({ ...approvalOf(changed, old), telephone: '+254712000002' })
      .where(eq(listings.id, changed.id));
    const { row: same } = await addListing('same');
    await db
      .update(listings)
      .set({ ...approvalOf(same, old), level: 'Sprout' })
      .where(eq(listings.id, same.id));

    expect(await names(admin.token, '?attention=queue')).toEqual(['first works', 'second works']);
    expect(await names(admin.token, '?attention=flagged')).toEqual(['flagged works']);
    expect(await names(admin.token, '?attention=changed')).toEqual(['changed works']);
    expect(await names(admin.token, '?attention=stale')).toEqual(['old works']);
    expect(await names(admin.token, '?attention=duplicates')).toEqual([]);
    expect((await server().get(`${base}counts/`, admin.token)).body).toEqual({
      all: 8,
      queue: 2,
      flagged: 1,
      changed: 1,
      stale: 1,
      duplicates: 0,
    });
    const [stale] = (await read(admin.token, '?attention=stale')).results;
    expect(stale).toMatchObject({ is_stale: true, is_changed: false });
  });

  test.each<[string, Change, Change, string]>([
    ['phone', { telephone: '+254712345678' }, { telephone: '+254712345678' }, 'same phone number'],
    ['email', { email: 'A@firm.example' }, { email: 'a@firm.example' }, 'same email address'],
    [
      'website',
      { url: 'https://www.firm.example/' },
      { url: 'https://firm.example/shop' },
      'same website',
    ],
    [
      'name',
      { name: 'Mwangaza Soaps' },
      { name: 'Mwangaza Soap', slug: 'mwangaza-soap' },
      'very similar name in the same county',
    ],
  ])('two with one %s may be one business', async (_kind, one, other, because) => {
    const admin = await joinAsAdmin(server());
    const first = await addListing('a', { name: 'Nyota', ...one });
    const second = await addListing('b', { name: 'Jua Kali', ...other });
    await addListing('c', { name: 'Bahari', county: '001' });
    const page = await read(admin.token, '?attention=duplicates');
    expect(page.results.map(({ listing_id: id }) => id).sort()).toEqual([
      first.row.id,
      second.row.id,
    ]);
    expect(page.results.map((row) => row.suspected_duplicates)).toEqual([1, 1]);
    const { id, slug, name, status } = second.row;
    expect((await review(admin.token, first.row.id)).duplicates).toEqual([
      { listing_id: id, slug, name, status, because: [because] },
    ]);
  });

  test.each<[string, Change, Change]>([
    [
      'a page on the same network',
      { url: 'https://www.facebook.com/nyota' },
      { url: 'https://facebook.com/jua' },
    ],
    [
      'a similar name in another county',
      { name: 'Mwangaza Soaps' },
      { name: 'Mwangaza Soap', county: '001' },
    ],
    ['no phone, email or website', {}, {}],
  ])('%s is no reason', async (_what, one, other) => {
    const admin = await joinAsAdmin(server());
    await addListing('a', { name: 'Nyota', ...one });
    await addListing('b', { name: 'Jua Kali', ...other });
    expect(await names(admin.token, '?attention=duplicates')).toEqual([]);
  });
});

describe('one listing', () => {
  test('comes with its owner, application, changes and flags', async () => {
    const admin = await joinAsAdmin(server());
    const { owner, row } = await addListing('tujenge', { county: '047' });
    const applicationId = await putApplication(server(), owner.user_id, 'submitted');
    const then = server().app.now();
    await server()
      .app.db.update(listings)
      .set({ ...approvalOf(row, then), county: '042' })
      .where(eq(listings.id, row.id));
    await flag(row.id, { closed_at: then, outcome: 'dismissed', note: 'It rang.' });
    await flag(row.id, { reason: 'claim that is not true', email: 'jo@example.com' });
    const found = await review(admin.token, row.id);
    expect(found).toMatchObject({
      listing: { listing_id: row.id, status: 'published', county: '042' },
      owner: { user_id: owner.user_id, email: 'tujenge@firm.example' },
      application_id: applicationId,
      application_state: 'submitted',
      approved_at: then.toISOString(),
      changes: [{ field: 'County', before: 'Nairobi City', after: 'Kisumu' }],
      reports: [
        {
          title: 'tujenge works',
          path: `/kijani-directory/${row.slug}`,
          reason: 'claim that is not true',
          email: 'jo@example.com',
          closed_at: null,
        },
        { outcome: 'dismissed', note: 'It rang.' },
      ],
    });
    expect(found.listing).not.toHaveProperty('approved');
  });

  test.each(['0', 'x', '999999', '99999999999'])('there is none with the id %s', async (id) => {
    const admin = await joinAsAdmin(server());
    expect((await server().get(`${base}${id}/`, admin.token)).status).toBe(404);
  });
});

describe('a business', () => {
  test('gets its own row and listing, and nothing that others said', async () => {
    const { owner, row } = await addListing('mine', { telephone: '+254712345678' });
    const other = await addListing('other', { telephone: '+254712345678' });
    await flag(row.id);
    const page = await read(owner.token, '?q=other&attention=flagged');
    expect(page).toMatchObject({
      count: 1,
      results: [{ listing_id: row.id, open_reports: 0, suspected_duplicates: 0 }],
    });
    expect(await review(owner.token, row.id)).toMatchObject({
      owner: { user_id: owner.user_id },
      reports: [],
      duplicates: [],
    });
    expect((await server().get(`${base}${other.row.id}/`, owner.token)).status).toBe(404);
    expect((await server().get(`${base}counts/`, owner.token)).status).toBe(403);
    expect((await server().get(`${base}export/`, owner.token)).status).toBe(403);
  });

  test('without a listing gets none', async () => {
    const owner = await joinAsBusiness(server(), 'new');
    expect(await read(owner.token)).toMatchObject({ count: 0, results: [] });
  });

  test('individuals and visitors get nothing', async () => {
    const { token } = await join(server(), 'achieng');
    expect((await server().get(base, token)).status).toBe(403);
    expect((await server().get(base)).status).toBe(401);
  });
});

test('the table to download has the filters applied and runs no formula', async () => {
  const admin = await joinAsAdmin(server());
  await addListing('a', { name: '=cmd()', county: '042' });
  await addListing('b', { name: '@b, "quoted"', county: '042' });
  await addListing('c', { name: 'Elsewhere' });
  const answer = await server().get(`${base}export/?county=042&sort=name`, admin.token);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="listings.csv"');
  const [header = '', ...lines] = answer.text.trimEnd().split('\r\n');
  expect(header.startsWith('\uFEFFId,Name,Category,County,Status')).toBe(true);
  expect(lines.map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
    expect.stringMatching(/^'=cmd\(\),Home,Kisumu,published,/),
    expect.stringMatching(/^"'@b, ""quoted""",Home,Kisumu,published,/),
  ]);
});
