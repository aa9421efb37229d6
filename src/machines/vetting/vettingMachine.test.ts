/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { CLEARANCE_CHECK_INTERVAL } from '../../../domain/limits';
import { settled } from '../testing/held';
import {
  allDone,
  basicDone,
  begin,
  beginning,
  changed,
  cleared,
  failure,
  inState,
  standAt,
  vettingDelays,
} from '../testing/vettingBench';
import { vettingMachine, type Standing, type VettingEvent } from './vettingMachine';

describe('vetting as a whole', () => {
  it('waits as long as the product says', () => {
    expect(vettingMachine.implementations.delays).toEqual(vettingDelays);
    expect(begin().machine.implementations.delays).toEqual(vettingDelays);
  });

  it('takes nothing for done before it has read how far the business is', () => {
    const { standing } = begin().actor.getSnapshot().context;
    expect(standing).toEqual({ ...beginning, application: null, canSubmit: false });
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

  it.each(statesWhere(({ locked }) => locked !== null))(
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
