import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { errorsPlugin } from './errors';
import { pressurePlugin } from './pressure';

const LIMITS = { maxEventLoopDelay: 20, sampleInterval: 100 };

/** Keeps the loop busy over several intervals. */
async function overload() {
  for (let turn = 0; turn < 8; turn += 1) {
    const end = performance.now() + 60;
    while (performance.now() < end);
    await wait(1);
  }
}

test('answers 503 while the loop is late, but not for what starting took', async () => {
  const app = fastify();
  await app.register(errorsPlugin);
  await app.register(pressurePlugin, LIMITS);
  app.get('/', () => 'here');
  await app.ready();
  await overload();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await app.inject('/')).statusCode).toBe(200);

  await wait(2 * LIMITS.sampleInterval + 20);
  await overload();
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  await app.close();
});
