import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { describeError } from '../db/errors';
import { currentTrace, inTrace, traceOf, type Trace } from '../observe/trace';
import { trustsSender } from '../observe/trustsSender';
import { isInnerRead } from '../pages/innerRead';

/** Loggers of requests, whose lines have the trace in any case; what reads a body runs outside of it. */
const traced = new WeakSet<object>();

const isOfRequest = (logger: object): boolean =>
  traced.has(logger) || traced.has(Object.getPrototypeOf(logger) as object);

const traceField = (trace: Trace | null) => (trace ? { trace_id: trace.id } : {});

function tracingLoggers(config: Config): NonNullable<FastifyServerOptions['childLoggerFactory']> {
  const isTrusted = trustsSender(config);
  return (logger: FastifyBaseLogger, bindings, options, raw: IncomingMessage) => {
    const trace = traceOf(raw, (named) => {
      // A page asks this server itself for what it shows.
      if (isInnerRead({ raw })) return currentTrace();
      return isTrusted(raw) ? named : null;
    });
    const child = logger.child({ ...bindings, ...traceField(trace) }, options);
    traced.add(child);
    return child;
  };
}

/** JSON lines without personal data: no bodies, headers, addresses of callers or full URLs. */
export const loggerOptions = (
  config: Config,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId' | 'childLoggerFactory'> => ({
  logger: {
    mixin: (_line, _level, logger) => (isOfRequest(logger) ? {} : traceField(currentTrace())),
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
  childLoggerFactory: tracingLoggers(config),
});

/** One line for each answer: the route's pattern, never the address that was asked for. */
export const loggingPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('X-Request-Id', request.id);
      inTrace(traceOf(request.raw), next);
    });
    // The body arrives in the context of its connection.
    app.addHook('preValidation', (request, _reply, next) => {
      inTrace(traceOf(request.raw), next);
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
