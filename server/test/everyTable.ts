import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';

interface Column {
  table: string;
  name: string;
  type: string;
  /** Filled by the database itself. */
  isMade: boolean;
  /** The table whose ids it holds; null for none. */
  refersTo: string | null;
}

const COLUMNS = sql`
  select c.table_name as "table", c.column_name as name, c.data_type as type,
    c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "isMade",
    (select f.confrelid::regclass::text from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.conrelid = quote_ident(c.table_name)::regclass
        and a.attname = c.column_name) as "refersTo"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`;

/** Of files in a store: these are in their rows, and the database lets them be in one place only. */
const OF_THE_STORE = new Set(['object_key', 'object_digest']);

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as { rows: T[] };
  return rows;
}

async function readTables(db: Db): Promise<Map<string, Column[]>> {
  const tables = new Map<string, Column[]>();
  for (const column of await rowsOf<Column>(db, COLUMNS)) {
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  return tables;
}

function valueOf({ type, name }: Column, word: string): SQL {
  switch (type) {
    case 'text':
      return sql`${word}::text`;
    case 'ARRAY':
      return sql`array[${word}::text]`;
    case 'jsonb':
      return sql`to_jsonb(array[${word}::text])`;
    case 'bytea':
      return sql`convert_to(${word}::text, 'UTF8')`;
    case 'boolean':
      return sql`true`;
    case 'bigint':
    case 'integer':
    case 'double precision':
      return sql`1`;
    case 'timestamp with time zone':
      return sql`now()`;
    default:
      throw new Error(`no value for the type ${type} of ${name}`);
  }
}

/**
 * Puts a row with `word` in every text into each table that refers to users, directly or through others, and
 * answers the names of the tables that do not.
 */
export async function leaveRows(db: Db, userId: number, word: string): Promise<string[]> {
  const tables = await readTables(db);
  const ids = new Map<string, SQL>([['users', sql`${userId}::integer`]]);
  const rest = new Set([...tables.keys()].filter((table) => table !== 'users'));
  const isReady = (table: string) => {
    const targets = (tables.get(table) ?? []).flatMap(({ refersTo }) => refersTo ?? []);
    return targets.length > 0 && targets.every((target) => ids.has(target));
  };
  for (let table = [...rest].find(isReady); table; table = [...rest].find(isReady)) {
    const columns = (tables.get(table) ?? []).filter(
      ({ isMade, name }) => !isMade && !OF_THE_STORE.has(name),
    );
    const values = columns.map((column) =>
      column.refersTo === null ? valueOf(column, word) : ids.get(column.refersTo),
    );
    const names = columns.map(({ name }) => sql.identifier(name));
    const [row] = await rowsOf<{ id?: unknown }>(
      db,
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
          values (${sql.join(values, sql`, `)}) returning *`,
    );
    const id = row?.id;
    ids.set(table, typeof id === 'string' ? sql`${id}::text` : sql`${Number(id ?? 0)}::integer`);
    rest.delete(table);
  }
  return [...rest].sort();
}

/** `table.column` wherever one of the words is, in whatever case. */
export async function columnsWith(db: Db, words: string[]): Promise<string[]> {
  const pattern = `(${words.map((word) => word.replace(/[^\w]/g, '\\$&')).join('|')})`;
  const found: string[] = [];
  for (const { table, name, type } of [...(await readTables(db)).values()].flat()) {
    const column = sql.identifier(name);
    const text = type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
    const [row] = await rowsOf<{ isThere: boolean }>(
      db,
      sql`select exists(select from ${sql.identifier(table)} where ${text} ~* ${pattern}) as "isThere"`,
    );
    if (row?.isThere) found.push(`${table}.${name}`);
  }
  return found;
}
