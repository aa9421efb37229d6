import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createBrotliCompress } from 'node:zlib';
import { Listing } from '../../../domain/contract/listing';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { keptUntilChanged } from '../../db/tableVersion';
import { QUICK } from '../../plugins/compression';
import { listingsRepository } from './repository';

/** So few that reading them and writing them as JSON takes some milliseconds. */
const AT_ONCE = 100;

const SHOWN = Object.keys(Listing.properties) as (keyof Listing)[];

/** Without what is the owner's: the state of review. */
const toJson = (listing: Listing): string =>
  JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, listing[name]])));

/** Every published listing as one JSON array. */
interface AllListings {
  /** Changes with the listings. */
  etag: string;
  brotli: Buffer;
}

/**
 * The plain list of specification 7, which grows with the directory: read and written a part at a time,
 * so that other requests are answered in between, and kept until a listing changes.
 */
export function createAllListings(db: Db): () => Promise<AllListings> {
  const { published } = listingsRepository(db);

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

  return keptUntilChanged(db, [listings], async (version) => {
    const compress = createBrotliCompress(QUICK);
    const [brotli] = await Promise.all([buffer(compress), pipeline(json, compress)]);
    return { etag: `"${version}"`, brotli };
  });
}
