import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { listenToChanges, type Changes } from '../db/changes';
import { onPrimary } from '../db/readContext';
import { SHOWN_TABLES } from '../db/shownTables';
import { tableVersions } from '../db/tableVersion';

/** Without notices of changes, what other processes wrote is seen after this time at the latest. */
const ASKED_EVERY_MS = 500;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A version of each shown table; another object after each change. */
export type DataVersions = ReadonlyMap<string, string>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that nothing public shows, so that nothing is made anew after it. */
    changesNoPage?: boolean;
  }
  interface FastifyInstance {
    /**
     * The versions of the shown tables, in which every write is that was answered before, by this process or, where
     * changes are heard, by any. Without the database, those that were known last; null where none were.
     */
    dataVersions(): Promise<DataVersions | null>;
    /** The same without waiting; null where it takes a question to the database. */
    versionsNow(): DataVersions | null;
  }
}

/** A text that is another after each change of these tables. */
export const versionIn = (versions: DataVersions, tables: readonly PgTable[]): string =>
  tables.map((table) => versions.get(getTableName(table)) ?? '').join('-');

interface Options {
  config: Config;
  /** For how many milliseconds versions count while changes are not heard. */
  askedEvery?: number | undefined;
  /** Whether changes are heard of where PostgreSQL tells them. */
  listens?: boolean | undefined;
}

/** Which version of the data is the current one (ADR 65). */
export const dataVersionPlugin = fp<Options>(
  (app, { config, askedEvery = ASKED_EVERY_MS, listens = true }, done) => {
    let versions: DataVersions | null = null;
    let isListening = false;
    /** A write was answered of which we may not have heard yet. */
    let isUnsettled = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    let asking: Promise<void> | undefined;
    let writes = 0;
    let changes: Changes | null = null;
    let count = 0;

    const setVersion = (names: readonly string[]): void => {
      count += 1;
      versions = new Map([
        ...(versions ?? []),
        ...names.map((name): [string, string] => [name, `heard ${count}`]),
      ]);
      app.database.changed?.();
    };

    async function ask(): Promise<void> {
      const at = performance.now();
      const before = writes;
      try {
        const found = await onPrimary(() => tableVersions(app.db, SHOWN_TABLES));
        if (isListening) return;
        const isSame = [...found].every(([name, version]) => versions?.get(name) === version);
        if (!isSame) {
          versions = found;
          // What is made for this version must not be read where it is not there yet.
          app.database.changed?.();
        }
      } catch (error) {
        app.log.error(error, 'the version of the data is not known');
      }
      if (writes === before) askedAt = at;
    }

    async function settle(): Promise<void> {
      isUnsettled = false;
      try {
        await changes?.settle();
      } catch (error) {
        app.log.warn(error, 'changes are not heard');
        isListening = false;
      }
    }

    const isKnown = (): boolean =>
      isListening ? !isUnsettled : performance.now() - askedAt < askedEvery;

    const bringUpToDate = (): Promise<void> => {
      asking ??= (isListening ? settle() : ask()).finally(() => (asking = undefined));
      return asking;
    };

    app.decorate('versionsNow', () => (asking === undefined && isKnown() ? versions : null));
    app.decorate('dataVersions', async () => {
      // A write may have been answered while it was on its way.
      if (asking !== undefined) await asking;
      if (asking === undefined && isKnown()) return versions;
      const wasListening = isListening;
      await bringUpToDate();
      if (wasListening && !isListening) await bringUpToDate();
      return versions;
    });

    app.addHook('onSend', (request, _reply, _payload, next) => {
      if (!READS.has(request.method) && !request.routeOptions.config.changesNoPage) {
        writes += 1;
        isUnsettled = true;
        askedAt = Number.NEGATIVE_INFINITY;
      }
      next();
    });

    const url = config.databaseDirectUrl ?? config.databaseUrl;
    if (listens && url !== null) {
      const all = SHOWN_TABLES.map(getTableName);
      changes = listenToChanges(url, {
        changed: (table) => setVersion([table]),
        began: () => {
          setVersion(all);
          isListening = true;
          app.log.info('changes of the data are heard');
        },
        ended: (error) => {
          isListening = false;
          askedAt = Number.NEGATIVE_INFINITY;
          app.log.warn({ err: error }, 'changes of the data are not heard: they are asked for');
        },
      });
      app.addHook('onClose', () => changes?.close());
    }
    done();
  },
  { name: 'dataVersion', dependencies: ['database'] },
);
