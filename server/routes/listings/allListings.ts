import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createBrotliCompress } from 'node:zlib';
import { Listing } from '../../../domain/contract/listing';
import type { FastifyInstance } from 'fastify';
import { TABLES_READ } from '../../answers/tablesRead';
import { untilChanged } from '../../answers/untilChanged';
import { QUICK } from '../../plugins/compression';
import { listingsRepository } from './repository';

/** Few enough that reading and writing them takes some milliseconds. */
const AT_ONCE = 100;

const SHOWN = Object.keys(Listing.properties) as (keyof Listing)[];

/** Leaves out what only the owner may see, such as the status. */
const toJson = (listing: Listing): string =>
  JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, listing[name]])));

/** Every published listing as one JSON array. */
interface AllListings {
  /** Changes with the listings. */
  etag: string;
  brotli: Buffer;
}

/**
 * The plain list of specification 7, which grows with the directory. It is read and written in
 * parts, so that other requests are answered in between, and cached until a listing changes.
 */
export function createAllListings(app: FastifyInstance): () => Promise<AllListings> {
  const { published } = listingsRepository(app.db);

  async function* json(): AsyncGenerator<string> {
    let mark = '[';
    for await (const part of published(AT_ONCE)) {
      for (const listing of part) {
        yield mark + toJson(listing);
        mark = ',';
      }
      await setImmediate();
    }
    yield mark === '[' ? '[]' : ']';
  }

  return untilChanged(app, TABLES_READ.directory, async () => {
    const compress = createBrotliCompress(QUICK);
    const [brotli] = await Promise.all([buffer(compress), pipeline(json, compress)]);
    return { etag: `"${hash('sha256', brotli, 'base64url')}"`, brotli };
  });
}
