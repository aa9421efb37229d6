import { fromPromise } from 'xstate';
import { CLEARANCE_CHECK_INTERVAL } from '../../../domain/limits';
import { vettingMachine, type Standing } from './vettingMachine';

export interface VettingEffects {
  load(signal: AbortSignal): Promise<Standing>;
  /** Reads the flag and the application anew; what they say comes as `standing.changed`. */
  checkClearance(signal: AbortSignal): Promise<void>;
  /** Rejects with an Error whose message says why. */
  submitApplication(signal: AbortSignal): Promise<Standing>;
  reportFailure(error: unknown): void;
}

export const withVettingEffects = (effects: VettingEffects) =>
  vettingMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => effects.load(signal)),
      checkClearance: fromPromise(({ signal }) => effects.checkClearance(signal)),
      submitApplication: fromPromise(({ signal }) => effects.submitApplication(signal)),
    },
    actions: {
      reportFailure: ({ event }) => effects.reportFailure('error' in event ? event.error : event),
    },
    delays: { clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL },
  });
