import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { describeError } from '../db/errors';
import { isInnerRead } from '../pages/innerRead';

/** JSON lines without personal data: no bodies, headers, addresses of callers or full URLs. */
export const loggerOptions = (
  config: Config,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: {
    level: config.logLevel,
    base: null,
    serializers: {
      err: describeError,
      req: () => ({}),
      res: () => ({}),
    },
    ...(stream && { stream }),
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});

/** One line for each answer: the route's pattern, never the address that was asked for. */
export const loggingPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('X-Request-Id', request.id);
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      if (isInnerRead(request)) {
        next();
        return;
      }
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: reply.statusCode,
          user: request.signedIn?.id ?? null,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
      next();
    });
    done();
  },
  { name: 'logging' },
);
