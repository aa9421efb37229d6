import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FinishedAnswer } from '../answers/finishedAnswer';
import type { KeptAnswers } from '../answers/keptAnswers';
import { encodingFor, WORTH_IT } from './compression';

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

interface Sent extends Kept {
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

const MOST_SENT = 2_000;
const LONGEST_ADDRESS = 500;
/** Of this request alone. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection']);
/** Of requests whose answer may be another one, or none. */
const TELLING = ['authorization', 'cookie', 'if-none-match', 'origin', 'range', 'expect'] as const;

const isPlain = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && TELLING.every((name) => headers[name] === undefined);

const addressOf = (request: FastifyRequest): string =>
  `${encodingFor(request)} ${request.language} ${request.url}`;

/**
 * Sends what was sent for the same address before as long as it is up to date: the same headers and bytes, without the
 * hooks and the handler that made them. Whatever tells anything of the one who asks goes the long way.
 */
export const sentAnswersPlugin = fp(
  (app, _options, done) => {
    const sent = new Map<string, Sent>();
    app.decorateRequest('kept', null);

    app.addHook('onRequest', (request, reply, next) => {
      const address = isPlain(request) ? addressOf(request) : '';
      const last = sent.get(address);
      // A server that stops says so in a header.
      if (!last || reply.raw.hasHeader('connection')) {
        next();
        return;
      }
      const versions = app.versionsNow();
      const now = app.now().getTime();
      if (versions === null || last.in.find({ key: last.key, versions, now }) !== last.answer) {
        if (versions !== null) sent.delete(address);
        next();
        return;
      }
      reply.hijack();
      reply.raw.writeHead(200, [...last.headers, 'X-Request-Id', request.id]).end(last.body);
    });

    app.decorate('noteSent', (request, reply, payload) => {
      const { kept, url } = request;
      if (kept === null || reply.statusCode !== 200 || !isPlain(request)) return;
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
      const encoding = encodingFor(request);
      const isFinal = kept.answer.text.length < WORTH_IT || kept.answer.isFinal(encoding);
      if ((encoding !== 'identity' && !isFinal) || url.length > LONGEST_ADDRESS) return;
      const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        OWN_HEADERS.has(name) || value === undefined ? [] : [name, String(value)],
      );
      if (!reply.hasHeader('content-length')) headers.push('content-length', String(body.length));
      sent.set(addressOf(request), { ...kept, headers, body });
      for (const oldest of sent.keys()) {
        if (sent.size <= MOST_SENT) break;
        sent.delete(oldest);
      }
    });
    done();
  },
  { name: 'sentAnswers', dependencies: ['language'] },
);
