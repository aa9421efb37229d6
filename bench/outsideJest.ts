import * as pglite from '@electric-sql/pglite';
import * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';

// Helpers of the server's tests find these where Jest's environment puts them. Imported before them.
Object.assign(globalThis, { outerPglite: pglite, outerTrigrams: trigrams });
