import type { Config } from '../config';
import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in the data folder.
 * `lost` is called for idle connections that break.
 */
export const openDatabase = async (
  config: Config,
  lost: (error: Error) => void,
): Promise<Database> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, lost) : openPglite(config);
