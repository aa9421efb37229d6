import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from '../answers/finishedAnswer';
import type { KeptAnswers } from '../answers/keptAnswers';
import type { Config } from '../config';
import { newTrace } from '../observe/trace';
import { encodingFor } from './compression';
import { createTraces, newRequestId } from './logging';

interface Kept {
  in: KeptAnswers;
  key: string;
  answer: FinishedAnswer;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps what is being sent, headers included, for the next one who asks for the address. */
    noteSent(request: FastifyRequest, reply: FastifyReply, payload: unknown): void;
  }
  interface FastifyRequest {
    /** What is sent, where everybody who asks for the address gets the same. */
    kept: Kept | null;
  }
}

interface Sent {
  in: KeptAnswers;
  key: string;
  /** Of the answer, which is not held here once it is dropped there. */
  tag: string;
  route: string | null;
  eachTime: (() => void) | null;
  /** Milliseconds since 1970 from which it is compressed better. */
  until: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

const MOST_SENT = { entries: 2_000, bytes: 32_000_000 };
/** Headers, key and address. */
const BYTES_BESIDE = 4_000;
const LONGEST_ADDRESS = 500;
/** Of this request alone. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection']);
/** Of requests whose answer may be another one, or none. */
const TELLING = ['authorization', 'cookie', 'if-none-match', 'origin', 'range', 'expect'] as const;

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && TELLING.every((name) => headers[name] === undefined);

/** With the language in it, which pages have in their address and others in a header. */
const addressOf = (request: IncomingMessage, url: string): string => {
  const language = request.headers['accept-language'] === 'sw' ? 'sw' : '';
  return `${encodingFor(request)} ${language} ${url}`;
};

/**
 * Sends what was sent for the same address before as long as it is up to date: the same headers and bytes, before Fastify
 * hears of the request, whose work for it takes five times as long. Whatever tells anything of the one who asks goes the
 * long way, and so do all where each request is traced.
 */
export const sentAnswersPlugin = fp<{ config: Config }>(
  (app, { config }, done) => {
    const sent = new LRUCache<string, Sent>({
      max: MOST_SENT.entries,
      maxSize: MOST_SENT.bytes,
      sizeCalculation: ({ body }) => body.length + BYTES_BESIDE,
    });
    const traceIn = createTraces(config);
    /** A server that stops says so in a header. */
    let isOff = config.tracesUrl !== null;
    app.addHook('preClose', (next) => {
      isOff = true;
      next();
    });
    app.decorateRequest('kept', null);

    function findSent(request: IncomingMessage): Sent | null {
      if (isOff || !isPlain(request)) return null;
      const address = addressOf(request, request.url ?? '');
      const last = sent.get(address);
      const versions = last && app.versionsNow();
      if (!versions) return null;
      const { key, tag, until } = last;
      const now = app.now().getTime();
      if (now < until && last.in.find({ key, versions, now })?.tag === tag) return last;
      sent.delete(address);
      return null;
    }

    function send(
      { headers, body, route, eachTime }: Sent,
      raw: IncomingMessage,
      response: ServerResponse,
    ) {
      const began = performance.now();
      const { id: trace_id } = raw.headers['traceparent'] === undefined ? newTrace() : traceIn(raw);
      const ids = { reqId: newRequestId(), trace_id };
      response.on('finish', () =>
        app.noteAnswered({
          method: 'GET',
          route,
          status: 200,
          ms: performance.now() - began,
          user: null,
          log: app.log,
          ids,
        }),
      );
      eachTime?.();
      response.writeHead(200, [...headers, 'X-Request-Id', ids.reqId]).end(body);
    }

    const handlers = app.server.listeners('request');
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const found = findSent(request);
      if (found) send(found, request, response);
      else for (const handle of handlers) Reflect.apply(handle, app.server, [request, response]);
    });

    app.decorate('noteSent', ({ kept, raw, originalUrl, routeOptions }, reply, payload) => {
      if (kept === null || reply.statusCode !== 200 || !isPlain(raw)) return;
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
      const until = kept.answer.sameUntil(encodingFor(raw));
      if (app.now().getTime() >= until) return;
      const address = addressOf(raw, originalUrl);
      if (address.length > LONGEST_ADDRESS) return;
      const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        OWN_HEADERS.has(name) || value === undefined ? [] : [name, String(value)],
      );
      if (!reply.hasHeader('content-length')) headers.push('content-length', String(body.length));
      const { key, answer } = kept;
      const { tag, eachTime } = answer;
      const route = routeOptions.url ?? null;
      sent.set(address, { in: kept.in, key, tag, route, eachTime, until, headers, body });
    });
    done();
  },
  { name: 'sentAnswers', dependencies: ['answered', 'logging'] },
);
