import fp from 'fastify-plugin';
import { onPrimary } from '../db/readContext';
import { createJobRuns, type JobRuns } from '../observe/jobRuns';
import { inTrace, newTrace } from '../observe/trace';

declare module 'fastify' {
  interface FastifyInstance {
    now(): Date;
    /**
     * Runs after the answer, as a trace of its own; a failure is logged and counted, and the stop of the server waits
     * for it.
     */
    runLater(name: string, work: () => Promise<void>): void;
    /** Resolves when nothing that was started by `runLater` is still running. */
    laterDone(): Promise<void>;
    /** How the work of `runLater` went. */
    jobRuns: JobRuns;
  }
}

/** The time, which tests set, and work that outlives its request. */
export const clockPlugin = fp<{ now: () => Date }>(
  (app, { now }, done) => {
    const running = new Set<Promise<void>>();
    const jobRuns = createJobRuns();

    async function run(name: string, work: () => Promise<void>): Promise<void> {
      const began = performance.now();
      const note = (hasFailed: boolean) =>
        jobRuns.note(name, { at: now(), ms: performance.now() - began, hasFailed });
      try {
        await work();
        note(false);
      } catch (error) {
        app.log.error(error, `${name} failed`);
        note(true);
      }
    }

    app.decorate('now', now);
    app.decorate('jobRuns', jobRuns);
    app.decorate('runLater', (name: string, work: () => Promise<void>) => {
      const promise = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => onPrimary(() => inTrace(newTrace(), () => run(name, work))))
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
