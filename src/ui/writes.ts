import { createContext } from 'react';

/** What is being sent and has no answer yet. */
export interface Writes {
  isRunning(): boolean;
  /** Sends it once more. */
  repeat(): void;
  /** Waits no longer: whoever sent it is told that it failed. */
  leave(): void;
  subscribe(listener: () => void): () => void;
}

const none: Writes = {
  isRunning: () => false,
  repeat: () => {},
  leave: () => {},
  subscribe: () => () => {},
};

export const WritesContext = createContext(none);
