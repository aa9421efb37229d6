import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDictionaries } from '../releases/dictionaries';
import { isFont, useAsDictionary, withoutHash } from '../releases/fileName';
import { createKeptFiles, type KeptFile } from '../releases/keptFiles';
import { compress, encodingFor, QUICK, varyBy, varyByEncoding } from './compression';

const ASSETS = '/assets/';
const YEAR = 365 * 24 * 3600;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;

/** Of use to what a browser shows as a page; a first visit gets ten scripts and fonts, each with its headers. */
const FOR_PAGES = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'X-Frame-Options'];

export interface AssetsOptions {
  /** How often, in milliseconds, the names of kept files are read again at most. */
  askedEvery?: number;
  /** Milliseconds for which a reader waits for a script that is compressed with a dictionary. */
  patience?: number;
}

const nameIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';

/** The SHA-256 in base64 of the earlier version that the browser has, where it can decode with it (RFC 9842). */
function digestIn({ headers }: FastifyRequest): string | null {
  if (headers.range !== undefined || !/\bdcz\b/.test(headers['accept-encoding'] ?? '')) return null;
  const [, digest = null] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
  return digest;
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Serves the files of the built SPA whose names have a hash: those of this build from the disk, those of other releases
 * from the database, and scripts as what differs from the version that the browser has.
 */
export async function serveAssets(
  scope: FastifyInstance,
  dist: string,
  { askedEvery, patience }: AssetsOptions,
): Promise<void> {
  const root = path.join(dist, 'assets');
  const kept = createKeptFiles(scope.db, askedEvery);
  const dictionaries = createDictionaries(kept, scope.log, patience);
  scope.addHook('onClose', () => dictionaries.close());

  async function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile) {
    const encoding = encodingFor(request);
    const isAsStored = !file.is_brotli || encoding === 'br';
    const bytes = await (isAsStored ? kept.readContent(file) : kept.readPlain(file));
    if (!bytes) return;
    reply.header('Cache-Control', FOR_EVER).type(file.media_type);
    if (!file.is_brotli) return reply.send(bytes);
    varyByEncoding(reply);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.send(isAsStored ? bytes : await compress(bytes, encoding, QUICK));
  }

  const findDifference = (request: FastifyRequest, digest: string) =>
    dictionaries.find(nameIn(request), digest).catch((error: unknown) => {
      request.log.warn(error, 'an earlier release could not be read');
    });

  function sendDifference(reply: FastifyReply, body: Buffer) {
    varyByEncoding(reply)
      .header('Cache-Control', FOR_EVER)
      .header('Content-Encoding', 'dcz')
      .type('application/javascript; charset=utf-8');
    return reply.send(body);
  }

  /** Answers what is not simply a file of this build; leaves all else to what serves those. */
  async function answerSpecially(request: FastifyRequest, reply: FastifyReply) {
    const name = nameIn(request);
    if (isFont(name)) {
      varyBy(reply, 'Save-Data');
      // Headings are then shown in a font of the device.
      if (request.headers['save-data'] === 'on') return reply.code(204).send();
    }
    if (withoutHash(name) === null) return;
    const digest = digestIn(request);
    const difference = digest === null ? undefined : await findDifference(request, digest);
    if (difference) return sendDifference(reply, difference);
    if (await isThere(path.join(root, name))) return;
    const file = await kept.find(name);
    return file ? sendKept(request, reply, file) : undefined;
  }

  scope.addHook('onRoute', (route) => {
    if (route.url.startsWith(ASSETS)) route.preHandler = answerSpecially;
  });
  scope.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(ASSETS) !== true) return;
    for (const name of FOR_PAGES) reply.removeHeader(name);
    const match = reply.statusCode === 200 ? useAsDictionary(nameIn(request)) : null;
    if (match !== null) {
      varyBy(reply, 'Available-Dictionary').header('Use-As-Dictionary', match);
    }
  });
  await scope.register(fastifyStatic, {
    root,
    prefix: ASSETS,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
  });
}
