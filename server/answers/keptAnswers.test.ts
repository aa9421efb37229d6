import { listings } from '../db/schema/listings';
import { Failure } from '../plugins/failures';
import { until } from '../test/until';
import { finishAnswer, type FinishedAnswer } from './finishedAnswer';
import { createKeptAnswers } from './keptAnswers';

const answerOf = (text: string, isKept = true, status = 200): Promise<FinishedAnswer> =>
  finishAnswer({
    ...{ status, text, headers: {}, content: isKept ? text.slice(0, 4) : null },
    ...{ now: 0, isThorough: false },
  });

const versionsOf = (version: string) => new Map([['listings', version]]);

/** An answer that takes until it is given to `finish`. */
function anAnswerInWork() {
  let finish: (answer: FinishedAnswer) => void = () => undefined;
  const answer = new Promise<FinishedAnswer>((resolve) => (finish = resolve));
  return { answer, finish: (finished: FinishedAnswer) => finish(finished) };
}

/** Kept answers, and how often each was made. */
function aCache(...bounds: Parameters<typeof createKeptAnswers>) {
  const kept = createKeptAnswers(...bounds);
  const made: string[] = [];
  const known = new Map<string, ReturnType<typeof versionsOf>>();
  const ask = (
    key: string,
    more: {
      version?: string;
      now?: number;
      answer?: FinishedAnswer | Promise<FinishedAnswer> | Error;
      isRenewal?: boolean;
    } = {},
  ): Promise<FinishedAnswer> => {
    const { version = '1', now = 0, answer, isRenewal = false } = more;
    const versions = known.get(version) ?? versionsOf(version);
    known.set(version, versions);
    const renew = async () => {
      await ask(key, { ...more, isRenewal: true });
    };
    const wanted = {
      ...{ key, isOneOfMany: key.includes('?'), versions, now },
      renew: isRenewal ? null : renew,
    };
    return kept.read(wanted, async () => {
      made.push(key);
      if (answer instanceof Error) throw answer;
      return {
        answer: await (answer ?? answerOf(`answer ${made.length} of ${key}`)),
        tables: [listings],
      };
    });
  };
  return { kept, ask, made };
}

test('makes an answer once for simultaneous visitors and again when the data changes', async () => {
  const { ask, made } = aCache();
  const [first, second] = await Promise.all([ask('/'), ask('/')]);
  expect(second).toBe(first);
  expect(await ask('/')).toBe(first);
  expect(made).toEqual(['/']);
  await ask('/', { version: '2' });
  expect(made).toEqual(['/', '/']);
});

test('makes an answer that is a minute old anew while it is still given', async () => {
  const { ask, made } = aCache();
  const first = await ask('/');
  expect(await ask('/', { now: 59_999 })).toBe(first);
  expect(made).toHaveLength(1);
  const { answer, finish } = anAnswerInWork();
  for (const now of [60_000, 60_001, 119_999]) {
    expect(await ask('/', { now, answer })).toBe(first);
  }
  expect(made).toHaveLength(2);
  const second = await answerOf('another');
  finish(second);
  await until(async () => (await ask('/', { now: 119_999 })) === second);
  expect(made).toHaveLength(2);
});

test('makes an answer that is two minutes old again before it is given', async () => {
  const { ask } = aCache();
  await ask('/');
  const answer = await answerOf('another');
  expect(await ask('/', { now: 120_000, answer })).toBe(answer);
});

test('makes those that are a minute old anew one after the other', async () => {
  const { ask, made } = aCache();
  await ask('/a');
  await ask('/b');
  made.length = 0;
  const { answer, finish } = anAnswerInWork();
  for (const url of ['/a', '/b']) await ask(url, { now: 60_000, answer });
  expect(made).toEqual(['/a']);
  finish(await answerOf('another'));
  await until(() => made.length === 2);
  expect(made).toEqual(['/a', '/b']);
});

test('makes nothing anew for a renewal that comes late', async () => {
  const { ask, made } = aCache();
  const first = await ask('/');
  expect(await ask('/', { now: 59_999, isRenewal: true })).toBe(first);
  expect(made).toHaveLength(1);
  await ask('/', { now: 60_000, isRenewal: true });
  expect(made).toHaveLength(2);
});

test('makes an answer anew that still says the same after a change of the data', async () => {
  const { kept, made } = aCache();
  const answer = await answerOf('same');
  let renewals = 0;
  const renew = () => {
    renewals += 1;
    return Promise.resolve();
  };
  const ask = (version: string, now: number) =>
    kept.read({ key: '/', isOneOfMany: false, versions: versionsOf(version), now, renew }, () => {
      made.push('/');
      return Promise.resolve({ answer, tables: [listings], madeAt: 0 });
    });
  await ask('1', 0);
  await ask('2', 59_999);
  expect(renewals).toBe(0);
  await ask('3', 60_000);
  expect([renewals, made.length]).toEqual([1, 3]);
});

test('gives the former answer, with its tag, while the new one says the same', async () => {
  const { ask } = aCache();
  const first = await ask('/', { answer: answerOf('same, made at 1') });
  const second = await ask('/', { version: '2', answer: answerOf('same, made at 2') });
  expect(second).toBe(first);
  const third = await ask('/', { version: '3', answer: answerOf('other') });
  expect(third.tag).not.toBe(first.tag);
});

test('keeps no answer that is not for everybody', async () => {
  const { ask, made } = aCache();
  await ask('/', { answer: answerOf('mine', false) });
  await ask('/', { answer: answerOf('mine', false) });
  expect(made).toHaveLength(2);
});

test('gives the former answer while the same data cannot be shown anew, and tries again soon', async () => {
  const { ask, made } = aCache();
  const broken = new Error('broken');
  const first = await ask('/', { now: 0 });
  expect(await ask('/', { now: 120_000, answer: answerOf('unfinished', false) })).toBe(first);
  expect(await ask('/', { now: 120_000, answer: broken })).toBe(first);
  expect(made).toHaveLength(3);
  expect(await ask('/', { now: 121_999 })).toBe(first);
  expect(made).toHaveLength(3);
  const next = await answerOf('next');
  expect(await ask('/', { now: 122_000, answer: next })).toBe(next);
  await expect(ask('/', { version: '2', answer: broken })).rejects.toThrow('broken');
});

test('gives no former answer where there is none any more', async () => {
  const { ask } = aCache();
  await ask('/', { now: 0 });
  const gone = ask('/', { now: 120_000, answer: new Failure(404, { detail: 'Not found.' }) });
  await expect(gone).rejects.toThrow('answer 404');
});

test('makes nothing anew for a change of another table', async () => {
  const { kept, ask, made } = aCache();
  const first = await ask('/');
  const versions = new Map([...versionsOf('1'), ['events', '7']]);
  expect(kept.find({ key: '/', versions, now: 0 })).toBe(first);
  expect(kept.find({ key: '/', versions: versionsOf('2'), now: 0 })).toBeNull();
  expect(made).toHaveLength(1);
});

test('drops the answer that nobody asked for longest when there are too many', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 });
  for (const url of ['/a', '/b', '/a', '/c']) await ask(url);
  made.length = 0;
  for (const url of ['/a', '/c', '/b']) await ask(url);
  expect(made).toEqual(['/b']);
});

test('drops answers when they take too much memory', async () => {
  const { ask, made } = aCache({ entries: 10, bytes: 100 });
  await ask('/a', { answer: answerOf('a'.repeat(30)) });
  await ask('/b', { answer: answerOf('b'.repeat(30)) });
  await ask('/huge', { answer: answerOf('h'.repeat(60)) });
  made.length = 0;
  for (const url of ['/huge', '/b', '/a']) await ask(url, { answer: answerOf('x') });
  expect(made).toEqual(['/huge', '/b', '/a']);
});

test('drops no answer for any number of records that are not there', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 }, { entries: 2, bytes: 1_000 });
  const missing = answerOf('none', true, 404);
  await ask('/a');
  for (let record = 0; record < 10; record += 1) await ask(`/${record}`, { answer: missing });
  made.length = 0;
  for (const url of ['/a', '/9', '/0']) await ask(url, { answer: missing });
  expect(made).toEqual(['/0']);
  await ask('/9', { version: '2' });
  made.length = 0;
  for (const url of ['/1', '/2']) await ask(url, { answer: missing });
  await ask('/9', { version: '2' });
  expect(made).toEqual(['/1', '/2']);
});

test('drops no answer for any number of searches', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 }, { entries: 2, bytes: 1_000 });
  await ask('/a');
  for (let search = 0; search < 10; search += 1) await ask(`/a?q=${search}`);
  made.length = 0;
  await ask('/a');
  await ask('/a?q=9');
  await ask('/a?q=0');
  expect(made).toEqual(['/a?q=0']);
});
