import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { isRenewal } from '../answers/renewal';
import type { Config } from '../config';
import { describeError } from '../db/errors';
import { createLogOutput } from '../observe/logOutput';
import { currentTrace, inTrace, traceOf, type Trace } from '../observe/trace';
import { trustsSender } from '../observe/trustsSender';
import { isInnerRead } from '../pages/innerRead';

/** Loggers of requests, whose lines have the trace in any case; what reads a body runs outside of it. */
const traced = new WeakSet<object>();

const isOfRequest = (logger: object): boolean =>
  traced.has(logger) || traced.has(Object.getPrototypeOf(logger) as object);

const NONE = {};

const traceField = (trace: Trace | null) => (trace ? { trace_id: trace.id } : NONE);

/** The trace of a request, which a trusted proxy may name. */
export function createTraces(config: Config): (raw: IncomingMessage) => Trace {
  const isTrusted = trustsSender(config);
  return (raw) =>
    traceOf(raw, (named) => {
      // A page asks this server itself for what it shows.
      if (isInnerRead({ raw })) return currentTrace();
      return !isRenewal({ raw }) && isTrusted(raw) ? named : null;
    });
}

function tracingLoggers(config: Config): NonNullable<FastifyServerOptions['childLoggerFactory']> {
  const traceIn = createTraces(config);
  return (logger: FastifyBaseLogger, bindings, options, raw: IncomingMessage) => {
    const child = logger.child({ ...bindings, ...traceField(traceIn(raw)) }, options);
    traced.add(child);
    return child;
  };
}

export const newRequestId = (): string => randomUUID();

/** JSON lines without personal data: no bodies, headers, addresses of callers or full URLs. */
export const loggerOptions = (
  config: Config,
  stream: { write(line: string): void } = createLogOutput(),
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId' | 'childLoggerFactory'> => ({
  logger: {
    mixin: (_line, _level, logger) => (isOfRequest(logger) ? NONE : traceField(currentTrace())),
    mixinMergeStrategy: (line, more) => (more === NONE ? line : { ...more, ...line }),
    level: config.logLevel,
    base: null,
    serializers: {
      err: describeError,
      req: () => ({}),
      res: () => ({}),
    },
    stream,
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: newRequestId,
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
    // Written out, since spreading takes longer than the rest of the line.
    app.onAnswered(({ log, ids, method, route, status, user, ms: exact }) => {
      const ms = Math.round(exact);
      if (ids === null) log.info({ method, route, status, user, ms }, 'answered');
      else {
        const { reqId, trace_id } = ids;
        log.info({ reqId, trace_id, method, route, status, user, ms }, 'answered');
      }
    });
    done();
  },
  { name: 'logging', dependencies: ['answered'] },
);
