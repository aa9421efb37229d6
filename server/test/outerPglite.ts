import type * as pglite from '@electric-sql/pglite';
import type * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

declare global {
  var outerPglite: typeof pglite;
  var outerTrigrams: typeof trigrams;
}

/** See `environment.ts`. */
export const { PGlite, types } = globalThis.outerPglite;
export const { pg_trgm } = globalThis.outerTrigrams;
