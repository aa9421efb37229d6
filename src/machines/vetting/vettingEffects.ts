import { fromPromise } from 'xstate';
import { CLEARANCE_CHECK_INTERVAL, KEPT_COPY_INTERVAL } from '../../../domain/limits';
import { vettingMachine, type Loaded } from './vettingMachine';

export interface VettingEffects {
  /** Rejects where there is neither an answer nor a copy. */
  load(signal: AbortSignal): Promise<Loaded>;
  /** Reads the clearance and the application again. */
  checkClearance(): Promise<void>;
  /** Rejects with an Error whose message says why. */
  submitApplication(): Promise<void>;
  reportFailure(error: unknown): void;
}

export const withVettingEffects = (effects: VettingEffects) =>
  vettingMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => effects.load(signal)),
      checkClearance: fromPromise(() => effects.checkClearance()),
      submitApplication: fromPromise(() => effects.submitApplication()),
    },
    actions: {
      reportFailure: ({ event }) => effects.reportFailure('error' in event ? event.error : event),
    },
    delays: {
      clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL,
      keptCopyInterval: KEPT_COPY_INTERVAL,
    },
  });
