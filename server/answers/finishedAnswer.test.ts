import { brotliCompressSync, gzipSync } from 'node:zlib';
import { QUICK, THOROUGH } from '../plugins/compression';
import { finishAnswer, STEADY_MS } from './finishedAnswer';

const text = Array.from({ length: 400 }, (_, index) => `word ${(index * 7919) % 1009}`).join(' ');
const quick = brotliCompressSync(text, QUICK);
const thorough = brotliCompressSync(text, THOROUGH);
const finish = (isThorough: boolean, content = text) =>
  finishAnswer({ status: 200, text: content, headers: {}, content, now: 0, isThorough });

test('is compressed quickly until it is steady, and from then on thoroughly', async () => {
  const answer = await finish(false);
  expect(thorough.length).toBeLessThan(quick.length);
  for (const now of [0, STEADY_MS - 1]) expect(await answer.body('br', now)).toEqual(quick);
  expect(answer.sameUntil('br')).toBe(STEADY_MS);
  // Nobody waits for the better one.
  expect(await answer.body('br', STEADY_MS)).toEqual(quick);
  while (answer.sameUntil('br') === STEADY_MS) await new Promise(setImmediate);
  expect(answer.sameUntil('br')).toBe(Number.POSITIVE_INFINITY);
  expect(await answer.body('br', STEADY_MS)).toEqual(thorough);
});

test('is compressed thoroughly for the first one who asks, where that is wanted or it is steady', async () => {
  const wanted = await finish(true);
  expect(wanted.sameUntil('br')).toBe(0);
  expect(await wanted.body('br', 0)).toEqual(thorough);
  expect(wanted.sameUntil('br')).toBe(Number.POSITIVE_INFINITY);
  expect(await (await finish(false)).body('br', STEADY_MS)).toEqual(thorough);
});

test('has one form for readers who take no brotli', async () => {
  const answer = await finish(false);
  expect(await answer.body('gzip', 0)).toEqual(gzipSync(text));
  expect(await answer.body('identity', 0)).toBe(text);
  expect(answer.sameUntil('identity')).toBe(Number.POSITIVE_INFINITY);
  expect((await finish(false, 'short')).sameUntil('br')).toBe(Number.POSITIVE_INFINITY);
});
