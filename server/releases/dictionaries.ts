import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { CompressionTask } from './compressWithDictionary';
import { isScript, withoutHash } from './fileName';
import type { KeptFile, KeptFiles } from './keptFiles';

const EXTENSION = path.extname(__filename);
const WORKER = path.join(__dirname, `compressWithDictionary${EXTENSION}`);
const IDLE_TIMEOUT = 60_000;
/** Milliseconds for which a first reader waits; later ones get what was made meanwhile. */
const PATIENCE_MS = 1_000;
/** Bytes of made bodies in memory. */
const BODIES_SIZE = 8_000_000;

/** For what is not smaller than the file that the build has compressed. */
const NOT_WORTH_IT = Buffer.alloc(0);

/**
 * Compresses scripts of this release against the ones that browsers have of an earlier release: once for each pair, in a
 * thread that ends when idle.
 */
export function createDictionaries(
  kept: KeptFiles,
  log: FastifyBaseLogger,
  patience = PATIENCE_MS,
) {
  let pool: Piscina<CompressionTask, Uint8Array> | undefined;
  const openPool = () =>
    (pool ??= new Piscina({
      filename: WORKER,
      // The compiled server runs without what compiles it.
      execArgv: EXTENSION === '.ts' ? ['--import', 'tsx'] : [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT,
    }));

  async function make(file: KeptFile, dictionary: KeptFile): Promise<Buffer> {
    const [plain, known, stored] = await Promise.all([
      kept.readPlain(file),
      kept.readPlain(dictionary),
      kept.readContent(file),
    ]);
    if (!plain || !known || !stored) return NOT_WORTH_IT;
    const body = await openPool().run({ content: plain, dictionary: known });
    return body.length < stored.length ? Buffer.from(body) : NOT_WORTH_IT;
  }

  const bodies = new LRUCache<string, Buffer, [KeptFile, KeptFile]>({
    maxSize: BODIES_SIZE,
    sizeCalculation: (body) => body.length + 1,
    fetchMethod: (_key, _stale, { context: [file, dictionary] }) => make(file, dictionary),
  });

  const bodyOf = (file: KeptFile, dictionary: KeptFile) =>
    bodies
      .fetch(`${file.name} ${dictionary.name}`, { context: [file, dictionary] })
      .catch((error: unknown) => {
        log.error(error, 'a script could not be compressed with a dictionary');
      });

  return {
    /**
     * The body with `Content-Encoding: dcz` for a browser that has the file with this SHA-256 (base64). Undefined where it
     * is no earlier version of this one, where the body would not be smaller, and while it is made. Rejects while the
     * database is away.
     */
    async find(name: string, digest: string): Promise<Buffer | undefined> {
      if (!isScript(name)) return undefined;
      const dictionary = await kept.findByDigest(digest);
      const isEarlier =
        dictionary &&
        dictionary.name !== name &&
        withoutHash(dictionary.name) === withoutHash(name);
      const file = isEarlier ? await kept.find(name) : null;
      if (!file || !dictionary) return undefined;
      const waiting = new AbortController();
      const body = await Promise.race([
        bodyOf(file, dictionary),
        delay(patience, undefined, { signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
      return body?.length ? body : undefined;
    },

    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}
