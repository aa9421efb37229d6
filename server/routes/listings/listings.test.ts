import { brotliDecompressSync } from 'node:zlib';
import { desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Listing } from '../../../domain/contract/listing';
import { overviewOf } from '../../../domain/directoryOverview';
import { publicFactsOf } from '../../../domain/listing/facts';
import { withSimilar } from '../../../domain/listing/similar';
import { DIRECTORY_CATEGORIES } from '../../../domain/vocabulary';
import { events, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applications } from '../../db/schema/vetting';
import { DEMO_PASSWORD, isDemo } from '../../seed/isDemo';
import { seedDemo } from '../../seed/seed';
import { writeDemo } from '../../test/demo';
import { putEvent } from '../../test/moderation';
import { business, signUp } from '../../test/people';
import { bodyOf, sessionOf, serverForTests } from '../../test/testApp';
import { listingsRepository } from './repository';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

async function readAll(): Promise<Listing[]> {
  const answer = await server().get('mainapp/listings/');
  expect(answer.status).toBe(200);
  return bodyOf<Listing[]>(answer);
}

test('GET /mainapp/listings/ returns demo listings of every category, featured ones first', async () => {
  const all = await readAll();
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(DIRECTORY_CATEGORIES));
  const flags = all.map(({ featured }) => featured);
  expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
});

test('GET /mainapp/listings/ returns published listings only, without owner and status', async () => {
  const all = await readAll();
  const rows = await server().app.db.select().from(listings);
  const published = rows.filter(({ status }) => status === 'published');
  expect(rows.length).toBeGreaterThan(published.length);
  expect(all.map(({ listing_id }) => listing_id).sort()).toEqual(
    published.map(({ id }) => id).sort(),
  );
  for (const listing of all) {
    expect(Object.keys(listing)).not.toEqual(expect.arrayContaining(['owner_id']));
    expect(listing).not.toHaveProperty('status');
  }
});

test('GET /mainapp/listings/ says which businesses are unclaimed, which have no review', async () => {
  const unclaimed = (await readAll()).filter(({ claimed }) => !claimed);
  expect(unclaimed).toHaveLength(3);
  for (const { level, verified_at, badges, criteria } of unclaimed) {
    expect({ level, verified_at, badges, criteria }).toEqual({
      level: null,
      verified_at: null,
      badges: [],
      criteria: [],
    });
  }
  const [slug] = unclaimed.map((listing) => listing.slug);
  const review = { level: 'Tree' } as const;
  const reviewed = server()
    .app.db.update(listings)
    .set(review)
    .where(eq(listings.slug, slug ?? ''));
  await expect(reviewed).rejects.toThrow();
});

test('GET /mainapp/listings/ returns brotli when accepted, and 304 until a listing changes', async () => {
  const read = (headers: Record<string, string>) =>
    server().app.inject({ url: '/mainapp/listings/', headers });
  const packed = await read({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(await readAll());
  const { etag = '' } = packed.headers;
  const again = await read({ 'if-none-match': etag });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  await server().app.db.update(listings).set({ name: 'Renamed' }).where(eq(listings.id, 1));
  const changed = await read({ 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.payload).toContain('"name":"Renamed"');
});

test.each([1, 7, 500])('published() returns all listings in order in parts of %i', async (size) => {
  await server().app.db.update(listings).set({ name: 'Namesake' }).where(gt(listings.id, 30));
  const ids: number[] = [];
  for await (const part of listingsRepository(server().app.db).published(size)) {
    expect(part.length).toBeLessThanOrEqual(size);
    ids.push(...part.map(({ listing_id }) => listing_id));
  }
  const { db } = server().app;
  const inOrder = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.status, 'published'))
    .orderBy(desc(listings.featured), listings.name, listings.id);
  expect(ids).toEqual(inOrder.map(({ id }) => id));
});

test('GET /mainapp/listings/ returns an empty list when nothing is published', async () => {
  await server().app.db.update(listings).set({ status: 'pending' });
  expect(await readAll()).toEqual([]);
  const { body } = await server().get('mainapp/listings/overview/');
  expect(body).toEqual({ businesses: 0, counties: 0, categories: 0, themes: {}, featured: [] });
});

test('GET /mainapp/listings/overview/ returns what follows from the whole list', async () => {
  const { body } = await server().get('mainapp/listings/overview/');
  const { themes, featured, ...sizes } = overviewOf(await readAll());
  expect(body).toMatchObject(sizes);
  expect(themes).toMatchObject(body['themes'] as object);
  const told = body['featured'] as Listing[];
  expect(told.map(({ name }) => name)).toEqual(featured.map(({ name }) => name));
  expect(JSON.stringify(body)).not.toContain('owner_id');
});

test('GET /mainapp/listings/:id/ finds a listing by slug and by id', async () => {
  const [listing] = await readAll();
  const bySlug = await server().get(`mainapp/listings/${listing?.slug ?? ''}/`);
  const byId = await server().get(`mainapp/listings/${listing?.listing_id ?? 0}/`);
  expect(bySlug.body).toMatchObject(listing ?? {});
  expect(byId.body).toEqual(bySlug.body);
});

test('GET /mainapp/listings/:id/ names the similar listings of the whole list', async () => {
  const all = await readAll();
  const { similarTo } = listingsRepository(server().app.db);
  for (const listing of all) {
    expect(await similarTo(listing)).toEqual(withSimilar(listing, all).similar);
  }
  const [listing] = all;
  const { body } = await server().get(`mainapp/listings/${listing?.slug ?? ''}/`);
  expect(body).toMatchObject(listing ? withSimilar(listing, all) : {});
});

test('GET /mainapp/listings/:id/ names the next events of the business, of a series the next date', async () => {
  const { db } = server().app;
  const [listing] = await db
    .select()
    .from(listings)
    .where(isNotNull(listings.owner_id))
    .orderBy(listings.id);
  const owner = listing?.owner_id ?? 0;
  const eventsOf = async () =>
    (await server().get(`mainapp/listings/${listing?.slug ?? ''}/`)).body['coming_events'];
  await db.delete(events);
  expect(await eventsOf()).toBeUndefined();
  const put = (slug: string, day: string, more: object = {}) => {
    const at = new Date(`${day}T09:00:00Z`);
    return putEvent(server(), owner, {
      ...{ slug, name: slug, start_date: at, end_date: new Date(at.getTime() + 3_600_000) },
      ...{ status: 'published', ...more },
    });
  };
  await put('past', '2026-01-10');
  await put('hidden', '2026-04-01', { status: 'pending' });
  await put('off', '2026-04-02', { status: 'cancelled' });
  await put('third', '2026-05-03', { series_id: 1 });
  await put('first', '2026-04-03', { series_id: 1 });
  await put('second', '2026-04-04');
  expect(await eventsOf()).toEqual([
    {
      slug: 'first',
      name: 'first',
      start_date: '2026-04-03T09:00:00.000Z',
      timezone: 'Africa/Nairobi',
    },
    expect.objectContaining({ slug: 'second' }),
  ]);
});

test.each(['no-such-listing', '999999', '99999999999999999999', "x' or 1=1", '%E2%98%83'])(
  'GET /mainapp/listings/:id/ returns 404 for %s',
  async (name) => {
    const answer = await server().get(`mainapp/listings/${encodeURI(name)}/`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ detail: 'Not found.' });
  },
);

test('GET /mainapp/listings/:id/ returns 404 for a pending listing', async () => {
  const [row] = await server().app.db.select().from(listings).where(eq(listings.status, 'pending'));
  expect((await server().get(`mainapp/listings/${row?.slug ?? ''}/`)).status).toBe(404);
});

test('GET /mainapp/listings/ may be cached for visitors, but not for members', async () => {
  const visitor = await server().get('mainapp/listings/');
  expect(visitor.headers['cache-control']).toBe('public, max-age=60');
  expect(visitor.headers['vary']).toContain('Authorization');
  const member = await server().get('mainapp/listings/', 'any');
  expect(member.headers['cache-control']).toBe('private, no-store');
});

test('GET /mainapp/listings/ compresses the list and varies by Accept-Encoding', async () => {
  const answer = await server().app.inject({
    url: '/mainapp/listings/',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toContain('Accept-Encoding');
});

describe('the demo data', () => {
  test('is written once', async () => {
    expect(await isDemo(server().app.db)).toBe(true);
    const count = await server().app.db.$count(users);
    expect(await seedDemo(server().app.db, server().app.now())).toBe(false);
    expect(await server().app.db.$count(users)).toBe(count);
  });

  test.each([
    ['wanjiku', { user_type: 'individual', role: 'member' }],
    ['hello@mwangaza-soaps.example', { user_type: 'business', role: 'member' }],
    ['admin', { role: 'admin' }],
  ])('lets %s sign in with a completed profile', async (username, expected) => {
    const answer = await server().post('accounts/login/', { username, password: DEMO_PASSWORD });
    expect(sessionOf(answer)).toMatchObject({ ...expected, form_filled: true });
  });

  test('has past and coming events, resources, and applications in five states', async () => {
    const { db, now } = server().app;
    const all = await db.select().from(events);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.some((event) => event.start_date < now())).toBe(true);
    expect(all.some((event) => event.start_date > now())).toBe(true);
    for (const event of all) expect(event.end_date > event.start_date).toBe(true);
    expect(await db.$count(resources)).toBeGreaterThanOrEqual(20);
    const states = (await db.select().from(applications)).map(({ state }) => state);
    expect(new Set(states).size).toBeGreaterThanOrEqual(5);
  });

  test('has published listings that are approved as they are', async () => {
    const rows = await server().app.db.select().from(listings);
    for (const row of rows.filter(({ status }) => status === 'published')) {
      expect(row.approved).toEqual(publicFactsOf(row));
      expect(row.approved_at).toEqual(row.published_at);
    }
  });
});

describe('GET /mainapp/listings/mine/', () => {
  const mine = 'mainapp/listings/mine/';

  test('returns the listing in any state, with the feedback of the reviewer', async () => {
    const { token, user_id } = await signUp(server(), business);
    const [listing] = await readAll();
    const change = { owner_id: user_id, status: 'draft', moderation_feedback: 'A photo.' } as const;
    const isIt = eq(listings.id, listing?.listing_id ?? 0);
    await server().app.db.update(listings).set(change).where(isIt);
    const { status, body } = await server().get(mine, token);
    expect(status).toBe(200);
    expect(body).toEqual({ ...listing, status: 'draft', moderation_feedback: 'A photo.' });
  });

  test('returns 404 to another member and 401 to a visitor', async () => {
    const { token } = await signUp(server(), business);
    expect((await server().get(mine, token)).status).toBe(404);
    expect((await server().get(mine)).status).toBe(401);
  });
});
