import { eq } from 'drizzle-orm';
import type { ListingActivity, MemberZone } from '../../../domain/contract/memberZone';
import type { UserData } from '../../../domain/contract/session';
import { ACTIVITY_KEPT_DAYS, type ActivityKind } from '../../../domain/listing/activity';
import { listingActivity, listings } from '../../db/schema/listings';
import { PASSWORD } from '../../test/people';
import { join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';
import { joinAsBusiness, listingOf, putListing } from '../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;
const DAY = 24 * 3600;
const now = () => server().app.now().toISOString();

const tap = async (
  listing: number | string,
  kind: string,
  more: { token?: string; headers?: Record<string, string> } = {},
) => (await server().post(`mainapp/listings/${listing}/activity/`, { kind }, more)).status;

async function tapTimes(listing: number, kind: ActivityKind, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await tap(listing, kind)).toBe(204);
}

const counted = async () =>
  Object.fromEntries(
    (await db().select().from(listingActivity)).map(({ kind, times }) => [kind, times]),
  );

/** Signs in anew, since sessions end before the days that pass here. */
async function tokenOf({ user_email }: UserData): Promise<string> {
  const login = { username: user_email, password: PASSWORD };
  return sessionOf(await server().post('accounts/login/', login)).token;
}

async function zoneOf(member: UserData): Promise<MemberZone> {
  const answer = await server().get('mainapp/member-zone/', await tokenOf(member));
  expect(answer.status).toBe(200);
  return bodyOf<MemberZone>(answer);
}

async function activityOf(owner: UserData): Promise<ListingActivity> {
  const { activity } = await zoneOf(owner);
  if (!activity) throw new Error('no activity');
  return activity;
}

const visit = async (member: UserData) =>
  server().post('mainapp/member-zone/visit/', {}, { token: await tokenOf(member) });

let owner: UserData;
let id: number;

beforeEach(async () => {
  owner = await joinAsBusiness(server(), 'mwangaza');
  await putListing(server(), owner.user_id, { status: 'published' });
  ({ id } = await listingOf(server(), owner.user_id));
});

describe('POST /mainapp/listings/{listing}/activity/', () => {
  test('counts by kind and day, and keeps nothing of who it was', async () => {
    await tapTimes(id, 'view', 2);
    const { token } = await join(server(), 'achieng');
    expect(await tap(id, 'whatsapp', { token })).toBe(204);
    expect(await db().select().from(listingActivity).orderBy(listingActivity.kind)).toEqual([
      { listing_id: id, day: now().slice(0, 10), kind: 'view', times: 2 },
      { listing_id: id, day: now().slice(0, 10), kind: 'whatsapp', times: 1 },
    ]);
  });

  test('counts neither the owner nor an admin', async () => {
    const admin = await joinAsAdmin(server());
    expect(await tap(id, 'view', owner)).toBe(204);
    expect(await tap(id, 'view', admin)).toBe(204);
    expect(await counted()).toEqual({});
  });

  test.each([
    ['DNT', { dnt: '1' }],
    ['GPC', { 'sec-gpc': '1' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('does not count a reader with %s', async (_name, headers) => {
    expect(await tap(id, 'view', { headers })).toBe(204);
    expect(await counted()).toEqual({});
  });

  test.each(['pending', 'draft', 'rejected'] as const)(
    'returns 404 for a listing that is %s',
    async (status) => {
      await db().update(listings).set({ status }).where(eq(listings.id, id));
      expect(await tap(id, 'view')).toBe(404);
      expect(await counted()).toEqual({});
    },
  );

  test.each(['0', '999999999', 'a-slug', '1e3'])('returns 404 for the id %s', async (listing) => {
    expect(await tap(listing, 'view')).toBe(404);
  });

  test('returns 400 for another kind', async () => {
    expect(await tap(id, 'email')).toBe(400);
  });

  test('returns 429 for the 601st of an address within an hour, and counts it no more', async () => {
    await tapTimes(id, 'view', 600);
    expect(await tap(id, 'view')).toBe(429);
    expect(await counted()).toEqual({ view: 600 });
  });
});

describe('GET /mainapp/member-zone/', () => {
  test('returns the last 28 days, the 28 before, and the views of each day', async () => {
    await tapTimes(id, 'view', 3);
    await tapTimes(id, 'call', 1);
    server().advance(28 * DAY);
    await tapTimes(id, 'view', 2);
    await tapTimes(id, 'whatsapp', 1);
    const activity = await activityOf(owner);
    expect(activity).toMatchObject({
      latest: { view: 2, call: 0, whatsapp: 1, directions: 0 },
      earlier: { view: 3, call: 1, whatsapp: 0, directions: 0 },
      since_visit: null,
    });
    expect(activity.views_by_day).toEqual([...Array<number>(27).fill(0), 2]);
  });

  test('forgets what is older than 56 days', async () => {
    await tapTimes(id, 'view', 3);
    server().advance(56 * DAY);
    expect(await activityOf(owner)).toMatchObject({ latest: { view: 0 }, earlier: { view: 0 } });
  });

  test('returns what happened since the day of the last visit, also when that is long ago', async () => {
    await tapTimes(id, 'view', 1);
    server().advance(DAY);
    await visit(owner);
    const visited = now();
    await tapTimes(id, 'view', 2);
    server().advance(100 * DAY);
    await tapTimes(id, 'view', 3);
    const { since, activity } = await zoneOf(owner);
    expect(since).toBe(visited);
    expect(activity).toMatchObject({ latest: { view: 3 }, since_visit: { view: 5 } });
  });

  test('keeps the moment of the visit before for an hour', async () => {
    expect((await zoneOf(owner)).since).toBeNull();
    expect((await visit(owner)).status).toBe(204);
    const first = now();
    expect((await zoneOf(owner)).since).toBeNull();
    server().advance(2 * DAY);
    expect((await zoneOf(owner)).since).toBe(first);
    await visit(owner);
    const second = now();
    server().advance(3599);
    await visit(owner);
    expect((await zoneOf(owner)).since).toBe(first);
    server().advance(1);
    expect((await zoneOf(owner)).since).toBe(second);
  });

  test('has no activity of others, of a hidden listing, or of an individual', async () => {
    await tapTimes(id, 'view', 1);
    const other = await joinAsBusiness(server(), 'tujenge');
    const person = await join(server(), 'achieng');
    await db().update(listings).set({ status: 'pending' }).where(eq(listings.id, id));
    for (const each of [owner, other, person]) expect((await zoneOf(each)).activity).toBeNull();
  });
});

test('the sweep removes what is older than 400 days', async () => {
  await tapTimes(id, 'view', 1);
  server().advance((ACTIVITY_KEPT_DAYS - 1) * DAY);
  await server().app.sweep();
  expect(await counted()).toEqual({ view: 1 });
  server().advance(DAY);
  await server().app.sweep();
  expect(await counted()).toEqual({});
});
