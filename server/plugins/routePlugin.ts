import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import fp from 'fastify-plugin';

type App = Parameters<FastifyPluginCallbackTypebox>[0];

/**
 * What a file of routes exports by default. It has the file's name, since Fastify searches every loaded
 * module for the name of a plugin that has none.
 */
export const routePlugin = (name: string, addRoutes: (app: App) => void | Promise<void>) =>
  fp(async (app) => addRoutes(app.withTypeProvider()), { name, encapsulate: true });
