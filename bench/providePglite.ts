import * as pglite from '@electric-sql/pglite';
import * as fuzzyMatches from '@electric-sql/pglite/contrib/fuzzystrmatch';
import * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

// Outside Jest, puts these where helpers of the server tests look for them. Import it before the helpers.
Object.assign(globalThis, {
  outerPglite: pglite,
  outerFuzzyMatches: fuzzyMatches,
  outerTrigrams: trigrams,
});
