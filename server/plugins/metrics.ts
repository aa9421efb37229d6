import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics } from 'prom-client';
import { msg } from '../../domain/language';
import { fillGauges } from '../observe/fillGauges';
import { createMetrics, type Metrics } from '../observe/metrics';
import { isSameSecret } from '../security/isSameSecret';
import type { Config } from '../config';
import { unauthorized } from './failures';

/** What a cache says of itself, since the process began. */
export interface CacheFigures {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    /** By name, what `/metrics` reads. */
    caches: Map<string, () => CacheFigures>;
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const UPLOADS = '/mainapp/uploads/';

const methodOf = (method: string): string => (METHODS.has(method) ? method : 'other');

const uploadResultOf = (status: number): string => {
  if (status < 400) return 'stored';
  return status < 500 ? 'refused' : 'failed';
};

/** Counts what each request was answered. */
export const metricsPlugin = fp(
  (app, _options, done) => {
    const metrics = createMetrics();
    app.decorate('metrics', metrics);
    app.decorate('caches', new Map());
    app.onAnswered(({ method: name, route: pattern, status, ms }) => {
      const method = methodOf(name);
      const route = pattern ?? 'unmatched';
      metrics.requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
      metrics.durations.observe({ method, route }, ms / 1_000);
      if (route === UPLOADS && method === 'POST') {
        metrics.uploads.inc({ result: uploadResultOf(status) });
      }
    });
    done();
  },
  { name: 'metrics', dependencies: ['answered'] },
);

async function exported(app: FastifyInstance): Promise<string> {
  await fillGauges(app);
  return app.metrics.registry.metrics();
}

const isLetIn = (token: string | null, header = ''): boolean =>
  token === null || isSameSecret(header, `Bearer ${token}`);

/** On a port of its own, which no proxy leads to. */
function listenApart(app: FastifyInstance, port: number, { host, metrics }: Config): void {
  const server = createServer((request, response) => {
    const send = (status: number, body: string) =>
      void response
        .writeHead(status, { 'Content-Type': app.metrics.registry.contentType })
        .end(body);
    if (request.url !== '/metrics') send(404, '');
    else if (!isLetIn(metrics.token, request.headers.authorization)) send(401, '');
    else {
      exported(app).then(
        (text) => send(200, text),
        (error: unknown) => {
          app.log.error(error, 'the metrics could not be read');
          send(500, '');
        },
      );
    }
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** `/metrics` for Prometheus: with METRICS_TOKEN on the port of the site, with METRICS_PORT on that one; else nowhere. */
export const metricsEndpointPlugin = fp<{ config: Config }>(
  (app, { config }, done) => {
    const { port, token } = config.metrics;
    if (port !== null || token !== null) {
      collectDefaultMetrics({ register: app.metrics.registry });
    }
    if (port !== null) listenApart(app, port, config);
    if (token !== null) {
      app.get(
        '/metrics',
        { config: { public: true }, schema: { hide: true } },
        async ({ headers }, reply) => {
          if (!isLetIn(token, headers.authorization))
            throw unauthorized(msg('The secret is wrong.'));
          return reply
            .header('Cache-Control', 'no-store')
            .type(app.metrics.registry.contentType)
            .send(await exported(app));
        },
      );
    }
    done();
  },
  { name: 'metricsEndpoint', dependencies: ['metrics', 'database', 'clock'] },
);
