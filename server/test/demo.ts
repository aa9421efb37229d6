import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { seedDemo } from '../seed/seed';
import type { TestApp } from './testApp';

const COLUMNS = sql`
  select c.relname as table, string_agg(quote_ident(a.attname), ', ') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;

const SEQUENCES = sql`
  select sequencename as name, last_value from pg_sequences
  where schemaname = 'public' and last_value is not null`;

/** Keeps the rows of all tables beside them; returns the statement that writes them again. */
async function keepRows(db: Db): Promise<string> {
  const tables = (await db.execute(COLUMNS)) as { rows: { table: string; columns: string }[] };
  const sequences = (await db.execute(SEQUENCES)) as {
    rows: { name: string; last_value: string }[];
  };
  await db.execute(sql`drop schema if exists demo cascade`);
  await db.execute(sql`create schema demo`);
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

let rewriting: { at: number; statement: string } | undefined;

/** Writes the demo data: seeded for the first test of a file, and copied for the others. */
export async function writeDemo({ app: { db, now } }: TestApp): Promise<void> {
  const at = now().getTime();
  if (rewriting?.at === at) {
    await db.execute(sql.raw(rewriting.statement));
    return;
  }
  await seedDemo(db, now());
  rewriting = { at, statement: await keepRows(db) };
}
