import { createContext } from 'react';

/** What is being sent and has no answer yet. */
interface Write {
  /** When it was first sent. */
  begun: number;
  /** Sends it once more; null where that could not succeed. */
  repeat: (() => void) | null;
  /** Waits no longer: whoever sent it is told that it failed. */
  leave(): void;
}

export interface Writes {
  /** The one that a notice stands beside which came then. */
  beside(since: number): Write | null;
  subscribe(listener: () => void, since: number): () => void;
}

const none: Writes = { beside: () => null, subscribe: () => () => {} };

export const WritesContext = createContext(none);
