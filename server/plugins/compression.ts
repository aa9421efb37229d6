import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const WORTH_IT = 1_000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Answers are made anew each time, so a quick setting; built files are compressed at build. */
export const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Makes caches keep an answer for each encoding. */
export function varyByEncoding(reply: FastifyReply): void {
  reply.header(
    'Vary',
    [reply.getHeader('Vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '),
  );
}

/**
 * Compresses texts that hold nothing private: a body that mixes a secret with what a caller sent
 * would reveal the secret by its length (BREACH).
 */
export const compressionPlugin = fp(
  (app, _options, done) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
      if (request.headers.authorization || !request.routeOptions.config.public) return payload;
      if (request.method !== 'GET') return payload;
      const accepted = request.headers['accept-encoding'] ?? '';
      varyByEncoding(reply);
      if (/\bbr\b/.test(accepted)) {
        reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
        return brotli(payload, QUICK);
      }
      if (/\bgzip\b/.test(accepted)) {
        reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
        return gzipped(payload);
      }
      return payload;
    });
    done();
  },
  { name: 'compression' },
);
