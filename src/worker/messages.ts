/** What a page has loaded that the worker should keep. */
export interface KeepMessage {
  /** Its address. */
  page: string;
  /** Addresses of its scripts and fonts. */
  loaded: string[];
}

/** Asks for an end to the notes of the worker about what it has kept and when. */
export const FORGET = 'forget';

/** Has a new worker take over from the one before it. */
export const TAKE_OVER = 'takeOver';

/** Caches that tell what was looked at on this device. */
export const OF_A_PERSON = ['pages', 'frames', 'data', 'pictures'] as const;
