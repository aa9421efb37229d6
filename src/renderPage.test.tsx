/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { defaultConfig } from './config';
import { renderPage } from './renderPage';
import { faultsOfAnswer } from './testing/answerCheck';
import { fillPublicPages, PUBLIC_ADDRESSES, RENDERED_AT } from './testing/renderedPages';
import { HOST, serveInMemory } from './testing/server';

globalThis.faultsOfAnswer = faultsOfAnswer;
const { state } = serveInMemory();
beforeEach(() => fillPublicPages(state));

const render = (path: string) =>
  renderPage({
    path,
    config: { ...defaultConfig, forumUrl: 'https://forum.example' },
    now: RENDERED_AT,
    read: async (asked) => {
      const answer = await fetch(HOST + asked);
      return { status: answer.status, text: await answer.text() };
    },
  });

test.each(PUBLIC_ADDRESSES)(
  'renders %s where there is no window, without styles inline',
  async (path) => {
    expect(typeof window).toBe('undefined');
    const { html } = await render(path);
    expect(html).toContain('</main>');
    expect(html).not.toContain(' style="');
  },
);
