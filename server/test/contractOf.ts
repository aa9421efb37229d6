import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Database } from '../db/database';

/** A route of the server, with the schema of its answer for each status that it declares. */
export interface DeclaredRoute {
  method: string;
  /** As Fastify writes it, such as `/mainapp/events/:event/`. */
  path: string;
  answers: Record<string, unknown>;
}

/** The routes are only declared, so that no statement ever comes to a database. */
const noDatabase: Database = {
  kind: 'pglite',
  db: drizzle.mock(),
  migrate: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const declared = ({ method, url, schema: { response, tags } = {} }: RouteOptions) =>
  [method]
    .flat()
    .filter(() => tags !== undefined)
    .map((each): DeclaredRoute => ({
      method: each,
      path: url,
      answers: (response ?? {}) as Record<string, unknown>,
    }));

/** Every route of the API and the answers that it declares, read without a database. */
export async function contractOf(): Promise<DeclaredRoute[]> {
  const routes: DeclaredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(...declared(route)));
  };
  const config = readConfig({ JWT_SECRET: 'only-routes-are-read'.repeat(2), LOG_LEVEL: 'silent' });
  subscribe('fastify.initialization', listen);
  try {
    const app = await buildApp(config, { database: noDatabase });
    await app.close();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return routes;
}
