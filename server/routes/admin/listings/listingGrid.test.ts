import { eq } from 'drizzle-orm';
import { listings } from '../../../db/schema/listings';
import { listingDesk, LISTINGS as base } from '../../../test/adminListings';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';
import { joinAsBusiness, putApplication } from '../../../test/vetting';
import { approvalOf } from '../../listings/approval';

const server = serverForTests();
const DAY = 86_400_000;

const { addListing, flag, names, read, review } = listingDesk(server);

describe('GET /mainapp/admin/listings/', () => {
  test('returns state, reports and application of each listing, the latest change first', async () => {
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

  test('returns pages of the requested size', async () => {
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

describe('GET /mainapp/admin/listings/:id/', () => {
  test('returns owner, application, changes and reports', async () => {
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

  test.each(['0', 'x', '999999', '99999999999'])('returns 404 for %s', async (id) => {
    const admin = await joinAsAdmin(server());
    expect((await server().get(`${base}${id}/`, admin.token)).status).toBe(404);
  });
});

describe('GET /mainapp/admin/listings/ without the admin role', () => {
  test('returns its own listing to a business, without reports and duplicates', async () => {
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

  test('returns an empty list to a business without a listing', async () => {
    const owner = await joinAsBusiness(server(), 'new');
    expect(await read(owner.token)).toMatchObject({ count: 0, results: [] });
  });

  test('returns 403 to an individual and 401 to a visitor', async () => {
    const { token } = await join(server(), 'achieng');
    expect((await server().get(base, token)).status).toBe(403);
    expect((await server().get(base)).status).toBe(401);
  });
});

test('GET /mainapp/admin/listings/export/ returns filtered rows as CSV without formulas', async () => {
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
