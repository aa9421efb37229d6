/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { RETRY_AFTER_CAP, RETRY_DELAY, TYPING_PAUSE } from '../../../domain/limits';
import { settled } from '../testing/held';
import {
  aResponse,
  aText,
  accepted,
  anItem,
  begin,
  chosen,
  conflicted,
  delayed,
  failed,
  inConflict,
  items,
  resumed,
  RETRY_AFTER,
  typed,
} from '../testing/queueBench';
import type { QueueEvent } from './queueMachine';

const answering = (where: string) => where.split(' and ')[0];
const delivery = (where: string) => where.split(' and ')[1];

describe('a typed answer', () => {
  it('is put in the queue after a pause, with the newest text alone', () => {
    const { actor, clock, happened, context, where } = begin([], [typed]);
    clock.increment(TYPING_PAUSE - 1);
    actor.send({ ...typed, answer: aText('hello you'), revision: 9 });
    clock.increment(TYPING_PAUSE - 1);
    expect(happened).toEqual([]);
    clock.increment(1);
    expect(happened).toEqual(['101 "hello you" from 3 after null']);
    expect([context().draft, answering(where())]).toEqual([null, 'answering.atRest']);
  });

  it('is put in the queue at once when the page is hidden', () => {
    const { happened, context } = begin([], [typed, { type: 'page.hidden' }]);
    expect(happened).toEqual(['101 "hello" from 3 after null']);
    expect(context().draft).toBeNull();
  });

  it('is put in the queue when the next question is typed', () => {
    const { happened, context } = begin([], [typed, { ...typed, question: 102 }]);
    expect(happened).toEqual(['101 "hello" from 3 after null']);
    expect(context().draft).toMatchObject({ question: 102 });
  });

  it('follows an earlier version that is being sent', () => {
    const { actor, clock, happened } = begin([anItem()], [typed]);
    clock.increment(TYPING_PAUSE);
    expect(happened).toEqual(['101 "hello" from 3 after k1']);
    actor.send({ ...typed, answer: aText('again') });
    actor.send(accepted('k1', 4));
    clock.increment(TYPING_PAUSE);
    expect(happened.at(-1)).toBe('101 "again" from 4 after null');
  });

  it('keeps the revision that it was begun from when another tab saves', () => {
    const { actor, clock, happened } = begin([], [typed]);
    actor.send(accepted('of-another-tab-1', 4));
    actor.send(conflicted('of-another-tab-2'));
    clock.increment(TYPING_PAUSE);
    expect(happened).toEqual(['101 "hello" from 3 after null']);
  });

  it('is kept beside the other version when the one before is in conflict', () => {
    const { actor, happened, context, where } = begin([anItem()], [typed]);
    actor.send(conflicted('k1'));
    expect(happened).toEqual(['conflict k1 "hello" against 5']);
    expect([context().draft, answering(where())]).toEqual([null, 'answering.atRest']);
  });
});

describe('a chosen answer', () => {
  it('is put in the queue at once, after the version before it', () => {
    const { happened } = begin([anItem()], [chosen]);
    expect(happened).toEqual(['101 "yes" from 3 after k1']);
  });

  it('replaces what is being typed in the same question alone', () => {
    const { happened, context } = begin([], [typed, { ...chosen, question: 102 }]);
    expect(happened).toEqual(['102 "yes" from 3 after null']);
    expect(context().draft).toMatchObject({ question: 101 });
    const same = begin([], [typed, chosen]);
    expect(same.happened).toEqual(['101 "yes" from 3 after null']);
    expect(same.context().draft).toBeNull();
  });
});

describe('a refused answer', () => {
  it('is sent again as a new item', () => {
    const { happened } = begin([failed], [{ type: 'answer.retried', question: 101 }]);
    expect(happened).toEqual(['101 "kept" from 0 after k1']);
  });

  it('is taken out of the queue when it was refused and is discarded', () => {
    const { happened } = begin([failed], [{ type: 'answer.discarded', question: 101 }]);
    expect(happened).toEqual(['k1 discarded']);
  });
});

describe('giving up what is not sent', () => {
  it('takes everything out of the queue, with what is being typed', () => {
    const { happened, actor, context, where } = begin(
      [anItem(), { ...failed, key: 'k2', question: 102 }],
      [{ ...typed, question: 103 }],
    );
    actor.send({ type: 'unsent.discarded' });
    expect(happened).toEqual(['k1 discarded', 'k2 discarded']);
    expect([context().draft, where()]).toEqual([null, expect.stringContaining('atRest')]);
  });
});

describe('a conflict', () => {
  it('keeps both versions while they change', () => {
    const { actor, happened } = begin([inConflict], [typed, chosen]);
    actor.send({ type: 'response.seen', response: aResponse(6) });
    actor.send({ type: 'response.seen', response: aResponse(5) });
    expect(happened).toEqual([
      'conflict k1 "hello" against 5',
      'conflict k1 "yes" against 5',
      'conflict k1 "kept" against 6',
    ]);
  });

  it('keeps both versions while another question is typed', () => {
    const other = { ...typed, question: 102 };
    const { happened, context } = begin([inConflict], [other, typed, chosen]);
    expect(happened).toEqual(['conflict k1 "hello" against 5', 'conflict k1 "yes" against 5']);
    expect(context().draft).toMatchObject({ question: 102 });
  });

  it('sends mine, based on the revision of the other version', () => {
    const { happened } = begin([inConflict], [{ type: 'mine.kept', question: 101 }]);
    expect(happened).toEqual(['101 "kept" from 5 after k1']);
  });

  it('takes the other version and sends nothing', () => {
    const { happened } = begin([inConflict], [{ type: 'theirs.taken', question: 101 }]);
    expect(happened).toEqual(['5 instead of k1']);
  });
});

describe('the delivery', () => {
  it('begins with the items of an earlier visit', () => {
    const { sendingNext, where, context } = begin([anItem()]);
    expect(delivery(where())).toBe('delivery.sending');
    expect(sendingNext.effect).toHaveBeenCalledTimes(1);
    expect(context().changed).toEqual([101]);
  });

  it.each([
    [[], 'idle'],
    [[failed], 'refused'],
    [[failed, { ...inConflict, key: 'k2' }], 'conflict'],
  ])('ends when nothing waits: %j is %s', async (left, state) => {
    const { actor, sendingNext, where, context } = begin([anItem()]);
    actor.send(items(...left));
    expect(delivery(where())).toBe('delivery.sending');
    sendingNext.resolve({ kind: 'settled' });
    await settled();
    expect(delivery(where())).toBe(`delivery.${state}`);
    expect(context().changed).toEqual([101]);
    actor.send(items(anItem({ key: 'k3' })));
    expect(sendingNext.effect).toHaveBeenCalledTimes(2);
  });

  it('goes on with the next item after a refusal', async () => {
    const { actor, sendingNext } = begin([anItem()]);
    actor.send(items(failed, anItem({ key: 'k2', question: 102 })));
    sendingNext.resolve({ kind: 'settled' });
    await settled();
    expect(sendingNext.effect).toHaveBeenCalledTimes(2);
  });

  it('waits longer after each failure, and starts over after a success', async () => {
    const { actor, clock, sendingNext, where, context } = begin([anItem()]);
    sendingNext.resolve({ kind: 'unreachable' });
    await settled();
    expect(delivery(where())).toBe('delivery.waitingForNetwork');
    clock.increment(RETRY_DELAY);
    sendingNext.reject(new Error('no lock'));
    await settled();
    clock.increment(2 * RETRY_DELAY - 1);
    expect(sendingNext.effect).toHaveBeenCalledTimes(2);
    clock.increment(1);
    expect(sendingNext.effect).toHaveBeenCalledTimes(3);
    actor.send(items());
    sendingNext.resolve({ kind: 'settled' });
    await settled();
    expect(context().failures).toBe(0);
  });

  it('waits as long as Retry-After says', async () => {
    const { clock, sendingNext, where } = begin([anItem()]);
    sendingNext.resolve(delayed);
    await settled();
    expect(delivery(where())).toBe('delivery.waitingForRetryAfter');
    clock.increment(RETRY_AFTER - 1);
    expect(sendingNext.effect).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(sendingNext.effect).toHaveBeenCalledTimes(2);
  });

  it('waits for an hour at most', async () => {
    const { clock, sendingNext } = begin([anItem()]);
    sendingNext.resolve({ kind: 'delayed', wait: 2 ** 40 });
    await settled();
    clock.increment(RETRY_AFTER_CAP);
    expect(sendingNext.effect).toHaveBeenCalledTimes(2);
  });

  it.each([{ kind: 'unreachable' } as const, delayed])(
    'tries again at once when there is a connection again: %j',
    async (result) => {
      const { actor, sendingNext } = begin([anItem()]);
      sendingNext.resolve(result);
      await settled();
      actor.send(items(anItem(), anItem({ key: 'k2' })));
      expect(sendingNext.effect).toHaveBeenCalledTimes(1);
      actor.send(resumed);
      expect(sendingNext.effect).toHaveBeenCalledTimes(2);
    },
  );
});

describe('an event that a state does not take', () => {
  const decisions: QueueEvent[] = [
    { type: 'answer.retried', question: 101 },
    { type: 'answer.discarded', question: 101 },
    { type: 'mine.kept', question: 101 },
    { type: 'theirs.taken', question: 101 },
    { type: 'response.seen', response: aResponse(6) },
  ];
  it.each([
    [
      'nothing was given',
      [],
      [...decisions, { type: 'unsent.discarded' }, { type: 'page.hidden' }, resumed],
    ],
    ['an answer is sent', [anItem()], [...decisions, resumed, accepted('k1'), conflicted('k1')]],
    ['an answer was refused', [failed], [...decisions.slice(2), resumed]],
    ['there is a conflict', [inConflict], [...decisions.slice(0, 2), resumed]],
  ] as const)('is ignored when %s', (_name, stored, ignored) => {
    const { actor } = begin([...stored]);
    for (const event of ignored)
      expect([event.type, actor.getSnapshot().can(event)]).toEqual([event.type, false]);
  });
});
