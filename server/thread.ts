import { types } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';

/** In MB, of JavaScript's own memory; files and decoded pictures are outside it. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const IDLE_TIMEOUT = 60_000;
/** How far the operating system puts the work behind that of the thread that answers, where it is short of time. */
const NICENESS = 10;

interface Options {
  /** The module that does the work, by its default export. */
  file: string;
  /** Milliseconds for a task; the thread ends with one that takes longer. */
  timeLimit: number;
  /** How many tasks it works on at once. */
  atOnce?: number;
  /** Whether it goes on without tasks; else it ends after a minute. */
  stays?: boolean;
}

export interface Thread<Task, Result> {
  /**
   * Fails with what the module throws, where the thread ends meanwhile, or after the time limit (`isTooSlow`). `moved` is
   * what moves to the thread with the task.
   */
  run(task: Task, moved?: MessagePort[]): Promise<Result>;
  /** Has it ready before its first task. */
  start(): void;
  close(): Promise<void>;
}

/** Whether a task failed because of its time limit. */
export const isTooSlow = (error: unknown): boolean =>
  types.isNativeError(error) && error.name === 'AbortError';

/**
 * A thread beside the one that answers requests, for work that would hold them all up. It starts with its first task
 * and is replaced when it fails.
 */
export function createThread<Task, Result>(
  log: FastifyBaseLogger,
  { file, timeLimit, atOnce = 1, stays = false }: Options,
): Thread<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;

  function open(): Piscina<Task, Result> {
    if (pool) return pool;
    pool = new Piscina({
      filename: file,
      // The compiled server runs without what compiles it.
      execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
      minThreads: stays ? 1 : 0,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      idleTimeout: IDLE_TIMEOUT,
      niceIncrement: NICENESS,
      resourceLimits: MEMORY,
    });
    pool.on('error', (error: unknown) => log.error(error, `the thread of ${file} failed`));
    return pool;
  }

  return {
    run: (task, moved = []) =>
      open().run(task, { signal: AbortSignal.timeout(timeLimit), transferList: moved }),
    start: () => void open(),
    close: async () => pool?.destroy(),
  };
}
