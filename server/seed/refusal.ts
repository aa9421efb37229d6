import type { Config } from '../config';

/**
 * Why the demo data must not be written, whose accounts have a password that everybody knows; null when
 * it may be. `isDemo` says that the operator asked for a demo in so many words.
 */
export function seedRefusal(
  { production, databaseUrl }: Pick<Config, 'production' | 'databaseUrl'>,
  isDemo: boolean,
): string | null {
  if (production) {
    return 'NODE_ENV is production: the demo data has an admin whose password is public. For the first admin use: kijani admin create <email>';
  }
  if (databaseUrl !== null && !isDemo) {
    return 'DATABASE_URL is set: the demo data would add an admin whose password is public. If this database is for a demo, say so: kijani seed --demo';
  }
  return null;
}
