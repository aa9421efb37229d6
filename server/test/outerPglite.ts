import type * as pglite from '@electric-sql/pglite';
import type * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

declare global {
  var outerPglite: typeof pglite;
  var outerTrigrams: typeof trigrams;
  var openEmptyPglite: () => Promise<pglite.PGlite>;
}

/** See `environment.ts`. */
export const { PGlite, types } = globalThis.outerPglite;
export const { pg_trgm } = globalThis.outerTrigrams;

/** An empty database in memory. */
export const openEmptyPglite = globalThis.openEmptyPglite;
