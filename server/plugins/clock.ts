import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    now(): Date;
    /** Runs after the answer; a failure is logged, and the stop of the server waits for it. */
    runLater(name: string, work: () => Promise<void>): void;
    /** Resolves when nothing that was started by `runLater` is still running. */
    laterDone(): Promise<void>;
  }
}

/** The time, which tests set, and work that outlives its request. */
export const clockPlugin = fp<{ now: () => Date }>(
  (app, { now }, done) => {
    const running = new Set<Promise<void>>();
    app.decorate('now', now);
    app.decorate('runLater', (name: string, work: () => Promise<void>) => {
      const promise = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => app.log.error(error, `${name} failed`))
        .finally(() => running.delete(promise));
      running.add(promise);
    });
    app.decorate('laterDone', async () => {
      while (running.size > 0) await Promise.all(running);
    });
    app.addHook('onClose', () => app.laterDone());
    done();
  },
  { name: 'clock' },
);
