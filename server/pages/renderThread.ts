import { existsSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type {
  AnswerWanted,
  ReadAnswer,
  RenderedPage,
  RenderPage,
  RenderTask,
} from '../../domain/rendering';
import { createThread } from '../thread';
import { AT_ONCE } from './rendering';

/** Milliseconds; a page that takes longer renders in the browser. */
const TIME_LIMIT = 15_000;

/** What the build made for rendering pages here, in a thread of its own; null where nothing was built. */
export function openRenderThread(
  { log }: Pick<FastifyInstance, 'log'>,
  dist: string,
  timeLimit = TIME_LIMIT,
): { renderPage: RenderPage; start(): void; close(): Promise<void> } | null {
  const file = path.join(dist, '.server', 'renderTask.cjs');
  if (!existsSync(file)) return null;
  const thread = createThread<RenderTask, RenderedPage>(log, {
    file,
    timeLimit,
    atOnce: AT_ONCE,
    stays: true,
  });

  const failed = (error: unknown): ReadAnswer => {
    log.error(error, 'what a page shows was not read');
    return { status: 500, text: '' };
  };

  const renderPage: RenderPage = async ({ read, ...request }) => {
    const { port1: asked, port2: answers } = new MessageChannel();
    // The port answers in the context of this page: its language, and which tables it reads.
    asked.on('message', ({ path: wanted, reply }: AnswerWanted) => {
      void read(wanted)
        .catch(failed)
        .then((answer) => reply.postMessage(answer));
    });
    try {
      return await thread.run({ ...request, answers }, [answers]);
    } finally {
      asked.close();
    }
  };
  return { renderPage, start: thread.start, close: thread.close };
}
