import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { readConfig } from './config';
import type { Database } from './db/database';

/** The routes are only declared, so that no statement ever comes to a database. */
const noDatabase: Database = {
  kind: 'pglite',
  db: drizzle.mock(),
  migrate: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The server's routes, to be read and not called. They are the same for each configuration. */
export const buildDeclaredApp = (): Promise<FastifyInstance> =>
  buildApp(readConfig({ JWT_SECRET: 'only-routes-are-read'.repeat(2), LOG_LEVEL: 'silent' }), {
    database: noDatabase,
  });
