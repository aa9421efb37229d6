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
const waiting = 'vetting.ready.stage.basic.awaitingClearance.waiting';
const delays = { clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL };

const reading: AnyEventObject[] = [
  { type: 'reload.requested' },
  answered('loading', beginning),
  refused('loading', failure),
];
/** The machine in four walks: together they would be too many states. */
const walks: Record<string, { isOnBehalf: boolean; events: AnyEventObject[] }> = {
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
      ...(['under_review', 'approved', 'rejected', 'listed', 'expired'] as const).map(
        (application) => changed(inState(application)),
      ),
    ],
  },
  looking: {
    isOnBehalf: true,
    events: [...reading, { type: 'editing.requested' }, { type: 'editing.ended' }],
  },
};

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
    for (const { isOnBehalf, events } of Object.values(walks)) {
      const input = { isOnBehalf };
      for (const path of pathsOf(vettingMachine, events, input)) {
        const { machine, held } = begin(isOnBehalf);
        await play(path, { machine, held, delays, coverage, input });
      }
    }
    expect(coverage.taken()).toEqual(declaredTransitions(vettingMachine));
    expect(coverage.reached()).toEqual(declaredStates(vettingMachine));
  });

  it.each(Object.entries(walks))('can leave every state while %s', (_name, walk) => {
    const { isOnBehalf, events } = walk;
    expect(deadEnds(vettingMachine, events, { isOnBehalf })).toEqual([]);
  });

  it('waits as long as the product says', () => {
    expect(vettingMachine.implementations.delays).toEqual(delays);
    expect(begin().machine.implementations.delays).toEqual(delays);
  });
});

describe('the stage', () => {
  it.each([
    [beginning, { basic: 'incomplete' }],
    [{ ...beginning, application: null }, { basic: 'incomplete' }],
    [{ ...beginning, application: 'draft' }, { basic: 'incomplete' }],
    [basicDone, { basic: { awaitingClearance: 'checking' } }],
    [{ ...basicDone, unsaved: 2 }, { basic: { awaitingClearance: 'savingAnswers' } }],
    [cleared, { advanced: 'incomplete' }],
    [{ ...cleared, isBasicComplete: false }, { advanced: 'incomplete' }],
    [allDone, { advanced: 'complete' }],
    [inState('submitted'), { submitted: 'waitingForReview' }],
    [inState('under_review'), { submitted: 'underReview' }],
    [inState('changes_requested'), 'changesRequested'],
    [inState('approved'), { decided: 'approved' }],
    [inState('rejected'), { decided: 'rejected' }],
    [inState('listed'), { decided: 'listed' }],
    [inState('expired'), { decided: 'expired' }],
  ] as const)('comes from the data: %j', async (standing, expected) => {
    expect((await standAt(standing)).stage()).toEqual(expected);
    const later = await standAt(expected === 'changesRequested' ? beginning : inState('rejected'));
    later.actor.send(changed(standing));
    expect(later.stage()).toEqual(expected);
  });

  it('asks for the clearance again after a minute, and when an answer was changed', async () => {
    const { held, actor, clock, stage } = await standAt(basicDone);
    const checks = held.checkingClearance.effect;
    held.checkingClearance.resolve();
    await settled();
    expect(stage()).toEqual({ basic: { awaitingClearance: 'waiting' } });
    clock.increment(CLEARANCE_CHECK_INTERVAL);
    expect(checks).toHaveBeenCalledTimes(2);
    held.checkingClearance.reject(failure);
    await settled();
    actor.send(changed({ ...basicDone, unsaved: 1 }));
    expect(stage()).toEqual({ basic: { awaitingClearance: 'savingAnswers' } });
    actor.send(changed(basicDone));
    expect(checks).toHaveBeenCalledTimes(3);
  });

  it('stays on the completion page while gaps are closed and opened', async () => {
    const { actor, stage } = await standAt(cleared);
    actor.send({ type: 'finish.opened' });
    expect(stage()).toEqual({ finishing: 'withGaps' });
    actor.send(changed(allDone));
    expect(stage()).toEqual({ finishing: 'whole' });
    actor.send(changed(cleared));
    expect(stage()).toEqual({ finishing: 'withGaps' });
  });
});

describe('a submission', () => {
  const submit: VettingEvent = { type: 'submission.requested' };

  async function submitting(standing: Standing) {
    const vetting = await standAt(standing);
    vetting.actor.send({ type: 'finish.opened' });
    vetting.actor.send(submit);
    return vetting;
  }

  it('waits until the server has every answer, and is sent once', async () => {
    const { held, actor, stage } = await submitting({ ...allDone, unsaved: 2 });
    const sends = held.submittingApplication.effect;
    expect(stage()).toEqual({ submitting: 'savingAnswers' });
    actor.send(changed({ ...allDone, unsaved: 1 }));
    expect(sends).not.toHaveBeenCalled();
    actor.send(changed(allDone));
    actor.send(submit);
    expect(sends).toHaveBeenCalledTimes(1);
    held.submittingApplication.resolve(inState('submitted'));
    await settled();
    expect(stage()).toEqual({ submitted: 'waitingForReview' });
  });

  it('says why it was refused and can be sent again', async () => {
    const { held, actor, stage } = await submitting(allDone);
    held.submittingApplication.reject(failure);
    await settled();
    expect(stage()).toEqual({ finishing: 'whole' });
    expect(actor.getSnapshot().context.problem).toBe('the server says no');
    actor.send(submit);
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(held.submittingApplication.effect).toHaveBeenCalledTimes(2);
  });

  it('arrives also when only its answer was lost', async () => {
    const { held, actor, stage } = await submitting(allDone);
    held.submittingApplication.reject(failure);
    await settled();
    actor.send(changed(inState('submitted')));
    expect(stage()).toEqual({ submitted: 'waitingForReview' });
  });

  it('stops at an answer that the server refuses', async () => {
    const { actor, stage } = await submitting({ ...allDone, unsaved: 1 });
    actor.send(changed({ ...allDone, unsaved: 1, isTroubled: true }));
    expect(stage()).toEqual({ finishing: 'whole' });
    expect(actor.getSnapshot().context.problem).toContain('could not be saved');
  });

  it.each([
    ['the Basic part has gaps', { ...beginning, isCleared: true }],
    ['the server would not take it', { ...allDone, canSubmit: false }],
  ])('is not begun when %s', async (_why, standing) => {
    expect((await submitting(standing)).stage()).toHaveProperty('finishing');
  });

  it.each([basicDone, cleared, inState('changes_requested')])(
    'may leave questions of the Advanced part open: %j',
    async (standing) => {
      expect((await submitting(standing)).stage()).toHaveProperty('submitting');
    },
  );
});

describe('the access', () => {
  it('of an admin is reading until they ask to edit', async () => {
    const { actor } = await standAt(beginning, true);
    const isReadOnly = () => actor.getSnapshot().hasTag('readOnly');
    expect(isReadOnly()).toBe(true);
    actor.send({ type: 'editing.requested' });
    expect(isReadOnly()).toBe(false);
    actor.send({ type: 'editing.ended' });
    expect(isReadOnly()).toBe(true);
  });

  it.each(['submitted', 'under_review', 'approved', 'rejected', 'listed', 'expired'] as const)(
    'is reading while the application is %s, also for an admin who edits',
    async (application) => {
      for (const isOnBehalf of [false, true]) {
        const { actor } = await standAt(inState(application), isOnBehalf);
        actor.send({ type: 'editing.requested' });
        expect(actor.getSnapshot().hasTag('readOnly')).toBe(true);
      }
    },
  );

  it('is the own business otherwise', async () => {
    const { actor } = await standAt(beginning);
    expect(actor.getSnapshot().hasTag('readOnly')).toBe(false);
    expect(actor.getSnapshot().can({ type: 'editing.requested' })).toBe(false);
  });
});

describe('reading from the server', () => {
  it('reports a failure and can be tried again', async () => {
    const { held, actor, reported, stage } = begin();
    held.loading.reject(failure);
    await settled();
    expect(stage()).toBe('failed');
    expect(reported).toEqual([failure]);
    actor.send({ type: 'reload.requested' });
    held.loading.resolve(beginning);
    await settled();
    expect(stage()).toEqual({ basic: 'incomplete' });
  });
});
