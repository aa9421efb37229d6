import type * as pglite from '@electric-sql/pglite';

declare global {
  var outerPglite: typeof pglite;
}

/** See `environment.ts`. */
export const { PGlite, types } = globalThis.outerPglite;
