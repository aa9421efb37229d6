import fp from 'fastify-plugin';
import { onPrimary } from '../db/readContext';
import { createJobRuns, type JobRuns } from '../observe/jobRuns';
import { inTrace, newTrace } from '../observe/trace';

declare module 'fastify' {
  interface FastifyInstance {
    now(): Date;
    /**
     * Runs after the answer, or after so many milliseconds, as a trace of its own; a failure is logged and counted, and
     * the stop of the server waits for it.
     */
    runLater(name: string, work: () => Promise<void>, wait?: number): void;
    /** Lets what was given to `runLater` wait no longer, and resolves when nothing of it is still running. */
    laterDone(): Promise<void>;
    /** How the work of `runLater` went. */
    jobRuns: JobRuns;
  }
}

/** The time, which tests set, and work that outlives its request. */
export const clockPlugin = fp<{ now: () => Date }>(
  (app, { now }, done) => {
    const running = new Set<Promise<void>>();
    const waiting = new Set<() => void>();
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
    const waited = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(begin, milliseconds);
        function begin() {
          clearTimeout(timer);
          waiting.delete(begin);
          resolve();
        }
        waiting.add(begin);
      });

    app.decorate('runLater', (name: string, work: () => Promise<void>, wait = 0) => {
      const begun = wait > 0 ? waited(wait) : new Promise<void>((resolve) => setImmediate(resolve));
      const promise = begun
        .then(() => onPrimary(() => inTrace(newTrace(), () => run(name, work))))
        .finally(() => running.delete(promise));
      running.add(promise);
    });
    app.decorate('laterDone', async () => {
      while (running.size > 0) {
        for (const begin of waiting) begin();
        await Promise.all(running);
      }
    });
    app.addHook('onClose', () => app.laterDone());
    done();
  },
  { name: 'clock' },
);
