import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Shorter texts are sent as they are. */
export const WORTH_IT = 1_000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const ofQuality = (quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** For answers that are made anew each time; built files are compressed at build. */
export const QUICK = ofQuality(5);
/** For answers that are sent many times. */
export const THOROUGH = ofQuality(10);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding of an answer to this request. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Makes caches keep an answer for each value of a header of requests. */
export function varyBy(reply: FastifyReply, header: string) {
  const named = [reply.getHeader('Vary') ?? []].flat().join(', ').split(', ').filter(Boolean);
  return named.includes(header) ? reply : reply.header('Vary', [...named, header].join(', '));
}

/** Makes caches keep an answer for each encoding. */
export const varyByEncoding = (reply: FastifyReply) => varyBy(reply, 'Accept-Encoding');

/** The content in this encoding. */
export async function compress(
  content: string | Buffer,
  encoding: Encoding,
  options: BrotliOptions,
): Promise<string | Buffer> {
  if (encoding === 'br') return brotli(content, options);
  return encoding === 'gzip' ? gzipped(content) : content;
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
      varyByEncoding(reply);
      const encoding = encodingFor(request);
      if (encoding === 'identity') return payload;
      reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
      return compress(payload, encoding, QUICK);
    });
    done();
  },
  { name: 'compression' },
);
