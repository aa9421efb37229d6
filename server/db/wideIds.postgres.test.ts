import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createEmptyDatabase } from '../test/testDatabase';
import { migrationsFolder, migrationsUntil } from './migrations';
import { openPostgres } from './postgres';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The schema before ids became bigint. */
function beforeWideIds(): string {
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const index = entries.findIndex(({ tag }) => tag.endsWith('_wide_ids'));
  return migrationsUntil(entries[index - 1]?.when ?? 0);
}

test('ids of a database in use become bigint while a server of the version before reads, and files stay where they are', async () => {
  const database = openPostgres(await createEmptyDatabase(), () => undefined);
  const { db } = database;
  const folder = beforeWideIds();
  await database.migrate(folder);
  rmSync(folder, { recursive: true });
  const ask = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
  await db.execute(sql`
    insert into users (username, email, first_name, last_name, user_type, age_bracket, phone_num)
    select 'person-' || n, 'p' || n || '@a.example', 'A', 'B', 'individual', '', '' from generate_series(1, 500) n`);
  await db.execute(sql`
    insert into uploads (id, user_id, kind, name, encoding_format, content_size, bytes)
    select 'file-' || id, id, 'image', 'a', 'image/webp', 40000, decode(repeat(md5(id::text), 2000), 'hex') from users`);
  const files = sql`select md5(string_agg(user_id || md5(bytes), ',' order by id)) as digest from uploads`;
  const place = sql`select pg_relation_filenode(reltoastrelid) as node from pg_class where relname = 'uploads'`;
  // Deleting an account relies on it.
  const order = sql`select conname from pg_constraint where contype = 'f' order by oid`;
  const before = [await ask(files), await ask(place), await ask(order)];

  const done = new AbortController();
  let reads = 0;
  const reading = (async () => {
    while (!done.signal.aborted) {
      await ask(sql`select users.id from users join uploads on user_id = users.id limit 5`);
      reads += 1;
    }
  })();
  await database.migrate();
  done.abort();
  await reading;

  expect(reads).toBeGreaterThan(0);
  expect([await ask(files), await ask(place), await ask(order)]).toEqual(before);
  await db.execute(sql`delete from users where id = 1`);
  expect(await ask(sql`select id from uploads where user_id = 1`)).toEqual([]);
  await expect(
    db.execute(
      sql`insert into uploads (id, user_id, kind, name, encoding_format, content_size, bytes) values ('x', 1, 'image', 'a', 'b', 1, '')`,
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'uploads_user_id_users_id_fk' } });
  await database.close();
});
