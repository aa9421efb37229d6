import { createContext } from 'react';

/** What is being sent and has no answer yet. */
interface Write {
  /** When it was first sent. */
  startedAt: number;
  /** Sends it once more; null where that could not succeed. */
  retry: (() => void) | null;
  /** Waits no longer: for the sender it has failed. */
  giveUp(): void;
}

export interface Writes {
  /** The one that a notice shown since then is about. */
  closestTo(since: number): Write | null;
  subscribe(listener: () => void, since: number): () => void;
}

const none: Writes = { closestTo: () => null, subscribe: () => () => {} };

export const WritesContext = createContext(none);

/** Sends reads again that have waited for so many milliseconds: until then asking for them anew changes nothing. */
export type RetryHungReads = (wait: number) => void;

export const ReadsContext = createContext<RetryHungReads>(() => {});
