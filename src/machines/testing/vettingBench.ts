import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { CLEARANCE_CHECK_INTERVAL } from '../../../domain/limits';
import { withVettingEffects } from '../vetting/vettingEffects';
import type { Standing, VettingEvent } from '../vetting/vettingMachine';
import { heldEffect, settled } from './held';
import { answered, elapsed, refused, type Walk } from './paths';

export const beginning: Standing = {
  isBasicComplete: false,
  isAdvancedComplete: false,
  isCleared: false,
  application: 'in_progress',
  canSubmit: true,
  unsaved: 0,
  isTroubled: false,
};
export const basicDone: Standing = { ...beginning, isBasicComplete: true };
export const cleared: Standing = { ...basicDone, isCleared: true };
export const allDone: Standing = { ...cleared, isAdvancedComplete: true };
export const changed = (standing: Standing): VettingEvent => ({
  type: 'standing.changed',
  standing,
});
export const inState = (application: Standing['application']): Standing => ({
  ...allDone,
  application,
  canSubmit: application === 'changes_requested',
});
export const failure = new Error('the server says no');
const waiting = 'vetting.ready.stage.basic.awaitingClearance.waiting';
export const vettingDelays = { clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL };

const reading: AnyEventObject[] = [
  { type: 'reload.requested' },
  answered('loading', beginning),
  refused('loading', failure),
];
/** The machine in four walks: together they would be too many states. */
const walked: Record<string, { isOnBehalf: boolean; events: AnyEventObject[] }> = {
  answering: {
    isOnBehalf: false,
    events: [
      ...reading,
      ...[beginning, basicDone, { ...basicDone, unsaved: 1 }, allDone, cleared].map(changed),
      { type: 'finish.opened' },
      { type: 'finish.left' },
      answered('checkingClearance'),
      refused('checkingClearance', failure),
      elapsed('clearanceCheckInterval', waiting),
    ],
  },
  submitting: {
    isOnBehalf: false,
    events: [
      answered('loading', allDone),
      { type: 'reload.requested' },
      changed({ ...allDone, unsaved: 1 }),
      changed({ ...allDone, unsaved: 1, isTroubled: true }),
      changed(inState('submitted')),
      changed(inState('changes_requested')),
      { type: 'finish.opened' },
      { type: 'submission.requested' },
      { type: 'submission.cancelled' },
      answered('submittingApplication', inState('submitted')),
      refused('submittingApplication', failure),
    ],
  },
  deciding: {
    isOnBehalf: false,
    events: [
      answered('loading', beginning),
      { type: 'reload.requested' },
      ...statesWhere(({ locked }) => locked !== null)
        .filter((state) => state !== 'submitted')
        .map((application) => changed(inState(application))),
    ],
  },
  looking: {
    isOnBehalf: true,
    events: [...reading, { type: 'editing.requested' }, { type: 'editing.ended' }],
  },
};

/** A vetting whose requests wait for the test. */
export function begin(isOnBehalf = false) {
  const loading = heldEffect<[AbortSignal], Standing>();
  const checkingClearance = heldEffect<[AbortSignal], void>();
  const submittingApplication = heldEffect<[AbortSignal], Standing>();
  const reported: unknown[] = [];
  const machine = withVettingEffects({
    load: loading.effect,
    checkClearance: checkingClearance.effect,
    submitApplication: submittingApplication.effect,
    reportFailure: (error) => void reported.push(error),
  });
  const held = { loading, checkingClearance, submittingApplication };
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { isOnBehalf } }).start();
  const stage = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : value.ready.stage;
  };
  return { machine, held, actor, clock, reported, stage };
}

/** Past its first reading. */
export async function standAt(standing: Standing, isOnBehalf = false) {
  const vetting = begin(isOnBehalf);
  vetting.held.loading.resolve(standing);
  await settled();
  return vetting;
}

export const vettingWalks = (): Walk[] =>
  Object.values(walked).map(({ isOnBehalf, events }) => {
    const { machine, held, actor } = begin(isOnBehalf);
    actor.stop();
    return { machine, events, held, delays: vettingDelays, input: { isOnBehalf } };
  });
