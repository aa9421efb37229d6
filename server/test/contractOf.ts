import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildDeclaredApp } from '../declaredApp';

/** A route of the server, with the schema of its answer for each status that it declares. */
export interface DeclaredRoute {
  method: string;
  /** As Fastify writes it, such as `/mainapp/events/:event/`. */
  path: string;
  answers: Record<string, unknown>;
}

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
  subscribe('fastify.initialization', listen);
  try {
    const app = await buildDeclaredApp();
    await app.close();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return routes;
}
