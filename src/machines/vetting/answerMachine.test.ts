/** @jest-environment node */
import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate';
import { TYPING_PAUSE } from '../../../domain/limits';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import { createCoverage, declaredStates, declaredTransitions } from '../testing/coverage';
import { deadEnds, dotted, elapsed, pathsOf, play } from '../testing/paths';
import { withAnswerEffects } from './answerEffects';
import { answerMachine, type AnswerEvent, type QueuedAnswer } from './answerMachine';

const aText = (text: string): Answer => ({ text, selected_options: [], evidence_url: '' });
const aResponse = (revision: number): VettingResponse => ({
  id: 1,
  user: 7,
  question: 101,
  text: `as of ${revision}`,
  selected_options: [],
  evidence_url: '',
  revision,
  updated_at: '2026-11-21T09:00:00.000Z',
});
const found = (state: QueuedAnswer['state']): AnswerEvent => ({
  type: 'answer.found',
  queued: { key: 'old-1', answer: aText('earlier'), state, message: null, theirs: null },
});

const input = { question: 101, keyPrefix: 'new' };
const typed: AnswerEvent = { type: 'answer.typed', answer: aText('hello') };
const chosen: AnswerEvent = { type: 'answer.chosen', answer: aText('yes') };
const accepted = (key: string, revision = 4): AnswerEvent => ({
  type: 'answer.accepted',
  key,
  response: aResponse(revision),
});
const refused: AnswerEvent = { type: 'answer.refused', key: 'new-1', message: 'Too long.' };
const conflicted: AnswerEvent = {
  type: 'answer.conflicted',
  key: 'new-1',
  theirs: aResponse(5),
};
const delays = { typingPause: TYPING_PAUSE };
const pause = elapsed('typingPause', 'answer.typing');

function begin(sent: AnswerEvent[] = []) {
  const happened: unknown[] = [];
  const machine = withAnswerEffects({
    putInQueue: ({ key, answer, earlier, revision }) =>
      void happened.push(`${key} "${answer.text}" from ${revision} after ${earlier}`),
    keepConflict: (key, { text }, theirs) =>
      void happened.push(`conflict ${key} "${text}" against ${theirs?.revision}`),
    takeFromQueue: (key) => void happened.push(`took ${key}`),
    showTheirs: (_question, theirs) => void happened.push(`showed ${theirs?.revision}`),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input }).start();
  for (const event of sent) actor.send(event);
  const where = () => dotted(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  return { machine, actor, clock, happened, where, context };
}

/** Each change has a key of its own: the walk ends with the second. */
const isFarEnough = ({ context }: AnyMachineSnapshot) => (context as { placed: number }).placed > 1;
const walked = [
  typed,
  chosen,
  pause,
  { type: 'page.hidden' },
  { type: 'answer.delayed' },
  { type: 'answer.resumed' },
  { type: 'answer.seen', response: aResponse(3) },
  accepted('new-1'),
  refused,
  conflicted,
  { type: 'answer.settledElsewhere', key: 'new-1' },
  { type: 'answer.retried' },
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  found('waiting'),
  found('failed'),
  found('conflict'),
];

describe('an answer as a whole', () => {
  it('takes every transition and reaches every state', async () => {
    const coverage = createCoverage();
    const { machine } = begin();
    for (const path of pathsOf(answerMachine, walked, input, isFarEnough)) {
      await play(path, { machine, held: {}, delays, coverage, input });
    }
    expect(coverage.taken()).toEqual(declaredTransitions(answerMachine));
    expect(coverage.reached()).toEqual(declaredStates(answerMachine));
  });

  it('can leave every state', () => {
    expect(deadEnds(answerMachine, walked, input, isFarEnough)).toEqual([]);
  });

  it('waits as long as the product says', () => {
    expect(answerMachine.implementations.delays).toEqual(delays);
    expect(begin().machine.implementations.delays).toEqual(delays);
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
