import type { MessagePort } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';

interface Options {
  /** The module that does the work, by its default export. */
  file: string;
  /** How many tasks it works on at once. */
  atOnce?: number;
  /** Milliseconds without a task after which it ends; without it, it stays. */
  idleTimeout?: number;
  /** In MB, of JavaScript's own memory. */
  memory: { old: number; young: number };
}

interface RunOptions {
  signal?: AbortSignal;
  /** What moves to the thread with the task. */
  transfer?: MessagePort[];
}

export interface Thread<Task, Result> {
  /** Fails with what the module throws, or where the thread ends meanwhile. */
  run(task: Task, options?: RunOptions): Promise<Result>;
  /** Has it ready before its first task. */
  start(): void;
  close(): Promise<void>;
}

/**
 * A thread beside the one that answers requests, for work that would hold them all up. It starts with its first task
 * and is replaced when it fails.
 */
export function createThread<Task, Result>(
  log: FastifyBaseLogger,
  { file, atOnce = 1, idleTimeout, memory }: Options,
): Thread<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;

  function open(): Piscina<Task, Result> {
    if (pool) return pool;
    pool = new Piscina({
      filename: file,
      // The compiled server runs without what compiles it.
      execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
      minThreads: idleTimeout === undefined ? 1 : 0,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      ...(idleTimeout !== undefined && { idleTimeout }),
      resourceLimits: {
        maxOldGenerationSizeMb: memory.old,
        maxYoungGenerationSizeMb: memory.young,
      },
    });
    pool.on('error', (error: unknown) => log.error(error, `the thread of ${file} failed`));
    return pool;
  }

  return {
    run: (task, { signal, transfer } = {}) =>
      open().run(task, {
        ...(signal && { signal }),
        ...(transfer && { transferList: transfer }),
      }),
    start: () => void open(),
    close: async () => pool?.destroy(),
  };
}
