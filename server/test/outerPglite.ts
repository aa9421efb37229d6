import type * as pglite from '@electric-sql/pglite';

declare global {
  var outerPglite: typeof pglite;
  var openEmptyPglite: () => Promise<pglite.PGlite>;
}

/** See `environment.ts`. */
export const { PGlite, types } = globalThis.outerPglite;

/** An empty database in memory. */
export const openEmptyPglite = globalThis.openEmptyPglite;
