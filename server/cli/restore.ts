import { rm } from 'node:fs/promises';
import { isNotNull, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database';
import { hasMigration, migrationsUntil } from '../db/migrations';
import { objectsToRemove, uploads, uploadSizes } from '../db/schema/uploads';
import { users } from '../db/schema/accounts';
import { tablesOf } from '../db/tables';
import type { BackupPart, BackupStart } from './backup';
import { readBackup } from './backupFile';

const MOST_ROWS = 200;
/** Of text in one statement, in UTF-16 units; a row with a large file may be longer. */
const MOST_TEXT = 4_000_000;

/** How the line of a row begins. */
const ROW = '{"row":';
const isRow = (line: string): boolean => line.startsWith(ROW);

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes all foreign keys away, so that rows can come in any order; returns what puts them back, which checks them. They come
 * back in their order: in another one, deleting an account can fail.
 */
async function withoutForeignKeys(tx: Db): Promise<() => Promise<void>> {
  const keys = rowsOf<ForeignKey>(
    await tx.execute(
      sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
    ),
  );
  for (const { table, name } of keys) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    }
  };
}

/** Rows as they come, put into their table many at a time. */
function createInserter(tx: Db) {
  let table: { name: string; columns: string } | null = null;
  let waiting: string[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    if (table === null || waiting.length === 0) return;
    const { name, columns } = table;
    const into = sql.raw(`insert into "${name}" (${columns}) overriding system value`);
    const from = sql.raw(`select ${columns} from jsonb_populate_recordset(null::"${name}", `);
    await tx.execute(sql`${into} ${from}${`[${waiting.join(',')}]`}::jsonb)`);
    waiting = [];
    size = 0;
  }
  return {
    async begin(name: string, columns: string): Promise<void> {
      await flush();
      table = { name, columns };
    },
    async add(row: string): Promise<void> {
      waiting.push(row);
      size += row.length;
      if (waiting.length >= MOST_ROWS || size >= MOST_TEXT) await flush();
    },
    flush,
  };
}

/** Puts the lines after the first into a database that has the schema of the backup. */
async function load(tx: Db, lines: AsyncIterator<string>): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const tables = await tablesOf(tx);
  for (const { name } of tables) {
    await tx.execute(sql.raw(`alter table "${name}" disable trigger user`));
  }
  const putBack = await withoutForeignKeys(tx);
  // Some come with the migrations.
  for (const { name } of tables) await tx.execute(sql.raw(`delete from "${name}"`));

  const known = new Map(tables.map(({ name, columns }) => [name, columns]));
  const inserter = createInserter(tx);
  for (;;) {
    const next = await lines.next();
    if (next.done) break;
    const line = next.value;
    if (isRow(line)) {
      await inserter.add(line.slice(ROW.length, -1));
      continue;
    }
    const part = JSON.parse(line) as BackupPart;
    if ('table' in part) {
      // What is put into a statement is our own name of the table, and not what the file says.
      const columns = known.get(part.table);
      if (columns === undefined || columns !== part.columns) {
        throw new Error(`The table ${part.table} of the backup is not that of its version.`);
      }
      await inserter.begin(part.table, columns);
    } else if ('sequence' in part) {
      await inserter.flush();
      await tx.execute(
        sql`select setval(format('public.%I', ${part.sequence}::text)::regclass, ${part.last}::bigint)`,
      );
    }
  }
  await inserter.flush();
  await putBack();
  for (const { name } of tables) {
    await tx.execute(sql.raw(`alter table "${name}" enable trigger user`));
  }
}

async function isInUse(db: Db): Promise<boolean> {
  const [found] = rowsOf<{ found: boolean }>(
    await db.execute(sql`select to_regclass('public.users') is not null as found`),
  );
  return found?.found === true && (await db.$count(users)) > 0;
}

/** Keys of all objects that the database knows, which nobody needs once it is replaced. */
async function objectsOf(db: Db): Promise<string[]> {
  const [known] = rowsOf<{ found: boolean }>(
    await db.execute(sql`select to_regclass('public.objects_to_remove') is not null as found`),
  );
  if (known?.found !== true) return [];
  const rows = await db
    .select({ key: objectsToRemove.key })
    .from(objectsToRemove)
    .unionAll(
      db
        .select({ key: sql<string>`${uploads.object_key}` })
        .from(uploads)
        .where(isNotNull(uploads.object_key)),
    )
    .unionAll(
      db
        .select({ key: sql<string>`${uploadSizes.object_key}` })
        .from(uploadSizes)
        .where(isNotNull(uploadSizes.object_key)),
    );
  return rows.map(({ key }) => key);
}

async function empty(db: Db): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}

/** Reads a backup to its end, before anything is changed for it. Throws an Error that says what is wrong. */
async function check(file: string, password: string | null): Promise<BackupStart> {
  const found: { start?: BackupStart; rows: number; isComplete: boolean } = {
    rows: 0,
    isComplete: false,
  };
  await readBackup(file, password, async (lines) => {
    for await (const line of lines) {
      if (!found.start) found.start = JSON.parse(line) as BackupStart;
      else if (isRow(line)) found.rows += 1;
      else found.isComplete = (JSON.parse(line) as { rows?: number }).rows === found.rows;
    }
  });
  const { start, isComplete } = found;
  if (!start || !isComplete) throw new Error('The backup is not complete. Nothing was restored.');
  if (!hasMigration(start.schema)) {
    throw new Error(
      `The backup of ${start.made_at} was made by a newer version of the product. Install that version first.`,
    );
  }
  return start;
}

/**
 * Puts a backup into the database, which must be without accounts unless `replace` says that what it holds may go; then
 * brings its schema up to date. The schema of the backup may be older than that of this version, not newer. Returns
 * when the backup was made. Throws an Error that says what is wrong: with the backup, before anything has changed; while
 * it is put into the database, which then is empty. Files are in the database afterwards; objects of what was replaced
 * are to be removed.
 */
export async function restore(
  database: Database,
  { file, password, replace }: { file: string; password: string | null; replace: boolean },
): Promise<string> {
  const { db } = database;
  if (!replace && (await isInUse(db))) {
    throw new Error('The database has accounts. To replace all that it holds, add --replace.');
  }
  const { schema, made_at } = await check(file, password);
  const objects = await objectsOf(db);
  await empty(db);
  const folder = migrationsUntil(schema);
  try {
    await database.migrate(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  await readBackup(file, password, async (parts) => {
    const lines = parts[Symbol.asyncIterator]();
    await lines.next();
    await db.transaction((tx) => load(tx, lines));
  });
  await database.migrate();
  for (let at = 0; at < objects.length; at += MOST_ROWS) {
    const some = objects.slice(at, at + MOST_ROWS).map((key) => ({ key }));
    await db.insert(objectsToRemove).values(some);
  }
  return made_at;
}
