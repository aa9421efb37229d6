import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { resultCredentials } from './schema/credentials';
import { attendances, events, resources } from './schema/posts';
import { individualProfiles, trendSnapshots } from './schema/profiles';
import { listings } from './schema/listings';
import { searchWords, synonymGroups } from './schema/search';
import { settings } from './schema/shared';
import { siteTexts } from './schema/siteTexts';
import { users } from './schema/accounts';
import { applicationEvents, applications, resultPages } from './schema/vetting';

/** Tables whose changes the database tells every process of the server (`change_notices`). */
export const SHOWN_TABLES: readonly PgTable[] = [
  ...[listings, events, attendances, resources, settings, siteTexts, users, individualProfiles],
  ...[trendSnapshots, searchWords, synonymGroups, applications, applicationEvents, resultPages],
  resultCredentials,
];

const SHOWN_NAMES = new Set(SHOWN_TABLES.map(getTableName));

/** Throws an Error for a table of whose changes nobody would hear. */
export function checkShown(tables: readonly PgTable[]): void {
  for (const name of tables.map(getTableName)) {
    if (!SHOWN_NAMES.has(name))
      throw new Error(`no change of ${name} is told: add it to SHOWN_TABLES`);
  }
}
