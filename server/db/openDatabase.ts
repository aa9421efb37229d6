import type { Config } from '../config';
import type { Database } from './database';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in the data folder.
 * `lost` is called for idle connections that break.
 */
export const openDatabase = async (
  config: Config,
  lost: (error: Error) => void,
): Promise<Database> => {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, lost);
  const { openPglite } = await import('./pglite');
  return openPglite(config);
};
