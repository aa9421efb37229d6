import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { basePath, pathIn, readTranslationFrom, type Translation } from '../domain/language';
import type { RenderedPage, RenderPage } from '../domain/rendering';
import { createTranslation } from '../domain/translation';
import { messages } from '../locales/sw/site';
import { baseApi } from './api/baseApi';
import { createApp, type AppWindow } from './app/createApp';
import { noAnalytics } from './app/wiring/analytics';
import type { AppConfig } from './config';
import { readingOf, toPageState, type Question } from './app/wiring/pageState';
import { withPreferredScheme } from './theme/preferredScheme';
import { withoutUnusedVariables } from './theme/usedVariables';

/** Pages ask for data, then for what depends on it; each round renders what the last has read. */
const MAX_ROUNDS = 5;

/** More addresses than a site has public pages, but for searches. */
const MAX_REMEMBERED = 2_000;

/** Stands for the API's host in the addresses of requests, which never leave the server. */
const ORIGIN = 'http://page.invalid';

const blockedStorage = (): Storage => {
  throw new Error('there is no storage on the server');
};

/** What the app sees of the window of a visitor who comes for the first time. */
function visitorWindow(path: string): AppWindow {
  const { href, origin, search } = new URL(path, ORIGIN);
  return {
    get localStorage() {
      return blockedStorage();
    },
    get sessionStorage() {
      return blockedStorage();
    },
    location: { href, origin, search, assign: () => {} },
    history: { replaceState: () => {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
}

/** The whole markup at once, with every part that was loaded or waited for. */
function renderToText(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Else React would hide the parts after the first kilobytes until a script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
}

const kiswahili = createTranslation('sw');
kiswahili.add(messages);
const TRANSLATIONS = { en: null, sw: kiswahili.translation };

const rendering = new AsyncLocalStorage<Translation | null>();
readTranslationFrom(() => rendering.getStore() ?? null);

/** What each address asked for when it was last rendered: asked for at once, it takes one round. */
const remembered = new Map<string, Question[]>();

function remember(path: string, questions: Question[]): void {
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(
    path,
    questions.map(({ endpoint, args }) => ({ endpoint, args })),
  );
}

/** See `domain/rendering`. */
export const renderPage: RenderPage = (request) =>
  rendering.run(TRANSLATIONS[request.language], () => render(request));

const render: RenderPage = async ({ language, path: ownPath, config, now, read }) => {
  const path = pathIn(language, ownPath);
  const failures: Error[] = [];
  const app = createApp({
    config: config as AppConfig,
    window: visitorWindow(path),
    now: () => now,
    Router: ({ children }) => (
      <StaticRouter basename={basePath(language)} location={path}>
        {children}
      </StaticRouter>
    ),
    analytics: noAnalytics,
    api: {
      host: ORIGIN,
      fetch: async (request) => {
        const { pathname, search } = new URL(request instanceof Request ? request.url : request);
        const { status, text } = await read(pathname + search);
        if (status >= 500 || status === 429)
          failures.push(new Error(`${pathname} answered ${status}`));
        return new Response(text, { status, headers: { 'content-type': 'application/json' } });
      },
    },
    renderedAt: now,
  });
  app.styles.compat = true;
  const { store } = app;
  const { extractCriticalToChunks } = createEmotionServer(app.styles);
  try {
    const questions = remembered.get(path);
    for (const reading of questions?.map(readingOf) ?? []) if (reading) store.dispatch(reading);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const before = store.getState().api.queries;
      const html = await renderToText(app.element);
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
      const [failure] = failures;
      if (failure) throw failure;
      if (store.getState().api.queries === before) {
        const { styles } = extractCriticalToChunks(html);
        const css = withPreferredScheme(
          withoutUnusedVariables(styles.map((style) => style.css).join(''), html),
        );
        const names = styles.flatMap(({ ids }) => ids);
        const state = toPageState(store.getState().api, now, { names, css });
        // Another day's questions are not asked for again.
        if (questions && round > 1) remembered.delete(path);
        else remember(path, state.answers);
        return { html, css, state: JSON.stringify(state) } satisfies RenderedPage;
      }
    }
    throw new Error(`${path} asked for more data in each of ${MAX_ROUNDS} rounds`);
  } finally {
    store.dispatch(baseApi.util.resetApiState());
  }
};
