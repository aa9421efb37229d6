import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { JOB_INTERVALS } from '../observe/jobIntervals';
import { pulseRepository } from '../observe/pulseRepository';
import { buildText, readBuild } from '../observe/readBuild';
import { createRequestCounter } from '../observe/requestCounter';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down that this process runs, and what it and its jobs did since the last time. */
    pulse(): Promise<void>;
  }
}

const MEGABYTE = 1e6;
const NANOSECONDS = 1e6;
/** Milliseconds; how exactly the delay is seen. */
const RESOLUTION = 10;
/** Milliseconds. */
const SLOW = 1_000;

/** What each process tells the others every minute, through the database: that it runs, and how. */
export const pulsePlugin = fp(
  (app, _options, done) => {
    const id = randomUUID();
    const started_at = app.now();
    const version = buildText(readBuild());
    const counter = createRequestCounter();
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION });

    /** Of the time since the last call, without the wait between two looks; 0 before the server listens. */
    const readDelay = (): number => {
      const late = delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS - RESOLUTION;
      delay.reset();
      return Math.max(0, Math.round(late * 10) / 10);
    };

    app.onAnswered(({ status, ms }) =>
      counter.note(app.now(), { hasFailed: status >= 500, isSlow: ms > SLOW }),
    );

    async function writeDown(isLast: boolean): Promise<void> {
      const now = app.now();
      const minutes = counter.take();
      const changes = app.jobRuns.takeChanges();
      try {
        await app.db.transaction(async (tx) => {
          const repository = pulseRepository(tx);
          await repository.addCounts(minutes);
          await repository.addRuns(changes);
          if (isLast) return repository.ended(id);
          await repository.sweep(now);
          return repository.seen({
            id,
            host: hostname(),
            version,
            started_at,
            seen_at: now,
            memory_mb: Math.round(process.memoryUsage.rss() / MEGABYTE),
            loop_delay_ms: readDelay(),
          });
        });
      } catch (error) {
        counter.giveBack(minutes);
        app.jobRuns.giveBack(changes);
        throw error;
      }
    }

    app.decorate('pulse', () => writeDown(false));
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', (next) => {
      delay.enable();
      const pulseLater = () => app.runLater('pulse', () => app.pulse());
      pulseLater();
      timer = setInterval(pulseLater, JOB_INTERVALS.pulse);
      timer.unref();
      next();
    });
    app.addHook('onClose', async () => {
      delay.disable();
      if (timer === undefined) return;
      clearInterval(timer);
      await app.laterDone();
      await writeDown(true).catch((error: unknown) =>
        app.log.error(error, 'the end could not be written down'),
      );
    });
    done();
  },
  { name: 'pulse', dependencies: ['answered', 'database', 'clock'] },
);
