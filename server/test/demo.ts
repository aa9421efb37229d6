import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { seedDemo } from '../seed/seed';
import type { TestApp } from './testApp';
import { MIGRATED_TABLE } from './testDatabase';

const COLUMNS = sql`
  select c.relname as table, string_agg(quote_ident(a.attname), ', ') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> ${MIGRATED_TABLE}
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;

const SEQUENCES = sql`
  select sequencename as name, last_value from pg_sequences
  where schemaname = 'public' and last_value is not null`;

/** Keeps the rows of all tables beside them; returns the statement that writes them again. */
async function keepRows(db: Db, at: number): Promise<string> {
  const tables = (await db.execute(COLUMNS)) as { rows: { table: string; columns: string }[] };
  const sequences = (await db.execute(SEQUENCES)) as {
    rows: { name: string; last_value: string }[];
  };
  await db.execute(sql`drop schema if exists demo cascade`);
  await db.execute(sql`create schema demo`);
  await db.execute(sql.raw(`comment on schema demo is '${at}'`));
  const statements: string[] = [];
  for (const { table, columns } of tables.rows) {
    await db.execute(sql.raw(`create table demo.${table} as select ${columns} from ${table}`));
    statements.push(
      `insert into ${table} (${columns}) overriding system value select ${columns} from demo.${table};`,
    );
  }
  for (const { name, last_value } of sequences.rows) {
    statements.push(`perform setval('${name}', ${last_value});`);
  }
  return `do $$ begin
    set local session_replication_role = replica;
    ${statements.join('\n')}
  end $$`;
}

/** A worker may have several databases, and each keeps rows of its own. */
async function keepsRowsOf(db: Db, at: number): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select obj_description(to_regnamespace('demo')::oid, 'pg_namespace') as at`,
  )) as { rows: { at: string | null }[] };
  return rows[0]?.at === String(at);
}

let rewriting: { at: number; statement: string } | undefined;

/** What was seeded serves tests whose clock is at most so much later: seeding takes a second. */
const SERVES_FOR = 3_600_000;

/** Writes the demo data: seeded for the first test of a database, and copied for the others. */
export async function writeDemo({ app: { db, now } }: TestApp): Promise<void> {
  const at = now().getTime();
  if (rewriting && at >= rewriting.at && at < rewriting.at + SERVES_FOR) {
    if (await keepsRowsOf(db, rewriting.at)) {
      await db.execute(sql.raw(rewriting.statement));
      return;
    }
  }
  await seedDemo(db, now());
  rewriting = { at, statement: await keepRows(db, at) };
}
