import type { Config } from '../config';
import type { Database } from './database';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in the data folder.
 * `lost` is called for idle connections that break. `isDirect`: without a pooler, for the work of an operator.
 */
export const openDatabase = async (
  config: Config,
  lost: (error: Error) => void,
  { isDirect = false } = {},
): Promise<Database> => {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseLimits: limits } = config;
  if (databaseUrl !== null) {
    const replicaUrl = isDirect ? null : config.databaseReplicaUrl;
    return openPostgres(databaseUrl, lost, { directUrl, limits, replicaUrl, isDirect });
  }
  const { openPglite } = await import('./pglite');
  return openPglite(config);
};
