import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { finishAnswer, type AnswerHeaders, type FinishedAnswer } from '../answers/finishedAnswer';
import { createKeptAnswers } from '../answers/keptAnswers';
import { noteReads } from '../answers/reads';
import { renewalOf } from '../answers/renewal';
import { checkShown } from '../db/shownTables';
import { isInnerRead } from '../pages/innerRead';
import { encodingFor, varyByEncoding, WORTH_IT } from './compression';
import { isKnown, tagOf } from './etags';
import { isShared } from './securityHeaders';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The tables whose rows a visitor's answer shows. It is kept until one of them changes, for at most two minutes. */
    reads?: readonly PgTable[];
  }
  interface FastifyRequest {
    /** What the handler wants to be done for each reader of its answer, also of those who get it from the cache. */
    eachTime: (() => void) | null;
  }
}

/** Parameters that say who asks, or prove it. */
const PERSONAL = ['user_id', 'as_user', 'token'];

const JSON_TYPE: AnswerHeaders = { 'content-type': 'application/json; charset=utf-8' };

interface Asked {
  key: string;
  hasQuery: boolean;
  /** The address has no parameter that the route does not know. */
  isComplete: boolean;
}

/** Null for what only one visitor gets. */
function readAsked(request: FastifyRequest, known: ReadonlySet<string>): Asked | null {
  const { headers, method, language } = request;
  if (method !== 'GET') return null;
  if (headers.authorization !== undefined || headers.cookie !== undefined) return null;
  const given = Object.entries(request.query ?? {});
  if (given.some(([name]) => PERSONAL.includes(name))) return null;
  const read = given.filter(([name]) => known.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    key: JSON.stringify([language, request.routeOptions.url, request.params, read]),
    hasQuery: read.length > 0,
    isComplete: read.length === given.length,
  };
}

function parametersOf(schema: unknown): Set<string> {
  const isObject = typeof schema === 'object' && schema !== null;
  const properties: unknown = isObject && 'properties' in schema ? schema.properties : null;
  return new Set(Object.keys(properties ?? {}));
}

/** The headers of the reply that were not there before, or had another value. */
function headersSince(reply: FastifyReply, before: ReturnType<FastifyReply['getHeaders']>) {
  const set: Record<string, string> = { ...JSON_TYPE };
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && value !== before[name]) set[name] = String(value);
  }
  return set;
}

/** Sends it as the hooks do with an answer that is made anew. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: FinishedAnswer) {
  const { text } = answer;
  reply.headers(answer.headers);
  if (isShared(request)) {
    const etag = tagOf(answer.tag);
    reply.header('ETag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) {
      return varyByEncoding(reply.code(304)).send();
    }
  }
  const encoding = text.length < WORTH_IT ? 'identity' : encodingFor(request);
  // The compressing hook sees no more than texts.
  if (encoding === 'identity') return reply.send(text);
  varyByEncoding(reply).header('Content-Encoding', encoding);
  return reply.send(await answer.body(encoding, request.server.now().getTime()));
}

/** What visitors get of public routes that say which tables they read is made once until one of these changes (ADR 65). */
export const keptAnswersPlugin = fp(
  (app, _options, done) => {
    const kept = createKeptAnswers();
    app.caches.set('answers', () => kept.figures());
    app.decorateRequest('eachTime', null);

    app.addHook('onRequest', (request, _reply, next) => {
      const { reads } = request.routeOptions.config;
      if (reads && isInnerRead(request)) noteReads(reads);
      next();
    });

    // After the hooks that name and compress it.
    app.addHook('onSend', (request, reply, payload, next) => {
      app.noteSent(request, reply, payload);
      next();
    });

    app.addHook('onRoute', (route) => {
      const { reads, cacheSeconds } = route.config ?? {};
      if (reads === undefined || route.method !== 'GET') return;
      checkShown(reads);
      const known = parametersOf(route.schema?.querystring);
      const { handler } = route;

      async function make(request: FastifyRequest, reply: FastifyReply) {
        const before = reply.getHeaders();
        const result: unknown = await handler.call(app, request, reply);
        if (result === reply) throw new Error(`${route.url} must return what it answers`);
        const text = typeof result === 'string' ? result : (reply.serialize(result) as string);
        const answer = await finishAnswer({
          ...{ status: 200, text, headers: headersSince(reply, before), content: text },
          ...{ now: app.now().getTime(), isThorough: false, eachTime: request.eachTime },
        });
        return { answer, tables: reads ?? [] };
      }

      route.handler = async function readKept(request, reply) {
        const asked = readAsked(request, known);
        const versions = asked && (await app.dataVersions());
        if (!versions) {
          const result: unknown = await handler.call(this, request, reply);
          request.eachTime?.();
          return result;
        }
        const { key, hasQuery, isComplete } = asked;
        const now = app.now().getTime();
        const renew = renewalOf(request);
        const wanted = { key, isOneOfMany: hasQuery, versions, now, renew };
        const answer = await kept.read(wanted, () => make(request, reply));
        if (renew) answer.eachTime?.();
        if (isComplete && cacheSeconds !== undefined) {
          reply.header(
            'Cache-Control',
            `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`,
          );
        }
        if (isComplete && answer.isKept) request.kept = { in: kept, key, answer };
        return sendKept(request, reply, answer);
      };
    });
    done();
  },
  { name: 'keptAnswers', dependencies: ['database', 'dataVersion', 'sentAnswers'] },
);
