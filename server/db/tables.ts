import { getTableName, sql } from 'drizzle-orm';
import type { Db } from './database';
import { objectsToRemove } from './schema/uploads';
import { filesOfReleases, releaseFiles, releases } from './schema/releases';

export interface StoredTable {
  name: string;
  /** Those that the database does not make from others, quoted and separated by commas. */
  columns: string;
  /** Whether its rows can be large. */
  holds_files: boolean;
}

/**
 * What each server that starts writes again (ADR 61), by which a backup would only grow; and which objects are to be removed
 * from the store of this database (ADR 63), which is not that of others.
 */
const NOT_KEPT = sql.join(
  [releases, releaseFiles, filesOfReleases, objectsToRemove].map(
    (table) => sql`${getTableName(table)}`,
  ),
  sql`, `,
);

const TABLES = sql`
  select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns,
    bool_or(data_type = 'bytea') as holds_files
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and table_name not in (${NOT_KEPT})
  group by table_name order by table_name`;

/** All tables whose rows a backup has to keep, with what has to be copied of them. */
export async function tablesOf(db: Db): Promise<StoredTable[]> {
  const { rows } = (await db.execute(TABLES)) as { rows: StoredTable[] };
  return rows;
}
