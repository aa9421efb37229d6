import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { checkShown } from '../db/shownTables';
import { versionIn } from '../plugins/dataVersion';

/**
 * What `make` gave last, and anew once rows of these tables have changed, or when their version is not known; made once at
 * a time.
 */
export function untilChanged<T>(
  app: Pick<FastifyInstance, 'dataVersions'>,
  tables: readonly PgTable[],
  make: () => Promise<T>,
): () => Promise<T> {
  checkShown(tables);
  let kept: { version: string | null; made: Promise<T> } | null = null;
  return async () => {
    const versions = await app.dataVersions();
    const version = versions && versionIn(versions, tables);
    if (kept === null || version === null || kept.version !== version) {
      const made = make();
      const making = { version, made };
      kept = making;
      made.catch(() => {
        if (kept === making) kept = null;
      });
    }
    return kept.made;
  };
}
