/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { TYPING_PAUSE } from '../../../domain/limits';
import {
  aResponse,
  aText,
  accepted,
  answerDelays,
  begin,
  chosen,
  conflicted,
  found,
  refused,
  typed,
} from '../testing/answerBench';
import { answerMachine, type AnswerEvent } from './answerMachine';

describe('an answer as a whole', () => {
  it('waits as long as the product says', () => {
    expect(answerMachine.implementations.delays).toEqual(answerDelays);
    expect(begin().machine.implementations.delays).toEqual(answerDelays);
  });
});

describe('typing', () => {
  it('puts only the newest text in the queue, after a pause', () => {
    const { actor, clock, happened, where } = begin([typed]);
    clock.increment(TYPING_PAUSE - 1);
    actor.send({ type: 'answer.typed', answer: aText('hello you') });
    clock.increment(TYPING_PAUSE - 1);
    expect(happened).toEqual([]);
    clock.increment(1);
    expect(happened).toEqual(['new-1 "hello you" from 0 after null']);
    expect(where()).toBe('onTheWay.saving');
  });

  it('is put in the queue at once when the page goes', () => {
    const { happened } = begin([typed, { type: 'page.hidden' }]);
    expect(happened).toEqual(['new-1 "hello" from 0 after null']);
  });

  it('while an earlier version is on its way sends the newer one after it', () => {
    const { actor, clock, happened, where, context } = begin([chosen, typed]);
    actor.send(accepted('new-1', 1));
    expect(where()).toBe('typing');
    clock.increment(TYPING_PAUSE);
    expect(happened).toEqual(['new-1 "yes" from 0 after null', 'new-2 "hello" from 1 after null']);
    actor.send(accepted('new-2', 2));
    expect(where()).toBe('atRest.saved');
    expect(context()).toMatchObject({ mine: null, revision: 2 });
  });

  it('keeps to the revision that it was begun from when another tab saves', () => {
    const { actor, clock, happened } = begin([
      { type: 'answer.seen', response: aResponse(3) },
      typed,
    ]);
    actor.send(accepted('of-another-tab-1', 4));
    clock.increment(TYPING_PAUSE);
    expect(happened).toEqual(['new-1 "hello" from 3 after null']);
  });
});

describe('an answer on its way', () => {
  it('is saved only by the word on its newest version', () => {
    const { actor, where } = begin([chosen, { ...chosen, answer: aText('no') }]);
    actor.send(accepted('new-1', 1));
    expect(where()).toBe('onTheWay.saving');
    actor.send(accepted('new-2', 2));
    expect(where()).toBe('atRest.saved');
  });

  it('shows the words of the server and goes again with a new key', () => {
    const { actor, context, happened } = begin([chosen, refused]);
    expect(context().message).toBe('Too long.');
    actor.send({ type: 'answer.retried' });
    expect(context().message).toBeNull();
    expect(happened.at(-1)).toBe('new-2 "yes" from 0 after new-1');
  });
});

describe('a conflict', () => {
  it('shows both versions and loses neither while they go on changing', () => {
    const { actor, context, happened } = begin([chosen, conflicted, typed]);
    actor.send({ type: 'answer.seen', response: aResponse(6) });
    expect(context()).toMatchObject({ mine: aText('hello'), theirs: aResponse(6) });
    expect(happened.slice(1)).toEqual([
      'conflict new-1 "hello" against 5',
      'conflict new-1 "hello" against 6',
    ]);
  });

  it('keeps mine from theirs on', () => {
    const { actor, happened, where } = begin([chosen, conflicted, { type: 'mine.kept' }]);
    expect(happened.at(-1)).toBe('new-2 "yes" from 5 after new-1');
    actor.send(accepted('new-2', 6));
    expect(where()).toBe('atRest.saved');
  });

  it('takes theirs and sends nothing', () => {
    const { happened, where, context } = begin([chosen, conflicted, { type: 'theirs.taken' }]);
    expect(happened.slice(1)).toEqual(['took new-1', 'showed 5']);
    expect(where()).toBe('atRest.saved');
    expect(context()).toMatchObject({ mine: null, revision: 5 });
  });
});

describe('an answer that was decided in another tab', () => {
  it.each([
    ['on its way', [chosen]],
    ['refused', [chosen, refused]],
    ['in conflict', [chosen, conflicted]],
  ] as const)('is left to it when it is %s', (_name, sent) => {
    const { actor, where, context } = begin([...sent]);
    actor.send({ type: 'answer.settledElsewhere', key: 'new-0' });
    expect(where()).not.toBe('atRest.saved');
    actor.send({ type: 'answer.settledElsewhere', key: 'new-1' });
    expect(where()).toBe('atRest.saved');
    expect(context().mine).toBeNull();
  });
});

describe('what does not belong to a state', () => {
  const nothingElse: AnswerEvent[] = [
    { type: 'answer.retried' },
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
    { type: 'answer.resumed' },
  ];
  it.each([
    ['atRest.idle', [], [...nothingElse, refused, conflicted]],
    ['typing', [typed], [...nothingElse, refused, conflicted, found('waiting'), accepted('new-1')]],
    ['onTheWay.saving', [chosen], [...nothingElse, accepted('new-9'), found('failed')]],
    ['failed', [chosen, refused], [...nothingElse.slice(1), accepted('new-1'), conflicted]],
    ['conflict', [chosen, conflicted], [{ type: 'answer.retried' }, refused, found('failed')]],
  ] as const)('is ignored in %s', (name, sent, ignored) => {
    const { actor, where } = begin([...sent]);
    expect(where()).toBe(name);
    for (const event of ignored)
      expect([event.type, actor.getSnapshot().can(event)]).toEqual([event.type, false]);
  });
});
