import type { PgTable } from 'drizzle-orm/pg-core';
import { versionIn, type DataVersions } from '../plugins/dataVersion';
import { Failure } from '../plugins/failures';
import type { FinishedAnswer } from './finishedAnswer';

const MEGABYTE = 1_000_000;

interface Bounds {
  entries: number;
  bytes: number;
}

const BOUNDS: Bounds = { entries: 1_000, bytes: 48 * MEGABYTE };
/** There is any number of searches, filters and records that are not there; they must not drive out the other answers. */
const BOUNDS_OF_MANY: Bounds = { entries: 1_000, bytes: 12 * MEGABYTE };

/** An answer also shows what no version covers, such as what is past by now. */
export const LIFETIME_MS = 60_000;
/** While it cannot be made anew, it is tried again after this time. */
const TRIED_AGAIN_MS = 2_000;

interface Entry {
  answer: FinishedAnswer;
  tables: readonly PgTable[];
  version: string;
  /** With which it was found to be up to date. */
  versions: DataVersions;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** Holds what was asked for last, as far as its bounds allow. */
function createShelf(bounds: Bounds) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.answer.bytes ?? 0;
    entries.delete(key);
  };
  return {
    remove,
    figures: () => ({ entries: entries.size, bytes }),
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry && entries.delete(key)) entries.set(key, entry);
      return entry;
    },
    set(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.answer.bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= bounds.entries && bytes <= bounds.bytes) return;
        remove(oldest);
      }
    },
  };
}

export interface Wanted {
  /** What the answer depends on beside the data: address and language. */
  key: string;
  /** Whether there is any number of its kind. */
  isOneOfMany: boolean;
  /** Of the data as it is now. */
  versions: DataVersions;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Made {
  answer: FinishedAnswer;
  /** Whose rows it shows. */
  tables: readonly PgTable[];
  /** Milliseconds since 1970 from which its minute counts; now unless given. */
  madeAt?: number;
}

/** Gets what was answered last, which may say the same as the new answer. */
type Make = (last: FinishedAnswer | null) => Promise<Made>;

/** A refusal is what the data say by now, and no failure. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.statusCode < 500;

function isCurrent(entry: Entry, versions: DataVersions): boolean {
  if (entry.versions === versions) return true;
  if (versionIn(versions, entry.tables) !== entry.version) return false;
  entry.versions = versions;
  return true;
}

export interface KeptAnswers {
  read(wanted: Wanted, make: Make): Promise<FinishedAnswer>;
  /** One that needs nothing to be made. */
  find(wanted: Omit<Wanted, 'isOneOfMany'>): FinishedAnswer | null;
  /** How often an answer was kept, or had to be made, and what there is now. */
  figures(): { hits: number; misses: number; entries: number; bytes: number };
}

/** Gives finished answers again until the data changes (ADR 33, 65). Each is made once at a time. */
export function createKeptAnswers(bounds = BOUNDS, boundsOfMany = BOUNDS_OF_MANY): KeptAnswers {
  const few = createShelf(bounds);
  const many = createShelf(boundsOfMany);
  const making = new Map<string, { versions: DataVersions; made: Promise<FinishedAnswer> }>();

  let hits = 0;
  let misses = 0;

  const entryOf = (key: string): Entry | undefined => few.get(key) ?? many.get(key);

  function find({ key, versions, now }: Omit<Wanted, 'isOneOfMany'>): FinishedAnswer | null {
    const entry = entryOf(key);
    if (!entry || now >= entry.freshUntil || !isCurrent(entry, versions)) return null;
    hits += 1;
    return entry.answer;
  }

  async function makeAnew(
    { key, isOneOfMany, versions, now }: Wanted,
    make: Make,
  ): Promise<FinishedAnswer> {
    const last = entryOf(key);
    const current = last && isCurrent(last, versions) ? last : null;
    misses += 1;
    let made: Made;
    try {
      made = await make(last?.answer ?? null);
    } catch (error) {
      if (!current || isRefusal(error)) throw error;
      current.freshUntil = now + TRIED_AGAIN_MS;
      return current.answer;
    }
    if (!made.answer.isKept) return current?.answer ?? made.answer;
    // The same words again keep their tag, so that copies stay good.
    const answer = last?.answer.digest === made.answer.digest ? last.answer : made.answer;
    const [shelf, other] = isOneOfMany || answer.status === 404 ? [many, few] : [few, many];
    other.remove(key);
    const { tables, madeAt = now } = made;
    const version = versionIn(versions, tables);
    shelf.set(key, { answer, tables, version, versions, freshUntil: madeAt + LIFETIME_MS });
    return answer;
  }

  return {
    find,
    figures() {
      const [one, other] = [few.figures(), many.figures()];
      return { hits, misses, entries: one.entries + other.entries, bytes: one.bytes + other.bytes };
    },
    read(wanted, make) {
      const { key, versions } = wanted;
      const found = find(wanted);
      if (found) return Promise.resolve(found);
      const running = making.get(key);
      if (running?.versions === versions) return running.made;
      const made = makeAnew(wanted, make).finally(() => {
        if (making.get(key)?.made === made) making.delete(key);
      });
      making.set(key, { versions, made });
      return made;
    },
  };
}
