/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { CLEARANCE_CHECK_INTERVAL, KEPT_COPY_INTERVAL } from '../../../domain/limits';
import { settled } from '../testing/held';
import { begin, beginReady, failure, vettingDelays } from '../testing/vettingBench';
import { vettingMachine } from './vettingMachine';

const CHECKING = 'answering.awaitingClearance.checking';
const WAITING = 'answering.awaitingClearance.waiting';

describe('vettingMachine', () => {
  it('uses the delays of the product', () => {
    expect(vettingMachine.implementations.delays).toEqual(vettingDelays);
    expect(begin().machine.implementations.delays).toEqual(vettingDelays);
  });
});

describe('the reading from the server', () => {
  it('reports a failure and can be tried again', async () => {
    const { held, reported, send, where } = begin();
    held.loading.reject(failure);
    await settled();
    expect(where()).toBe('failed');
    expect(reported).toEqual([failure]);
    send('reload.requested');
    expect(where()).toBe('loading');
    held.loading.resolve('current');
    await settled();
    expect(where()).toBe('answering.clearanceSettled');
  });

  it('gives up the first request when it is asked to load again', () => {
    const { held, send } = begin();
    send('reload.requested');
    const [[first], [second]] = held.loading.effect.mock.calls as [[AbortSignal], [AbortSignal]];
    expect([first.aborted, second.aborted]).toEqual([true, false]);
  });

  it.each([
    ['the clearance is awaited', ['clearance.awaited']],
    ['the completion page is open', ['finish.opened']],
    ['answers are being saved', ['finish.opened', 'submission.requested']],
    ['the application is being sent', ['finish.opened', 'submission.requested', 'answers.saved']],
  ] as const)('returns to the start when %s', async (_case, events) => {
    const { held, send, where } = await beginReady(...events);
    send('reload.requested');
    held.loading.resolve('current');
    await settled();
    expect(where()).toBe('answering.clearanceSettled');
  });
});

describe('the clearance', () => {
  it('is checked again every minute, also after a failure', async () => {
    const { held, clock, reported, where } = await beginReady('clearance.awaited');
    const checks = held.checkingClearance.effect;
    expect(where()).toBe(CHECKING);
    held.checkingClearance.resolve();
    await settled();
    expect(where()).toBe(WAITING);
    clock.increment(CLEARANCE_CHECK_INTERVAL - 1);
    expect(checks).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(checks).toHaveBeenCalledTimes(2);
    held.checkingClearance.reject(failure);
    await settled();
    expect([where(), reported]).toEqual([WAITING, [failure]]);
    clock.increment(CLEARANCE_CHECK_INTERVAL);
    expect(checks).toHaveBeenCalledTimes(3);
  });

  it('is checked at once when it is awaited again', async () => {
    const { held, send, where } = await beginReady('clearance.awaited');
    held.checkingClearance.resolve();
    await settled();
    send('clearance.settled');
    expect(where()).toBe('answering.clearanceSettled');
    send('clearance.awaited');
    expect(held.checkingClearance.effect).toHaveBeenCalledTimes(2);
  });

  it('is not checked while the completion page is open', async () => {
    const { held, clock, send, where } = await beginReady('clearance.awaited', 'finish.opened');
    send('clearance.awaited');
    clock.increment(CLEARANCE_CHECK_INTERVAL);
    expect(held.checkingClearance.effect).toHaveBeenCalledTimes(1);
    expect(where()).toBe('finishing');
    send('finish.left', 'clearance.awaited');
    expect(held.checkingClearance.effect).toHaveBeenCalledTimes(2);
  });
});

describe('a submission', () => {
  const beginSubmitting = () => beginReady('finish.opened', 'submission.requested');

  it('waits until the server has every answer, and is sent once', async () => {
    const { held, send, where } = await beginSubmitting();
    const sends = held.submittingApplication.effect;
    send('submission.requested');
    expect(where()).toBe('submitting.savingAnswers');
    expect(sends).not.toHaveBeenCalled();
    send('answers.saved', 'answers.saved', 'submission.requested');
    expect(sends).toHaveBeenCalledTimes(1);
    held.submittingApplication.resolve();
    await settled();
    expect(where()).toBe('answering.clearanceSettled');
  });

  it('keeps the reason of a refusal and can be sent again', async () => {
    const { held, send, where, problem } = await beginSubmitting();
    send('answers.saved');
    held.submittingApplication.reject(failure);
    await settled();
    expect([where(), problem()]).toEqual(['finishing', 'the server says no']);
    send('submission.requested');
    expect(problem()).toBeNull();
    send('answers.saved');
    expect(held.submittingApplication.effect).toHaveBeenCalledTimes(2);
  });

  it('ends when the application was sent and only the answer was lost', async () => {
    const { held, send, where, problem } = await beginSubmitting();
    send('answers.saved');
    held.submittingApplication.reject(failure);
    await settled();
    send('application.locked');
    expect([where(), problem()]).toEqual(['answering.clearanceSettled', null]);
  });

  it('goes on to its end while the application is being sent, whatever is reported', async () => {
    const { send, where } = await beginSubmitting();
    send('answers.saved', 'application.locked', 'answers.blocked', 'submission.cancelled');
    expect(where()).toBe('submitting.sendingApplication');
  });

  it('stops at an answer that the server refused', async () => {
    const { send, where, problem } = await beginSubmitting();
    send('answers.blocked');
    expect(where()).toBe('finishing');
    expect(problem()).toContain('could not be saved');
    send('finish.left');
    expect(problem()).toBeNull();
  });

  it.each([
    ['submission.cancelled', 'finishing'],
    ['application.locked', 'answering.clearanceSettled'],
  ] as const)('is given up on %s while answers are being saved', async (type, expected) => {
    const { held, send, where } = await beginSubmitting();
    send(type, 'answers.saved');
    expect(where()).toBe(expected);
    expect(held.submittingApplication.effect).not.toHaveBeenCalled();
  });

  it('is requested on the completion page alone', async () => {
    const { where } = await beginReady('submission.requested');
    expect(where()).toBe('answering.clearanceSettled');
  });

  it('is read-only', async () => {
    const { actor, send } = await beginSubmitting();
    expect(actor.getSnapshot().hasTag('readOnly')).toBe(true);
    send('answers.saved');
    expect(actor.getSnapshot().hasTag('readOnly')).toBe(true);
  });
});

describe('the access', () => {
  it('of an admin is read-only until they ask to edit', async () => {
    const { held, actor, send } = begin(true);
    held.loading.resolve('current');
    await settled();
    const isReadOnly = () => actor.getSnapshot().hasTag('readOnly');
    expect(isReadOnly()).toBe(true);
    send('editing.requested');
    expect(isReadOnly()).toBe(false);
    send('editing.ended');
    expect(isReadOnly()).toBe(true);
  });

  it('of the business itself is not read-only and needs no request to edit', async () => {
    const { actor } = await beginReady();
    expect(actor.getSnapshot().hasTag('readOnly')).toBe(false);
    expect(actor.getSnapshot().can({ type: 'editing.requested' })).toBe(false);
  });
});

describe('the source of what is shown', () => {
  async function beginKept() {
    const vetting = begin();
    vetting.held.loading.resolve('kept');
    await settled();
    const source = () => {
      const { value } = vetting.actor.getSnapshot();
      return typeof value === 'string' ? value : value.ready.source;
    };
    return { ...vetting, source, reads: vetting.held.loading.effect };
  }

  it('is the copy of this browser where the server does not answer', async () => {
    const { source, where } = await beginKept();
    expect([source(), where()]).toEqual(['kept', 'answering.clearanceSettled']);
  });

  it.each([
    [
      'a connection',
      (kept: Awaited<ReturnType<typeof beginKept>>) => kept.send('connection.restored'),
    ],
    [
      'some time',
      (kept: Awaited<ReturnType<typeof beginKept>>) => kept.clock.increment(KEPT_COPY_INTERVAL),
    ],
  ])('is the server again after %s, without leaving the step', async (_case, happen) => {
    const kept = await beginKept();
    const { held, source, send, where } = kept;
    send('finish.opened');
    happen(kept);
    expect(source()).toBe('refreshing');
    held.loading.resolve('current');
    await settled();
    expect([source(), where()]).toEqual(['current', 'finishing']);
  });

  it('stays the copy while there is no answer, or a failure, which is reported', async () => {
    const { held, source, send, reported, reads } = await beginKept();
    send('connection.restored');
    held.loading.resolve('kept');
    await settled();
    expect([source(), reported]).toEqual(['kept', []]);
    send('connection.restored');
    held.loading.reject(failure);
    await settled();
    expect([source(), reported]).toEqual(['kept', [failure]]);
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('is not asked for again while it is the server', async () => {
    const { actor, clock, held } = await beginReady('connection.restored');
    clock.increment(KEPT_COPY_INTERVAL);
    expect(held.loading.effect).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().matches({ ready: { source: 'current' } })).toBe(true);
  });
});
