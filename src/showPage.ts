import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { basePath, splitPath } from '../domain/language';
import { createApp } from './app/createApp';
import { reloadOnMissingChunk } from './app/lazyPage';
import { preloadPage } from './app/pages';
import { readLanguageTables } from './app/languageTables';
import { showsRenderedAddress } from './app/renderedAddress';
import { createAnalytics } from './app/wiring/analytics';
import { readConfig } from './config';
import { readPageState, toApiState } from './app/wiring/pageState';
import { ENTRIES_KEY } from './app/wiring/keptEntries';
import { startTranslation } from './app/wiring/translation';
import { nextTask } from './ui/nextTask';

function holdsEntries(): boolean {
  try {
    return window.sessionStorage.getItem(ENTRIES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes over what the server rendered, or renders the page anew. */
export async function showPage(): Promise<void> {
  reloadOnMissingChunk(window, () => window.location.reload());
  const config = readConfig(document);
  const pageState = showsRenderedAddress(window) ? readPageState(document) : undefined;
  // Without it the page that is there would wait for its code only after the frame was taken over.
  const { language, path } = splitPath(window.location.pathname);
  const address = { pathname: path, search: window.location.search };
  const loaded = pageState && preloadPage(config.productSlug, address).catch(() => {});
  await Promise.all([startTranslation(language), nextTask()]);
  const app = createApp({
    config,
    window,
    now: Date.now,
    Router: ({ children }) =>
      createElement(BrowserRouter, { basename: basePath(language) }, children),
    analytics: createAnalytics({
      window,
      config,
      reload: () => window.location.reload(),
      log: console,
    }),
    renderedAt: pageState?.renderedAt,
    apiState: pageState && toApiState(pageState, Date.now()),
    ruleNames: pageState?.ruleNames,
  });
  const container = document.getElementById('root');
  if (!container) return;
  if (pageState) {
    await Promise.all([loaded, readLanguageTables()]);
    await nextTask();
    startTransition(() => void hydrateRoot(container, app.element));
  } else {
    createRoot(container).render(app.element);
  }
  app.start();
  // A press of a member is none of a visitor.
  if (pageState) await app.untilReaderIsKnown();
  if (holdsEntries()) {
    const { enterKept } = await import(/* webpackChunkName: "early-input" */ './app/enterKept');
    enterKept(window);
  }
  const early = window.earlyInput;
  if (!early) return;
  const { kept, stop } = early;
  if (kept.length === 0) {
    stop();
    return;
  }
  // Kept until this code has come, so that what is entered meanwhile is not written over.
  const { replayEarlyInput } = await import(
    /* webpackChunkName: "early-input" */ './app/replayEarlyInput'
  ).finally(stop);
  replayEarlyInput(kept);
}
