import type { PgTable } from 'drizzle-orm/pg-core';
import fp from 'fastify-plugin';
import { tableVersion } from '../db/tableVersion';

/** Other processes write too; what they wrote is seen after this time at the latest. */
const ASKED_EVERY_MS = 500;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that no page shows, so that no page is made anew after it. */
    changesNoPage?: boolean;
  }
  interface FastifyInstance {
    /**
     * The version of these tables (`tableVersion`), which is asked for at most twice a second and after each
     * write that this process answered. Without the database, the one that was known last; null where none was.
     */
    dataVersion(tables: readonly PgTable[]): Promise<string | null>;
  }
}

interface Options {
  /** For how many milliseconds a version counts. */
  askedEvery?: number | undefined;
}

export const dataVersionPlugin = fp<Options>(
  (app, { askedEvery = ASKED_EVERY_MS }, done) => {
    const asked = new Map<readonly PgTable[], { at: number; version: Promise<string | null> }>();
    const known = new Map<readonly PgTable[], string>();

    const ask = async (tables: readonly PgTable[]): Promise<string | null> => {
      try {
        const version = await tableVersion(app.db, tables);
        known.set(tables, version);
        return version;
      } catch (error) {
        app.log.error(error, 'the version of the data is not known');
        return known.get(tables) ?? null;
      }
    };

    app.decorate('dataVersion', (tables: readonly PgTable[]) => {
      const now = performance.now();
      const last = asked.get(tables);
      if (last && now - last.at < askedEvery) return last.version;
      const version = ask(tables);
      asked.set(tables, { at: now, version });
      return version;
    });

    app.addHook('onSend', (request, _reply, _payload, next) => {
      if (!READS.has(request.method) && !request.routeOptions.config.changesNoPage) asked.clear();
      next();
    });
    done();
  },
  { name: 'dataVersion', dependencies: ['database'] },
);
