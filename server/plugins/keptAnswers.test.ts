import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { request } from 'undici';
import { STEADY_MS } from '../answers/finishedAnswer';
import { TABLES_READ } from '../answers/tablesRead';
import { events, waitingPlaces } from '../db/schema/posts';
import { SHOWN_TABLES } from '../db/shownTables';
import { tablesOf } from '../db/tables';
import { writeDemo } from '../test/demo';
import { individual, signUp } from '../test/people';
import { serverForTests } from '../test/testApp';
import { until } from '../test/until';
import type { Answered } from './answered';

/** Nothing changes but by what is posted. */
const server = serverForTests({
  dataVersion: { askedEvery: Number.POSITIVE_INFINITY, listens: false },
  env: { TRUST_PROXY: '1' },
});

/** What was answered, oldest first; the server notes it after the last byte. */
const answered: Answered[] = [];
let noted = (): void => undefined;
async function untilAnswered(count: number): Promise<Answered[]> {
  while (answered.length < count) await new Promise<void>((resolve) => (noted = resolve));
  return answered;
}

beforeAll(async () => {
  const { app } = server();
  app.onAnswered((one) => {
    answered.push(one);
    noted();
  });
  // No job that begins with the port reads the database meanwhile.
  await once(app.server.listen(0, '127.0.0.1'), 'listening');
});

beforeEach(async () => {
  await writeDemo(server());
  await refresh();
});
afterEach(() => jest.restoreAllMocks());

/** Any answered write makes the data be looked at. */
const refresh = () => server().post('accounts/login/', {});

const { directory, listing, listingSearch, eventList, eventSearch, event, feed } = TABLES_READ;
const { resourceList, resourceSearch, resource, memberSearch, sitemap } = TABLES_READ;

const KEPT: [url: string, tables: PgTable[]][] = [
  ['/mainapp/listings/overview/', directory],
  ['/mainapp/listings/search/?q=soap&county=47', listingSearch],
  ['/mainapp/listings/search/?q=zzyzxion', listingSearch],
  ['/mainapp/listings/suggestions/?q=so', listingSearch],
  ['/mainapp/listings/1/', listing],
  ['/mainapp/events/', eventList],
  ['/mainapp/events/search/?q=energy', eventSearch],
  ['/mainapp/events/first-energy-walk-through/', event],
  ['/mainapp/events/feed.ics', feed],
  ['/mainapp/events/first-energy-walk-through/event.ics', feed],
  ['/mainapp/resources/', resourceList],
  ['/mainapp/resources/overview/', resourceList],
  ['/mainapp/resources/search/?page=1', resourceSearch],
  ['/mainapp/resources/1/', resource],
  ['/mainapp/members/?page=1', memberSearch],
  ['/sitemap.xml', sitemap],
];
const URLS = KEPT.map(([url]) => url);

type Headers = Record<string, string>;

/** What is sent again is sent before anything that a test can put a request into. */
async function get(url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { port } = server().app.server.address() as AddressInfo;
  const answer = await request(`http://127.0.0.1:${port}${url}`, { headers, method });
  const rawPayload = Buffer.from(await answer.body.arrayBuffer());
  const { statusCode } = answer;
  return { statusCode, headers: answer.headers, rawPayload, payload: rawPayload.toString() };
}
/** As it is made for a request that says something of its sender. */
const getMade = (url: string, headers: Headers = {}) => get(url, { ...headers, cookie: 'a=b' });

function figures() {
  const read = server().app.caches.get('answers');
  if (!read) throw new Error('no answers are kept');
  return read();
}

type Answer = Awaited<ReturnType<typeof get>>;

/** Without what differs from answer to answer. */
function headersOf({ headers }: Answer) {
  const control = String(headers['cache-control']).replace(/, stale-while-revalidate=\d+/, '');
  const ofEach = ['x-request-id', 'date', 'content-length'];
  const others = Object.entries(headers).filter(([name]) => !ofEach.includes(name));
  return { ...Object.fromEntries(others), 'cache-control': control };
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
function textOf({ rawPayload, headers }: Answer): string {
  const decode = decoders[String(headers['content-encoding'])];
  return (decode ? decode(rawPayload) : rawPayload).toString();
}

/** Collects the statements that are sent to the database. */
function watchDatabase(): string[] {
  const statements: string[] = [];
  const session = Reflect.get(server().app.db, 'session') as {
    prepareQuery(query: { sql: string }, ...more: unknown[]): unknown;
  };
  const prepare = session.prepareQuery.bind(session);
  jest.spyOn(session, 'prepareQuery').mockImplementation((query, ...more) => {
    statements.push(query.sql);
    return prepare(query, ...more);
  });
  return statements;
}

const EVERY_TIME = ['first', 'sent', 'steady', 'compressed better', 'sent again'];

async function getOften(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < EVERY_TIME.length) answers.push(await get(url));
  return answers;
}

test.each(URLS)('%s is the same from the cache in each encoding and language', async (url) => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    for (const language of ['en', 'sw']) {
      const headers = { 'accept-encoding': encoding, 'accept-language': language };
      // None that was made for another encoding is up to date.
      server().advance(120);
      const made = await getMade(url, headers);
      expect(made.statusCode).toBe(200);
      for (const time of EVERY_TIME) {
        if (time === 'steady') server().advance(STEADY_MS / 1000);
        const answer = await get(url, headers);
        expect([time, answer.statusCode, textOf(answer)]).toEqual([time, 200, textOf(made)]);
        expect(headersOf(answer)).toEqual(headersOf(made));
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      }
    }
  }
  await get(url);
  await server().app.laterDone();
  const statements = watchDatabase();
  await getOften(url);
  expect(statements).toEqual([]);
});

/** Only a member has a place in it. */
const OF_CALLER = getTableName(waitingPlaces);

test.each(KEPT)('%s reads no other tables than its route says', async (url, tables) => {
  const known = new Set((await tablesOf(server().app.db)).map(({ name }) => name));
  await getMade(url);
  await server().app.laterDone();
  const statements = watchDatabase();
  await get(url);
  await server().app.laterDone();
  const read = statements
    .filter((text) => !/insert into|missing_words|xmin/.test(text))
    .flatMap((text) => [...text.matchAll(/(?:from|join) "?(\w+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => known.has(name) && name !== OF_CALLER);

  expect([...new Set(read)].filter((name) => !tables.map(getTableName).includes(name))).toEqual([]);
});

test('the database tells of changes of all tables that are shown, and of no others', async () => {
  const { rows } = (await server().app.db.execute(
    "select event_object_table as name from information_schema.triggers where trigger_name like '%tell_change'",
  )) as { rows: { name: string }[] };
  const told = [...new Set(rows.map(({ name }) => name))].sort();
  expect(told).toEqual(SHOWN_TABLES.map(getTableName).sort());
});

describe('what one visitor sends', () => {
  const url = '/mainapp/listings/search/?q=soap';
  const SECRET = 'secret-of-one-visitor';

  test.each<[string, string, Headers]>([
    ['a token', '', { authorization: `Token ${SECRET}` }],
    ['another scheme', '', { authorization: `Bearer ${SECRET}` }],
    ['a cookie', '', { cookie: `session=${SECRET}` }],
    ['whose view it is', `&as_user=${SECRET}`, {}],
    ['a token in the address', `&token=${SECRET}`, {}],
    ['whose posts it wants', `&user_id=${SECRET}`, {}],
  ])('is never answered from the cache, nor kept: %s', async (_what, query, headers) => {
    await get(url);
    await get(url);
    await server().app.laterDone();
    const statements = watchDatabase();
    for (const again of ['', '&page=1']) {
      const before = statements.length;
      const own = await get(url + query + again, headers);
      expect(own.statusCode).toBe(200);
      expect(statements.length).toBeGreaterThan(before);
      expect(own.headers['cache-control']).not.toContain('stale-while-revalidate');
    }
  });

  test.each<[string, Headers]>([
    ['another host', { host: `${SECRET}.example`, 'x-forwarded-host': SECRET }],
    ['an address of a proxy', { 'x-forwarded-for': SECRET, 'x-real-ip': SECRET }],
    ['another address', { 'x-original-url': `/${SECRET}`, 'x-rewrite-url': `/${SECRET}` }],
    ['another method', { 'x-http-method-override': 'POST' }],
    ['where it comes from', { referer: `https://${SECRET}.example`, origin: SECRET }],
    ['a language', { 'accept-language': SECRET }],
    ['a part', { range: 'bytes=0-1', 'if-range': SECRET }],
    ['a trace', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }],
  ])('is in no answer of the next: %s', async (_what, headers) => {
    const made = await getMade(url);
    const own = await get(url, headers);
    expect(own.payload).toBe(made.payload);
    for (const time of EVERY_TIME) {
      const next = await get(url);
      expect([time, next.payload]).toEqual([time, made.payload]);
      expect(headersOf(next)).toEqual(headersOf(made));
    }
  });

  test('has a request id of its own', async () => {
    const answers = await getOften(url);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(EVERY_TIME.length);
  });

  test('finds the same entry for each order and for parameters that nobody knows', async () => {
    const { payload } = await get('/mainapp/listings/search/?q=soap&county=47');
    await server().app.laterDone();
    const statements = watchDatabase();
    for (const query of [
      'county=47&q=soap',
      'q=soap&county=47&utm_source=a',
      'x=1&county=47&q=soap',
    ]) {
      expect((await get(`/mainapp/listings/search/?${query}`)).payload).toBe(payload);
    }
    expect(statements).toEqual([]);
    const unknown = await get('/mainapp/listings/search/?county=47&q=soap&utm_source=a');
    expect(unknown.headers['cache-control']).toBe('public, max-age=60');
  });
});

test('a member gets their own answer, and a visitor after them that of visitors', async () => {
  const { token } = await signUp(server(), individual);
  const url = '/mainapp/events/first-energy-walk-through/';
  const visitor = await get(url);
  const path = 'mainapp/events/first-energy-walk-through/attendance/';
  expect((await server().post(path, {}, { token })).status).toBe(200);
  const own = await server().get(url.slice(1), token);
  expect(own.body['attending']).toBe(true);
  for (const next of await getOften(url)) {
    expect(next.payload).not.toContain('"attending":true');
    expect(next.payload).not.toBe(visitor.payload);
  }
});

test('is made anew after a write that this server answered', async () => {
  const url = '/mainapp/events/search/';
  const before = await get(url);
  await get(url);
  await server().app.db.delete(events).where(eq(events.id, 1));
  expect((await get(url)).payload).toBe(before.payload);
  await refresh();
  const after = await get(url);
  expect(after.payload).not.toBe(before.payload);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

test('is made anew after two minutes, since what is past by now depends on the clock', async () => {
  const url = '/mainapp/events/search/';
  await get(url);
  const statements = watchDatabase();
  server().advance(59);
  await get(url);
  expect(statements).toEqual([]);
  server().advance(61);
  await get(url);
  expect(statements.length).toBeGreaterThan(0);
});

test('is made anew beside for who asks for one that is a minute old', async () => {
  const url = '/mainapp/events/search/';
  const before = await get(url);
  await server().app.db.delete(events).where(eq(events.id, 1));
  server().advance(60);
  let asked = answered.length + 1;
  expect((await get(url)).payload).toBe(before.payload);
  await until(async () => {
    asked += 1;
    return (await get(url)).payload !== before.payload;
  });
  expect(await untilAnswered(asked)).toHaveLength(asked);
});

test('is 304 for who has it, and described to who asks for its head alone', async () => {
  const url = '/mainapp/listings/overview/';
  for (const { headers } of await getOften(url)) {
    const known = await get(url, { 'if-none-match': String(headers['etag']) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    expect(known.headers).toMatchObject({ etag: headers['etag'], vary: headers['vary'] });
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  }
});

test('is kept while the database is away', async () => {
  const url = '/mainapp/listings/1/';
  const { payload } = await get(url);
  jest.spyOn(server().app.db, 'select').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  await refresh();
  server().advance(120);
  const answer = await get(url);
  expect([answer.statusCode, answer.payload]).toEqual([200, payload]);
});

/** Sends it until it is sent again, and returns that answer with what was noted of each. */
async function getAgain(url: string, headers: Headers = {}) {
  const before = answered.length;
  const answers: Answer[] = [];
  while (answers.length < EVERY_TIME.length) answers.push(await get(url, headers));
  const notes = await untilAnswered(before + answers.length);
  return { last: answers.at(-1), notes: notes.slice(before) };
}

test('is logged and counted each time, with ids of its own and the pattern of its route', async () => {
  const url = '/mainapp/events/first-energy-walk-through/';
  const { last, notes } = await getAgain(url);
  const [first] = notes;
  for (const { method, route, status, user } of notes) {
    expect({ method, route, status, user }).toEqual({
      ...{ method: 'GET', route: '/mainapp/events/:event/' },
      ...{ status: 200, user: null },
    });
  }
  expect(first?.ids).toBeNull();
  const lines = server().logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = lines.filter(({ msg, route }) => msg === 'answered' && route === first?.route);
  expect(own).toHaveLength(EVERY_TIME.length);
  expect(Object.keys(own.at(-1) ?? {}).sort()).toEqual(Object.keys(own[0] ?? {}).sort());
  expect(own.at(-1)).toMatchObject({
    reqId: last?.headers['x-request-id'],
    trace_id: expect.stringMatching(/^[\da-f]{32}$/) as string,
  });
  expect(new Set(own.map(({ trace_id }) => trace_id)).size).toBe(EVERY_TIME.length);
});

test('is logged with the trace that a trusted proxy names', async () => {
  const id = 'ab'.repeat(16);
  const traceparent = `00-${id}-${'cd'.repeat(8)}-01`;
  const { notes } = await getAgain('/mainapp/listings/overview/', { traceparent });
  expect(notes.at(-1)?.ids?.trace_id).toBe(id);
});

test('counts a search that finds nothing each time, and not when it is made anew beside', async () => {
  const url = '/mainapp/listings/search/?q=zzyzxion';
  await getOften(url);
  const { misses } = figures();
  server().advance(60);
  await get(url);
  await until(() => figures().misses > misses);
  await server().app.laterDone();
  const { rows } = (await server().app.db.execute(
    "select searches from missing_words where word = 'zzyzxion'",
  )) as { rows: { searches: number }[] };
  expect(rows).toEqual([{ searches: EVERY_TIME.length + 1 }]);
});
