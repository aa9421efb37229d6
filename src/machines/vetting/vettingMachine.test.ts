/** @jest-environment node */
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { CLEARANCE_CHECK_INTERVAL } from '../../../domain/limits';
import { createCoverage, declaredStates, declaredTransitions } from '../testing/coverage';
import { heldEffect, settled } from '../testing/held';
import { answered, deadEnds, elapsed, pathsOf, play, refused } from '../testing/paths';
import { withVettingEffects } from './vettingEffects';
import { vettingMachine, type Standing, type VettingEvent } from './vettingMachine';

const beginning: Standing = {
  isBasicComplete: false,
  isAdvancedComplete: false,
  isCleared: false,
  application: 'in_progress',
  canSubmit: true,
  unsaved: 0,
  isTroubled: false,
};
const basicDone: Standing = { ...beginning, isBasicComplete: true };
const cleared: Standing = { ...basicDone, isCleared: true };
const allDone: Standing = { ...cleared, isAdvancedComplete: true };
const changed = (standing: Standing): VettingEvent => ({ type: 'standing.changed', standing });
const inState = (application: Standing['application']): Standing => ({
  ...allDone,
  application,
  canSubmit: application === 'changes_requested',
});
const failure = new Error('the server says no');
const waiting = 'vetting.stage.awaitingClearance.waiting';
const delays = { clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL };

const events: AnyEventObject[] = [
  ...[beginning, basicDone, { ...basicDone, unsaved: 1 }, cleared, allDone].map(changed),
  changed({ ...allDone, unsaved: 1 }),
  changed({ ...allDone, unsaved: 1, isTroubled: true }),
  ...(
    [
      'submitted',
      'under_review',
      'changes_requested',
      'approved',
      'rejected',
      'listed',
      'expired',
    ] as const
  ).map((application) => changed(inState(application))),
  { type: 'reload.requested' },
  { type: 'editing.requested' },
  { type: 'editing.ended' },
  { type: 'finish.opened' },
  { type: 'finish.left' },
  { type: 'submission.requested' },
  { type: 'submission.cancelled' },
  answered('loading', beginning),
  refused('loading', failure),
  answered('checkingClearance'),
  refused('checkingClearance', failure),
  answered('submittingApplication', inState('submitted')),
  refused('submittingApplication', failure),
  elapsed('clearanceCheckInterval', waiting),
];

function begin(isOnBehalf = false) {
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

async function standAt(standing: Standing, isOnBehalf = false) {
  const vetting = begin(isOnBehalf);
  vetting.held.loading.resolve(standing);
  await settled();
  return vetting;
}

describe('vetting as a whole', () => {
  it('takes every transition and reaches every state', async () => {
    const coverage = createCoverage();
    for (const isOnBehalf of [false, true]) {
      const input = { isOnBehalf };
      for (const path of pathsOf(vettingMachine, events, input)) {
        const { machine, held } = begin(isOnBehalf);
        await play(path, { machine, held, delays, coverage, input });
      }
    }
    expect(coverage.taken()).toEqual(declaredTransitions(vettingMachine));
    expect(coverage.reached()).toEqual(declaredStates(vettingMachine));
  });
});
