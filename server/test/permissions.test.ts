import { eq, sql, type SQL } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { abuseReports, events, resources } from '../db/posts';
import { attempts, idempotencyKeys, listings, uploads, users } from '../db/schema';
import { business, confirmEmail, individual, signUp } from './people';
import { ACTORS, type Actor, type World } from './permissionCases';
import { PERMISSIONS } from './permissionRows';
import { createTestApp, type Answer, type TestApp } from './testApp';
import { putApplication } from './vetting';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
}, 60_000);
afterAll(() => server.close());

const person = (name: string) => ({
  ...individual,
  first_name: name,
  last_name: 'Barasa',
  username: name,
  email: `${name}@example.org`,
});

async function addPosts({ app: { db } }: TestApp, user_id: number) {
  const day = new Date('2026-04-01T09:00:00Z');
  const post = { user_id, themes: [], description: '' };
  const resource = { ...post, headline: '', abstract: '', resource_type: 'guide', author: '' };
  const event = { ...post, name: '', summary: '', attendance_mode: 'online', organizer: '' };
  const dates = { start_date: day, end_date: day };
  const madeResources = await db
    .insert(resources)
    .values([
      { ...resource, resource_type: 'guide', status: 'draft' },
      { ...resource, resource_type: 'guide', status: 'published', published_at: day },
    ])
    .returning({ id: resources.id });
  const madeEvents = await db
    .insert(events)
    .values([
      { ...event, ...dates, attendance_mode: 'online', slug: 'hidden', status: 'draft' },
      { ...event, ...dates, attendance_mode: 'online', slug: 'shown', status: 'published' },
    ])
    .returning({ id: events.id });
  const [resourceId = 0, publicResourceId = 0] = madeResources.map(({ id }) => id);
  const [eventId = 0, publicEventId = 0] = madeEvents.map(({ id }) => id);
  return { resourceId, publicResourceId, eventId, publicEventId };
}

async function createWorld(): Promise<World> {
  const { db } = server.app;
  const members = {
    individual: await signUp(server),
    otherIndividual: await signUp(server, person('baraka')),
    business: await signUp(server, business),
    admin: await signUp(server, person('root')),
  };
  const { user_id } = members.individual;
  await confirmEmail(server, user_id);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, members.admin.user_id));
  const newsletterToken = 'BBBBBBBBBBBBBBBBBBBBBB';
  await db
    .update(users)
    .set({ newsletter_at: server.app.now(), newsletter_token: newsletterToken })
    .where(eq(users.id, user_id));
  const [listing] = await db
    .insert(listings)
    .values({
      owner_id: members.business.user_id,
      slug: 'tujenge-bricks',
      status: 'published',
      name: 'Tujenge Bricks',
      summary: '',
      description: '',
      category: 'Home',
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: '',
      same_as: [],
    })
    .returning();
  const id = 'CCCCCCCCCCCCCCCCCCCCCC';
  const bytes = Buffer.from('%PDF-1.7');
  const file = { id, user_id, kind: 'file', name: 'a.pdf', content_size: 8, bytes } as const;
  await db.insert(uploads).values({ ...file, encoding_format: 'application/pdf' });
  const posts = await addPosts(server, user_id);
  const [report] = await db
    .insert(abuseReports)
    .values({
      subject: 'resource',
      subject_id: posts.publicResourceId,
      reason: 'something else',
      details: 'Wrong.',
      email: '',
    })
    .returning({ id: abuseReports.id });
  return {
    members,
    ...posts,
    file: `/uploads/${id}/a.pdf`,
    newsletterToken,
    listingId: listing?.id ?? 0,
    applicationId: await putApplication(server, members.business.user_id, 'in_progress', {}),
    abuseReportId: report?.id ?? 0,
  };
}

/** Every table but those that count requests, keep answers and hold what a month's first reader sums up. */
const WATCHED = sql`
  select string_agg(format(
    'select %L as "table", coalesce(jsonb_agg(row order by row), ''[]'') as rows
     from (select to_jsonb(t)::text as row from %I t) each', table_name, table_name),
    ' union all ' order by table_name) as statement
  from information_schema.tables where table_schema = 'public'
    and table_name not in ('attempts', 'idempotency_keys', 'trend_snapshots')`;

let reading: SQL | undefined;

async function snapshot(): Promise<unknown[]> {
  const { db } = server.app;
  if (!reading) {
    const { rows } = (await db.execute(WATCHED)) as { rows: { statement: string }[] };
    reading = sql.raw(rows[0]?.statement ?? '');
  }
  return ((await db.execute(reading)) as { rows: unknown[] }).rows;
}

interface Request {
  path: string;
  body?: unknown;
  form?: { payload: Buffer; headers: Record<string, string> };
}

function send(method: string, actor: Actor, world: World, request: Request): Promise<Answer> {
  const token = actor === 'visitor' ? {} : { token: world.members[actor].token };
  const verb = method as NonNullable<InjectOptions['method']>;
  if (request.form) return server.post(request.path, {}, { ...token, ...request.form });
  if (request.body !== undefined) {
    return server.post(request.path, request.body, { ...token, method: verb });
  }
  if (method === 'GET') return server.get(request.path, token.token);
  return server.post(request.path, '', { ...token, method: verb });
}

test('every route of the OpenAPI document has its row, and every row its route', async () => {
  const { body } = await server.get('api/docs/json');
  const routes = Object.entries(body['paths'] as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(PERMISSIONS.map(([route]) => route).sort()).toEqual(routes.sort());
});

const cells = PERMISSIONS.flatMap(([route, ...cases]) =>
  cases.flatMap((row) =>
    ACTORS.map((actor, index) => ({ route, row, actor, of: row.of, status: row.expect[index] })),
  ),
);

/** The people and things of the last call, as long as no call has written. */
let untouched: { world: World; before: unknown[] } | null = null;

async function worldToAskIn() {
  if (untouched) {
    await server.app.db.delete(attempts);
    await server.app.db.delete(idempotencyKeys);
    return untouched;
  }
  await server.reset();
  const world = await createWorld();
  await server.app.laterDone();
  return { world, before: await snapshot() };
}

test.each(cells)('$route, of $of, by $actor: $status', async ({ route, row, actor, status }) => {
  const asked = await worldToAskIn();
  const { world, before } = asked;
  untouched = null;
  const [method = ''] = route.split(' ');
  const { path, body, form } = row;
  const answer = await send(method, actor, world, {
    path: path(world),
    ...(body && { body: body(world) }),
    ...(form && { form: form(world) }),
  });
  await server.app.laterDone();
  expect({ status: answer.status, body: answer.status === status ? null : answer.body }).toEqual({
    status,
    body: null,
  });
  const mayWrite =
    answer.status < 300 && (method !== 'GET' || (row.isRecorded && actor === 'admin'));
  if (mayWrite) return;
  expect(await snapshot()).toEqual(before);
  untouched = asked;
});
