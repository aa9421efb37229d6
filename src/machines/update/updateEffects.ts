import { fromPromise } from 'xstate';
import { updateMachine } from './updateMachine';

export interface UpdateEffects {
  askToUpdate(): void;
  /** Resolves when nothing is being sent any more. */
  saveDrafts(): Promise<void>;
  takeOver(): Promise<void>;
  reload(): void;
  reportFailure(error: unknown): void;
}

export const withUpdateEffects = (effects: UpdateEffects) =>
  updateMachine.provide({
    actors: {
      saveDrafts: fromPromise(() => effects.saveDrafts()),
      takeOver: fromPromise(() => effects.takeOver()),
    },
    actions: {
      askToUpdate: () => effects.askToUpdate(),
      reload: () => effects.reload(),
      reportFailure: ({ event }) => effects.reportFailure('error' in event ? event.error : event),
    },
  });
