import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { splitPath, type Language } from '../../domain/language';
import { inLanguage } from '../language';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of whoever reads the answer. */
    language: Language;
  }
}

const named = new WeakMap<IncomingMessage, Language>();

/** An address without its language, which is kept for the request. */
export function withoutLanguage(request: IncomingMessage): string {
  const { language, path } = splitPath(request.url ?? '/');
  if (language !== 'en') named.set(request, language);
  return path;
}

/** Pages have theirs in the address; the pages name it in the header of what they ask for (ADR 58). */
function languageOf({ raw, is404, routeOptions, headers }: FastifyRequest): Language {
  const isPage = is404 || routeOptions.config.page === true;
  return named.get(raw) ?? (!isPage && headers['accept-language'] === 'sw' ? 'sw' : 'en');
}

export const languagePlugin = fp(
  (app, _options, done) => {
    app.decorateRequest('language', 'en');
    app.addHook('onRequest', (request, _reply, next) => {
      request.language = languageOf(request);
      inLanguage(request.language, next);
    });
    // The body arrives in the context of its connection.
    app.addHook('preValidation', (request, _reply, next) => {
      inLanguage(request.language, next);
    });
    done();
  },
  { name: 'language' },
);
