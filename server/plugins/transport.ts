import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { Config } from '../config';
import { DETAIL, Failure } from './failures';
import { wantsPage } from '../pages/wantsPage';
import { sendFailedPage, sendFailure } from './errors';
import { securityHeaders } from './securityHeaders';

export type ServerOptions = FastifyHttpOptions<RawServerDefault>;

const BODY_LIMIT = 256 * 1024;

/** The first of a repeated parameter counts; the others are dropped. */
function parseQuery(text: string): Record<string, unknown> {
  const query = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** For what is so broken that Node never makes a request of it. */
function rawAnswer(code: string, headers: Record<string, string>): string {
  const line = STATUS_LINES[code] ?? '400 Bad Request';
  const body = JSON.stringify({ detail: `${line.slice(4)}.` });
  const all = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${line}`, ...lines, '', body].join('\r\n');
}

/** proxy-addr asks about each address from the socket outwards; a number trusts the first ones. */
function trustedProxies({ trustProxy }: Config): NonNullable<ServerOptions['trustProxy']> {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}

/** Where Fastify's defaults contradict the contract or common safety (reliability brief 1.5). */
export function transportOptions(config: Config): ServerOptions {
  const headers = securityHeaders(config);
  return {
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(config),
    /** Both, because the larger of the two limits is the one that holds. */
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    /** A proxy that has not noticed yet that this process stops gets its answer, and `Connection: close`. */
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
    /** Nothing is coerced, and an unknown field is an error instead of vanishing. */
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        /** What is said of a value outside its limits (domain/fieldLimits). */
        keywords: ['x-empty', 'x-range'],
      },
    },
    frameworkErrors: (_error, request, reply) => {
      const failure = new Failure(400, { detail: DETAIL.badAddress });
      void (wantsPage(request) ? sendFailedPage : sendFailure)(reply.headers(headers), failure);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
      return socket.end(rawAnswer(error.code, headers));
    },
  };
}
