import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { unavailable } from './failures';

/** A loop that is a second late on average over five seconds takes no more requests. */
const LIMITS = { maxEventLoopDelay: 1_000, sampleInterval: 5_000 };

/** Answers 503 while the process is too busy. */
export const pressurePlugin = fp(
  async (app, options: Partial<typeof LIMITS>) => {
    const limits = { ...LIMITS, ...options };
    // Starting keeps the loop busy: what counts are the intervals that began after it.
    let counts = false;
    app.addHook('onListen', (done) => {
      setTimeout(() => {
        counts = true;
      }, 2 * limits.sampleInterval).unref();
      done();
    });
    await app.register(underPressure, {
      ...limits,
      pressureHandler: () => (counts ? Promise.reject(unavailable(5)) : undefined),
    });
  },
  { name: 'pressure' },
);
