import path from 'node:path';
import { types } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
// Its libraries must be loaded in the main thread before a worker loads them.
import 'sharp';
import { msg, t } from '../../../domain/language';
import { invalid, throttled, type Failure } from '../../plugins/failures';
import { createThread, isTooSlow } from '../../thread';
import type { StoredImage } from './storedImage';
import type { ProcessedUpload, UploadTask } from './processUpload';

const WORKER = path.join(__dirname, `processUpload${path.extname(__filename)}`);
const TIME_LIMIT = 15_000;
const WAITING_AT_MOST = 10;

export const UPLOAD_MESSAGES = {
  tooSlow: msg('Checking the file took too long. Save a simpler version and try again.'),
  tooComplex: msg('The file is too complex to check. Save a simpler version and try again.'),
} as const;

const refuse = (message: string, cause?: unknown): Failure =>
  Object.assign(invalid({ file: [message] }), { cause });

const isOutOfMemory = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export interface UploadProcessor {
  /** The picture to store, null where the file is stored as it is; throws 400 or 429. */
  process(task: UploadTask): Promise<StoredImage | null>;
  close(): Promise<void>;
}

export interface ProcessorOptions {
  /** The module whose default export does the work. */
  worker?: string;
  /** Milliseconds from the start of the work; waiting does not count. */
  timeLimit?: number;
}

/**
 * Checks files in a separate thread, one at a time, so that no file can block the server. The
 * thread starts with the first file, ends when idle, and is replaced when it fails.
 */
export function createUploadProcessor(
  log: FastifyBaseLogger,
  { worker = WORKER, timeLimit = TIME_LIMIT }: ProcessorOptions = {},
): UploadProcessor {
  const queue = new PQueue({ concurrency: 1 });
  const thread = createThread<UploadTask, ProcessedUpload>(log, {
    file: worker,
    timeLimit,
  });

  async function run(task: UploadTask): Promise<ProcessedUpload> {
    try {
      return await thread.run(task);
    } catch (error) {
      if (isTooSlow(error)) throw refuse(UPLOAD_MESSAGES.tooSlow, error);
      if (isOutOfMemory(error)) throw refuse(UPLOAD_MESSAGES.tooComplex, error);
      throw error;
    }
  }

  return {
    async process(task) {
      if (queue.size >= WAITING_AT_MOST) throw throttled(5);
      const processed = await queue.add(() => run(task));
      if ('image' in processed) return processed.image;
      const { text, values } = processed.refusal;
      throw refuse(t(text, values));
    },

    async close() {
      queue.pause();
      queue.clear();
      await thread.close();
    },
  };
}
