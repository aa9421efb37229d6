/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import autoprefixer from 'autoprefixer';
import postcss from 'postcss';
import type { Language } from '../domain/language';
import { browserslist } from '../package.json';
import { defaultConfig } from './config';
import { renderPage } from './renderPage';
import { faultsOfAnswer } from './testing/answerCheck';
import { aResource } from './testing/builders';
import {
  fillPublicPages,
  PUBLIC_ADDRESSES,
  publicAddress,
  RENDERED_AT,
} from './testing/renderedPages';
import { HOST, serveInMemory } from './testing/server';

globalThis.faultsOfAnswer = faultsOfAnswer;
const { state } = serveInMemory();
beforeEach(() => fillPublicPages(state));

const defaults = { ...defaultConfig, forumUrl: 'https://forum.example' };

const render = (path: string, config = defaults, language: Language = 'en') =>
  renderPage({
    language,
    path,
    config,
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
    expect(html).toContain('</footer>');
    expect(html).not.toContain(' style="');
  },
);

test.each(PUBLIC_ADDRESSES)(
  'has the prefixes that our browsers need in the style rules of %s',
  async (path) => {
    const page = await render(path);
    // MUI writes rules for the placeholders of older browsers itself.
    const css = page.css.replace(/::-(?:moz|ms-input|webkit-input)-placeholder\{[^}]*\}/g, '{}');
    const prefixes = autoprefixer({ overrideBrowserslist: browserslist, remove: false });
    const prefixed = await postcss([prefixes]).process(css, { from: undefined });
    expect(prefixed.css.split(';')).toEqual(css.split(';'));
  },
);

test('renders an address again in fewer rounds, with what is true by then', async () => {
  const path = `${publicAddress('resource')}?again`;
  let uses = 0;
  const config = {
    ...defaults,
    get productName() {
      uses += 1;
      return defaults.productName;
    },
  };
  await render(path, config);
  const usesAtFirst = uses;
  uses = 0;
  state.resources = [aResource({ headline: 'Compost in a sack' })];
  const page = await render(path, config);
  expect(page.html).toContain('Compost in a sack');
  expect(page.state).toContain('Compost in a sack');
  expect(uses).toBeLessThan(usesAtFirst);
});
