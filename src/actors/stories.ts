import { createContext } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Story } from '../../domain/story';

/** What is shown of a recording. */
export interface StoryView {
  /** While it goes on. */
  recording: { name: string; steps: number; isFull: boolean } | null;
  /** The last one that was stopped, until the page is closed. */
  finished: Story | null;
}

/** Records what the reader of this tab does, and what the machines do, until it is stopped. */
export interface StoryRecorder {
  subscribe(listener: () => void): () => void;
  read(): StoryView;
  /** `running` are the machines that run already. */
  start(name: string, running: readonly AnyActorRef[]): void;
  /** The story so far, which then is the finished one. */
  stop(): Story | null;
  discard(): void;
}

/** Loads the recorder of this app. */
export const StoryRecorderContext = createContext<() => Promise<StoryRecorder>>(() =>
  Promise.reject(new Error('StoryRecorderContext is missing')),
);
