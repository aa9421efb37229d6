import type * as pglite from '@electric-sql/pglite';
import type * as fuzzyMatches from '@electric-sql/pglite/contrib/fuzzystrmatch';
import type * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

declare global {
  var outerPglite: typeof pglite;
  var outerFuzzyMatches: typeof fuzzyMatches;
  var outerTrigrams: typeof trigrams;
}

/** See `environment.ts`. */
export const { PGlite, types } = globalThis.outerPglite;
export const { fuzzystrmatch } = globalThis.outerFuzzyMatches;
export const { pg_trgm } = globalThis.outerTrigrams;
