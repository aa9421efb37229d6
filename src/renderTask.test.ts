/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { MessageChannel } from 'node:worker_threads';
import type { AnswerWanted, ReadAnswer } from '../domain/rendering';
import { defaultConfig } from './config';
import { renderPage } from './renderPage';
import renderTask from './renderTask';
import { faultsOfAnswer } from './testing/answerCheck';
import { fillPublicPages, publicAddress, RENDERED_AT } from './testing/renderedPages';
import { HOST, serveInMemory } from './testing/server';

globalThis.faultsOfAnswer = faultsOfAnswer;
const { state } = serveInMemory();
beforeEach(() => fillPublicPages(state));

const request = {
  language: 'en' as const,
  path: publicAddress('listing'),
  config: { ...defaultConfig, forumUrl: 'https://forum.example' },
  now: RENDERED_AT,
};

async function read(asked: string): Promise<ReadAnswer> {
  const answer = await fetch(HOST + asked);
  return { status: answer.status, text: await answer.text() };
}

/** Renders the page from what is answered through the port. */
async function renderFrom(answer: (path: string) => Promise<ReadAnswer>) {
  const { port1: asked, port2: answers } = new MessageChannel();
  asked.on('message', ({ path, reply }: AnswerWanted) => {
    void answer(path).then((given) => reply.postMessage(given));
  });
  try {
    return await renderTask({ ...request, answers });
  } finally {
    asked.close();
  }
}

test('renders the same page from answers that come through a port', async () => {
  const { html } = await renderFrom(read);
  expect(html).toBe((await renderPage({ ...request, read })).html);
  expect(html).toContain('</main>');
});

test('fails where an answer is a failure', async () => {
  await expect(renderFrom(() => Promise.resolve({ status: 500, text: '' }))).rejects.toThrow(
    'answered 500',
  );
});
