import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database';
import { releaseFiles } from '../db/schema/releases';

const decompress = promisify(brotliDecompress);

const { name, sha256, media_type, is_brotli, content } = releaseFiles;

const ASKED_EVERY_MS = 1_000;
/** Bytes of contents in memory. */
const CONTENTS_SIZE = 8_000_000;

/** A kept file without its content. */
export interface KeptFile {
  name: string;
  sha256: string;
  media_type: string;
  is_brotli: boolean;
}

/**
 * The files of the last releases, whichever process published them. Their names are read again when one is asked for
 * that is not among them, at most once in `askedEvery` milliseconds: who asks sooner waits, so that any number of wrong
 * names costs one query, and a file that was published a moment ago is found.
 */
export function createKeptFiles(db: Db, askedEvery = ASKED_EVERY_MS) {
  let files = new Map<string, KeptFile>();
  let names = new Map<string, string>();
  let isRead = false;
  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let readAt = -Infinity;

  async function read(): Promise<void> {
    readAt = performance.now();
    const rows = await db.select({ name, sha256, media_type, is_brotli }).from(releaseFiles);
    files = new Map(rows.map((row) => [row.name, row]));
    names = new Map(rows.map((row) => [row.sha256, row.name]));
    isRead = true;
  }

  /** A reading that has begun may have missed what was published since: only one that has not can be shared. */
  async function readLater(): Promise<void> {
    await reading.catch(() => {});
    const wait = readAt + askedEvery - performance.now();
    if (wait > 0) await delay(wait);
    next = null;
    reading = read();
    await reading;
  }

  const refresh = (): Promise<void> => (next ??= readLater());

  const contents = new LRUCache<string, Buffer>({
    maxSize: CONTENTS_SIZE,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: async (wanted) => {
      const [row] = await db.select({ content }).from(releaseFiles).where(eq(name, wanted));
      return row?.content;
    },
  });

  const readContent = (file: KeptFile): Promise<Buffer | undefined> => contents.fetch(file.name);

  return {
    /** Null where no kept release has it. Rejects while the database is away. */
    async find(wanted: string): Promise<KeptFile | null> {
      if (!files.has(wanted)) await refresh();
      return files.get(wanted) ?? null;
    },

    /** The file with this SHA-256 (base64), as far as it is known: names are not read again for it. */
    async findByDigest(digest: string): Promise<KeptFile | null> {
      if (!isRead) await refresh();
      return files.get(names.get(digest) ?? '') ?? null;
    },

    /** As it is stored; undefined where it was removed since. */
    readContent,

    /** Before it was compressed; undefined where it was removed since. */
    async readPlain(file: KeptFile): Promise<Buffer | undefined> {
      const bytes = await readContent(file);
      return bytes && file.is_brotli ? decompress(bytes) : bytes;
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;
