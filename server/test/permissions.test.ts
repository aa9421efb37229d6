import { sql, type SQL } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { attempts, idempotencyKeys } from '../db/schema/shared';
import { ACTORS, isPermitted, statusFor, type Actor, type World } from './permissionCases';
import { PERMISSIONS } from './permissionRows';
import { createTestApp, type Answer, type TestApp } from './testApp';
import { keepAllRows } from './testDatabase';
import { createWorld } from './world';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await watchWrites();
}, 60_000);
afterAll(async () => {
  await server.app.db.execute(sql`drop schema if exists watched cascade`);
  await server.close();
});

/** Every table but those that count requests, keep answers and hold what their first reader makes: sums, keys. */
const WATCHED = sql`information_schema.tables where table_schema = 'public'
  and table_name not in ('attempts', 'credential_keys', 'idempotency_keys', 'trend_snapshots')`;

const READING = sql`
  select string_agg(format(
    'select %L as "table", coalesce(jsonb_agg(row order by row), ''[]'') as rows
     from (select to_jsonb(t)::text as row from %I t) each', table_name, table_name),
    ' union all ' order by table_name) as statement
  from ${WATCHED}`;

/** Notes each row that is written, since reading all tables after every call takes longer than the call. */
async function watchWrites(): Promise<void> {
  const { db } = server.app;
  await db.execute(sql`create schema watched`);
  await db.execute(sql`create table watched.writes ("table" text not null)`);
  await db.execute(sql`
    create function watched.note() returns trigger language plpgsql as $$ begin
      insert into watched.writes values (tg_table_name);
      return null;
    end $$`);
  const { rows } = (await db.execute(sql`
    select format('create trigger watched after insert or update or delete on %I
      for each row execute function watched.note()', table_name) as statement
    from ${WATCHED}`)) as { rows: { statement: string }[] };
  for (const { statement } of rows) await db.execute(sql.raw(statement));
}

/** The tables that were written since this was last asked. */
async function writtenTables(): Promise<string[]> {
  const { rows } = (await server.app.db.execute(
    sql`delete from watched.writes returning "table"`,
  )) as { rows: { table: string }[] };
  return rows.map(({ table }) => table);
}

let reading: SQL | undefined;

async function snapshot(): Promise<unknown[]> {
  const { db } = server.app;
  if (!reading) {
    const { rows } = (await db.execute(READING)) as { rows: { statement: string }[] };
    // PostgreSQL reads the tables side by side, in no order of its own.
    reading = sql.raw(`${rows[0]?.statement ?? ''} order by "table"`);
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

test('has a row for every route of the OpenAPI document, and no other', async () => {
  const { body } = await server.get('api/docs/json');
  const routes = Object.entries(body['paths'] as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(PERMISSIONS.map(([route]) => route).sort()).toEqual(routes.sort());
});

const cells = PERMISSIONS.flatMap(([route, ...cases]) =>
  cases.flatMap((row) =>
    ACTORS.map((actor) => ({ route, row, actor, of: row.of, status: statusFor(row, actor) })),
  ),
);

/** The people and things that each call finds, and what all tables hold then. */
let start: { world: World; rows: unknown[]; restore: () => Promise<void> } | null = null;
/** Whether the last call has written. */
let isSpoilt = false;

async function startOfCall() {
  if (!start) {
    const world = await createWorld(server);
    await server.app.laterDone();
    start = { world, rows: await snapshot(), restore: await keepAllRows(server.app.db) };
    await writtenTables();
  } else if (isSpoilt) {
    await start.restore();
  } else {
    await server.app.db.delete(attempts);
    await server.app.db.delete(idempotencyKeys);
  }
  isSpoilt = true;
  return start;
}

test.each(cells)(
  'answers $route, of $of, to $actor with $status',
  async ({ route, row, actor, status }) => {
    const { world, rows } = await startOfCall();
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
    isSpoilt = (await writtenTables()).length > 0;
    const mayWrite =
      answer.status < 300 && (method !== 'GET' || (row.isRecorded && isPermitted(row, actor)));
    if (isSpoilt && !mayWrite) expect(await snapshot()).toEqual(rows);
  },
);
