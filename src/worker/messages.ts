/** What a page has loaded that the worker should keep. */
export interface KeepMessage {
  /** Its address. */
  page: string;
  /** Addresses of its scripts and fonts. */
  loaded: string[];
}

/** What a page says of the listings that its member has saved. */
export interface SavedMessage {
  /** The paths of all of them, without a language. */
  saved: string[];
  /** Addresses of pages that are to be kept, unless they are. */
  wanted: string[];
  /** As in `KeepMessage`. */
  loaded: string[];
}

/** What a page says when it opens and when its reader chooses otherwise. */
export interface SavingMessage {
  savesData: boolean;
}

/** Where the worker keeps the pages of saved listings, until they are saved no more. */
export const SAVED_CACHE = 'saved';

/** The slug in the address of the API's answer about one listing; null for any other address. */
export function listingIn(address: string, origin: string): string | null {
  const start = `${origin}/mainapp/listings/`;
  if (!address.startsWith(start)) return null;
  return /^([^/?]+)\/$/.exec(address.slice(start.length))?.[1] ?? null;
}

/** Asks for an end to the notes of the worker about what it has kept and when. */
export const FORGET = 'forget';

/** Has a new worker take over from the one before it. */
export const TAKE_OVER = 'takeOver';

/** Asks how much the worker has downloaded; it answers with `Counted`, and says the same with each download. */
export const COUNT = 'count';

export interface Counted {
  /** Bytes on the network since the worker has started. */
  total: number;
  /** What tells this start from others. */
  startedAt: number;
}

/** An older worker says something else. */
export const isCounted = (message: unknown): message is Counted =>
  typeof message === 'object' && message !== null && 'startedAt' in message;

/** Where a picture waits that another app has shared with the product, until a form takes it. */
export const SHARED = { cache: 'shared', address: '/shared-picture' } as const;

/** Caches that tell what was done on this device. */
export const OF_A_PERSON = [
  'pages',
  'frames',
  'data',
  'pictures',
  SAVED_CACHE,
  SHARED.cache,
] as const;
