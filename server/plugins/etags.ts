import { hash } from 'node:crypto';
import fp from 'fastify-plugin';
import { varyByEncoding } from './compression';
import { isShared } from './securityHeaders';

/** Whether `If-None-Match` names this version, or any. */
export const isKnown = (header = '', etag: string): boolean =>
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === etag.replace(/^W\//, ''));

/** The ETag of a text with this digest; weak, since the compressed forms of the text share it. */
export const tagOf = (digest: string): string => `W/"${digest}"`;

/** What caches may keep is named by its content: who has it gets 304 until it changes. */
export const etagsPlugin = fp(
  (app, _options, done) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!isShared(request) || request.method !== 'GET') return payload;
      if (reply.statusCode !== 200) return payload;
      if (typeof payload !== 'string' || reply.hasHeader('ETag')) return payload;
      const etag = tagOf(hash('sha256', payload, 'base64url'));
      reply.header('ETag', etag);
      if (!isKnown(request.headers['if-none-match'], etag)) return payload;
      varyByEncoding(reply.code(304));
      return null;
    });
    done();
  },
  { name: 'etags' },
);
