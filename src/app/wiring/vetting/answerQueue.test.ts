import fc from 'fast-check';
import { RETRY_DELAY, RETRY_DELAY_CAP } from '../../../../domain/limits';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';
import { createAnswerQueue, type ItemReport, type Outcome, type SentItem } from './answerQueue';
import { createQueueStorage } from './queueStorage';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const aText = (text: string) => ({ text, selected_options: [], evidence_url: '' });

/** Keeps the rules of the server: one write for a key, a conflict for an old revision. */
function createServer() {
  const revisions = new Map<number, VettingResponse>();
  const kept = new Map<string, { body: string; response: VettingResponse }>();
  const written: string[] = [];
  return {
    revisions,
    written,
    save({ key, question, answer, basedOn }: SentItem): Outcome {
      const body = JSON.stringify([question, answer, basedOn]);
      const known = kept.get(key);
      if (known && known.body !== body) throw new Error('one key, two bodies');
      if (known) return { kind: 'accepted', response: known.response };
      const current = revisions.get(question) ?? null;
      if (basedOn !== (current?.revision ?? 0)) return { kind: 'conflict', theirs: current };
      const response: VettingResponse = {
        id: question,
        user: 7,
        question,
        ...answer,
        selected_options: [],
        revision: basedOn + 1,
        updated_at: '',
      };
      revisions.set(question, response);
      kept.set(key, { body, response });
      written.push(answer.text);
      return { kind: 'accepted', response };
    },
  };
}

interface Put {
  question: number;
  answer: Answer;
  key: string;
  earlier: string | null;
  revision: number;
}

function begin(send: (item: SentItem) => Outcome) {
  const reports: ItemReport[] = [];
  const paused: boolean[] = [];
  const isReachable = { now: true };
  let newKey = '';
  const storage = createQueueStorage({
    readStorage: () => localStorage,
    viewer: 7,
    user: 7,
    notifyNotKept: () => {},
  });
  const { actor, ...rest } = createAnswerQueue({
    storage,
    send: (item) => Promise.resolve(send(item)),
    exclusively: (work) => work(),
    canSend: () => isReachable.now,
    newKey: () => newKey,
    revisionOf: () => 0,
    notify: (report) => void reports.push(report),
    showTheirs: () => {},
  });
  actor.subscribe((state) => void paused.push(state.hasTag('waiting')));
  rest.start();
  /** The machine itself finds what is earlier. */
  function put({ question, answer, key, revision }: Put) {
    newKey = key;
    actor.send({ type: 'answer.chosen', question, answer, revision });
  }
  return { queue: { ...rest, put }, reports, paused, isReachable };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

describe('createAnswerQueue', () => {
  it('retries after 1 s, doubling up to 30 s, and starts over after a success', async () => {
    let outcome: Outcome = { kind: 'unknown' };
    const send = jest.fn(() => outcome);
    const { queue, paused } = begin(send);
    queue.put({ question: 1, answer: aText('a'), key: 'k1', earlier: null, revision: 0 });
    await settled();
    const waits = [1, 2, 4, 8, 16].map((times) => times * RETRY_DELAY);
    for (const [tried, wait] of [...waits, RETRY_DELAY_CAP, RETRY_DELAY_CAP].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(send).toHaveBeenCalledTimes(tried + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(send).toHaveBeenCalledTimes(tried + 2);
    }
    expect(paused.at(-1)).toBe(true);
    outcome = { kind: 'refused', message: 'no' };
    queue.resume();
    await settled();
    outcome = { kind: 'unknown' };
    queue.put({ question: 2, answer: aText('b'), key: 'k2', earlier: null, revision: 0 });
    await settled();
    const before = send.mock.calls.length;
    await jest.advanceTimersByTimeAsync(RETRY_DELAY);
    expect(send).toHaveBeenCalledTimes(before + 1);
    queue.close();
    await jest.advanceTimersByTimeAsync(RETRY_DELAY_CAP);
    expect(send).toHaveBeenCalledTimes(before + 1);
  });

  it('does not repeat a refused answer by itself, and sends the next', async () => {
    const server = createServer();
    const { queue, reports } = begin((item) =>
      item.question === 1 ? { kind: 'refused', message: 'no' } : server.save(item),
    );
    queue.put({ question: 1, answer: aText('a'), key: 'k1', earlier: null, revision: 0 });
    queue.put({ question: 2, answer: aText('b'), key: 'k2', earlier: null, revision: 0 });
    await settled();
    queue.resume();
    await settled();
    expect(reports.map(({ kind }) => kind)).toEqual(['found', 'found', 'refused', 'accepted']);
    expect(queue.list()).toMatchObject([{ key: 'k1', state: 'failed', message: 'no' }]);
  });

  it('sends the version after a refused one in its place', async () => {
    let isReachable = false;
    const server = createServer();
    const { queue } = begin((item) => {
      if (!isReachable) return { kind: 'unknown' };
      return item.key === 'k1' ? { kind: 'refused', message: 'no' } : server.save(item);
    });
    queue.put({ question: 1, answer: aText('a'), key: 'k1', earlier: null, revision: 0 });
    await settled();
    queue.put({ question: 1, answer: aText('b'), key: 'k2', earlier: 'k1', revision: 0 });
    isReachable = true;
    queue.resume();
    await settled();
    expect([server.written, queue.list()]).toEqual([['b'], []]);
  });

  it('keeps both versions when the one before is in conflict', async () => {
    let isReachable = false;
    const server = createServer();
    server.save({
      ...({} as SentItem),
      key: 'x',
      question: 1,
      answer: aText('theirs'),
      basedOn: 0,
    });
    const { queue, reports } = begin((item) =>
      isReachable ? server.save(item) : { kind: 'unknown' },
    );
    queue.put({ question: 1, answer: aText('a'), key: 'k1', earlier: null, revision: 0 });
    await settled();
    queue.put({ question: 1, answer: aText('b'), key: 'k2', earlier: 'k1', revision: 0 });
    isReachable = true;
    queue.resume();
    await settled();
    expect(reports.at(-1)).toMatchObject({
      kind: 'conflicted',
      key: 'k2',
      theirs: { revision: 1 },
    });
    expect(queue.list()).toMatchObject([{ key: 'k2', answer: aText('b'), state: 'conflict' }]);
  });
});

describe('an unreliable connection', () => {
  type Step = { type: 'given'; question: number } | { type: 'closed' } | { type: 'resumed' };
  const steps = fc.array(
    fc.record({
      step: fc.oneof(
        fc.record({
          type: fc.constant('given' as const),
          question: fc.integer({ min: 1, max: 3 }),
        }),
        fc.constant<Step>({ type: 'closed' }),
        fc.constant<Step>({ type: 'resumed' }),
      ),
      line: fc.constantFrom('ok', 'down', 'lost', 'offline'),
    }),
    { maxLength: 25 },
  );

  it('leaves the server with the newest answers, each written once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        localStorage.clear();
        const server = createServer();
        let line = 'ok';
        const open = () =>
          begin((item) => {
            if (line === 'down') return { kind: 'unknown' };
            const outcome = server.save(item);
            return line === 'lost' ? { kind: 'unknown' } : outcome;
          });
        let tab = open();
        const newest = new Map<number, { key: string; text: string }>();
        for (const [count, { step, line: next }] of taken.entries()) {
          line = next;
          tab.isReachable.now = line !== 'offline';
          if (step.type === 'given') {
            const { question } = step;
            const key = `k${count}`;
            const earlier = newest.get(question)?.key ?? null;
            const revision = server.revisions.get(question)?.revision ?? 0;
            newest.set(question, { key, text: `t${count}` });
            tab.queue.put({ question, answer: aText(`t${count}`), key, earlier, revision });
          } else if (step.type === 'closed') {
            tab.queue.close();
            tab = open();
          } else tab.queue.resume();
          await settled();
        }
        line = 'ok';
        tab.isReachable.now = true;
        tab.queue.resume();
        await settled();
        tab.queue.close();
        expect(tab.queue.list()).toEqual([]);
        for (const [question, { text }] of newest) {
          expect(server.revisions.get(question)?.text).toBe(text);
        }
        expect(new Set(server.written).size).toBe(server.written.length);
        for (const question of newest.keys()) {
          const mine = server.written.filter((text) =>
            taken.some(
              ({ step }, count) =>
                step.type === 'given' && step.question === question && text === `t${count}`,
            ),
          );
          const counts = mine.map((text) => Number(text.slice(1)));
          expect(counts).toEqual([...counts].sort((a, b) => a - b));
        }
      }),
      { numRuns: 150 },
    );
  });
});
