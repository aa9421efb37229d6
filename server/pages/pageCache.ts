import type { FinishedPage } from './finishedPage';

const MEGABYTE = 1_000_000;

interface Bounds {
  entries: number;
  bytes: number;
}

const BOUNDS: Bounds = { entries: 1_000, bytes: 48 * MEGABYTE };
/** There is any number of searches, filters and records that are not there; they must not drive out the other pages. */
const BOUNDS_OF_MANY: Bounds = { entries: 100, bytes: 12 * MEGABYTE };

/** A page also shows what no version covers, such as what is past by now. */
const LIFETIME_MS = 60_000;

interface Entry {
  page: FinishedPage;
  version: string;
  madeAt: number;
}

/** Holds what was asked for last, as far as its bounds allow. */
function createShelf(bounds: Bounds) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  };
  return {
    remove,
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry && entries.delete(key)) entries.set(key, entry);
      return entry;
    },
    set(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.page.bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= bounds.entries && bytes <= bounds.bytes) return;
        remove(oldest);
      }
    },
  };
}

interface Wanted {
  /** Path and query; the language is part of it. */
  url: string;
  hasQuery: boolean;
  /** Of the data on which the page depends. */
  version: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Gives finished pages again until the data changes. Each is made once at a time. */
export function createPageCache(bounds = BOUNDS, boundsOfMany = BOUNDS_OF_MANY) {
  const pages = createShelf(bounds);
  const oneOfMany = createShelf(boundsOfMany);
  const making = new Map<string, Promise<FinishedPage>>();

  return async (
    { url, hasQuery, version, now }: Wanted,
    make: () => Promise<FinishedPage>,
  ): Promise<FinishedPage> => {
    const last = pages.get(url) ?? oneOfMany.get(url);
    const current = last?.version === version ? last : null;
    if (current && now - current.madeAt < LIFETIME_MS) return current.page;

    const makeAnew = async (): Promise<FinishedPage> => {
      const made = await make().catch((error: unknown) => {
        if (!current) throw error;
        return current.page;
      });
      if (!made.isKept) return current?.page ?? made;
      // The same words again keep their tag, so that copies stay good.
      const page = last?.page.digest === made.digest ? last.page : made;
      const [shelf, other] =
        hasQuery || page.status === 404 ? [oneOfMany, pages] : [pages, oneOfMany];
      other.remove(url);
      shelf.set(url, { page, version, madeAt: now });
      return page;
    };

    const key = `${version} ${url}`;
    const running = making.get(key) ?? makeAnew().finally(() => making.delete(key));
    making.set(key, running);
    return running;
  };
}
