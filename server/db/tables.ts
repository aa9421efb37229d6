import { sql } from 'drizzle-orm';
import type { Db } from './database';

export interface StoredTable {
  name: string;
  /** Those that the database does not make from others, quoted and separated by commas. */
  columns: string;
  /** Whether its rows can be large. */
  holds_files: boolean;
}

const TABLES = sql`
  select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns,
    bool_or(data_type = 'bytea') as holds_files
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name order by table_name`;

/** All tables with what has to be copied of them. */
export async function tablesOf(db: Db): Promise<StoredTable[]> {
  const { rows } = (await db.execute(TABLES)) as { rows: StoredTable[] };
  return rows;
}
