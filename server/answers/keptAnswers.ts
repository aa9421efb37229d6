import type { PgTable } from 'drizzle-orm/pg-core';
import PQueue from 'p-queue';
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

/** An answer also shows what no version covers, such as what is past by now: nobody gets one that is older. */
export const LIFETIME_MS = 120_000;
/** Who asks for one that is as old gets it, and it is made anew meanwhile. */
const RENEWED_AFTER_MS = 60_000;
/** Many become old together; making them anew leaves time for what visitors wait for. */
const RENEWING = { concurrency: 1, interval: 250, intervalCap: 1 };
/** While it cannot be made anew, it is tried again after this time. */
const TRIED_AGAIN_MS = 2_000;

interface Entry {
  answer: FinishedAnswer;
  tables: readonly PgTable[];
  version: string;
  /** With which it was found to be up to date. */
  versions: DataVersions;
  /** Milliseconds since 1970 from which it is made anew while it is still given. */
  renewedFrom: number;
  /** Milliseconds since 1970 from which nobody gets it. */
  until: number;
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
  /** Asks for it in a way that waits for a new one; null for who does. */
  renew: (() => Promise<void>) | null;
}

type Sought = Pick<Wanted, 'key' | 'versions' | 'now'>;

export interface Made {
  answer: FinishedAnswer;
  /** Whose rows it shows. */
  tables: readonly PgTable[];
  /** Milliseconds since 1970 from which its age counts; now unless given. */
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
  find(sought: Sought): FinishedAnswer | null;
  /** How often an answer was kept, or had to be made, and what there is now. */
  figures(): { hits: number; misses: number; entries: number; bytes: number };
}

/**
 * Gives finished answers again until the data changes (ADR 33, 65). Each is made once at a time. Those of the same data are
 * renewed one after the other before they are too old, so that answers that were made together do not all have to be made
 * again while their visitors wait.
 */
export function createKeptAnswers(bounds = BOUNDS, boundsOfMany = BOUNDS_OF_MANY): KeptAnswers {
  const few = createShelf(bounds);
  const many = createShelf(boundsOfMany);
  const renewals = new PQueue(RENEWING);
  /** Keys of what is being renewed, or will be. */
  const renewing = new Set<string>();
  const making = new Map<string, { versions: DataVersions; made: Promise<FinishedAnswer> }>();

  let hits = 0;
  let misses = 0;

  const entryOf = (key: string): Entry | undefined => few.get(key) ?? many.get(key);

  function entryNow({ key, versions, now }: Sought): Entry | null {
    const entry = entryOf(key);
    return entry && now < entry.until && isCurrent(entry, versions) ? entry : null;
  }

  function give({ answer }: Entry): FinishedAnswer {
    hits += 1;
    return answer;
  }

  const isDue = ({ renewedFrom }: Entry, { key, now }: Pick<Sought, 'key' | 'now'>): boolean =>
    now >= renewedFrom && !renewing.has(key);

  function find(sought: Sought): FinishedAnswer | null {
    const entry = entryNow(sought);
    if (!entry || isDue(entry, sought)) return null;
    return give(entry);
  }

  async function renewInTurn(key: string, renew: () => Promise<void>): Promise<void> {
    renewing.add(key);
    await renewals.add(renew);
    renewing.delete(key);
  }

  async function makeAnew(
    { key, isOneOfMany, versions, now, renew }: Wanted,
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
      current.renewedFrom = now + TRIED_AGAIN_MS;
      current.until = Math.max(current.until, current.renewedFrom);
      return current.answer;
    }
    if (!made.answer.isKept) return current?.answer ?? made.answer;
    // The same words again keep their tag, so that copies stay good.
    const answer = last?.answer.digest === made.answer.digest ? last.answer : made.answer;
    const [shelf, other] = isOneOfMany || answer.status === 404 ? [many, few] : [few, many];
    other.remove(key);
    const { tables, madeAt = now } = made;
    const version = versionIn(versions, tables);
    const entry: Entry = {
      ...{ answer, tables, version, versions },
      renewedFrom: madeAt + RENEWED_AFTER_MS,
      until: madeAt + LIFETIME_MS,
    };
    shelf.set(key, entry);
    if (renew && isDue(entry, { key, now })) void renewInTurn(key, renew);
    return answer;
  }

  return {
    find,
    figures() {
      const [one, other] = [few.figures(), many.figures()];
      return { hits, misses, entries: one.entries + other.entries, bytes: one.bytes + other.bytes };
    },
    read(wanted, make) {
      const { key, versions, renew } = wanted;
      const entry = entryNow(wanted);
      // A renewal may have waited until a visitor had it made.
      if (entry && (renew || wanted.now < entry.renewedFrom)) {
        if (renew && isDue(entry, wanted)) void renewInTurn(key, renew);
        return Promise.resolve(give(entry));
      }
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
