import fp from 'fastify-plugin';
import type { Database, Db } from '../db/database';
import { openDatabase } from '../db/openDatabase';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    database: Database;
  }
}

interface Options {
  config: Config;
  database?: Database | undefined;
}

/** Opens the database (unless one is given), migrates it, and closes it after the last answer. */
export const databasePlugin = fp<Options>(
  async (app, { config, database }) => {
    const opened =
      database ??
      (await openDatabase(config, (error) =>
        app.log.error(error, 'a database connection was lost'),
      ));
    app.addHook('onClose', () => opened.close());
    await opened.migrate();
    if (opened.kind === 'pglite' && config.databaseUrl === null) {
      app.log.info('embedded database: for trying and developing; DATABASE_URL for production');
    }
    app.decorate('database', opened);
    app.decorate('db', opened.db);
  },
  { name: 'database' },
);
