import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { AnswerWanted, ReadAnswer, RenderedPage, RenderTask } from '../domain/rendering';
import { renderPage } from './renderPage';

/** Renders a page in a thread of its own, from what the port of the task answers. */
export default async function renderTask({
  answers,
  ...request
}: RenderTask): Promise<RenderedPage> {
  const read = async (path: string): Promise<ReadAnswer> => {
    const { port1: own, port2: reply } = new MessageChannel();
    answers.postMessage({ path, reply } satisfies AnswerWanted, [reply]);
    try {
      const [answer] = (await once(own, 'message')) as [ReadAnswer];
      return answer;
    } finally {
      own.close();
    }
  };
  try {
    return await renderPage({ ...request, read });
  } finally {
    answers.close();
  }
}
