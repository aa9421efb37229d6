import { createContext, use, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Journal } from '../machines/chart/journal';

/** An actor of the product that runs in this page, and what was seen of it. */
export interface RunningActor {
  actor: ActorRefFrom<AnyStateMachine>;
  journal: Journal;
}

export interface RunningActors {
  subscribe(listener: () => void): () => void;
  /** The same array until one more is started or one has ended. */
  read(): readonly RunningActor[];
}

export const RunningActorsContext = createContext<RunningActors>({
  subscribe: () => () => {},
  read: () => NONE,
});

const NONE: readonly RunningActor[] = [];

export function useRunningActors(): readonly RunningActor[] {
  const { subscribe, read } = use(RunningActorsContext);
  return useSyncExternalStore(subscribe, read);
}
