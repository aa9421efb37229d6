import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createApp } from './app/createApp';
import { reloadOnMissingChunk } from './app/lazyPage';
import { preloadPage } from './app/pages';
import { showsRenderedAddress } from './app/renderedAddress';
import { createAnalytics } from './app/wiring/analytics';
import { readConfig } from './config';
import { readPageState, toApiState } from './app/wiring/pageState';
import { nextTask } from './ui/nextTask';

/** Takes over what the server rendered, or renders the page anew. */
export async function showPage(): Promise<void> {
  reloadOnMissingChunk(window, () => window.location.reload());
  const config = readConfig(document);
  const pageState = showsRenderedAddress(window) ? readPageState(document) : undefined;
  // Without it the page that is there would wait for its code only after the frame was taken over.
  const loaded = pageState && preloadPage(config.productSlug, window.location).catch(() => {});
  await nextTask();
  const app = createApp({
    config,
    window,
    now: Date.now,
    Router: BrowserRouter,
    analytics: createAnalytics({
      window,
      siteId: config.analyticsSiteId,
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
    await loaded;
    await nextTask();
    startTransition(() => void hydrateRoot(container, app.element));
  } else {
    createRoot(container).render(app.element);
  }
  app.start();
  // A press of a member is none of a visitor.
  if (pageState) await app.untilReaderIsKnown();
  const kept = window.takeEarlyInput?.() ?? [];
  if (kept.length === 0) return;
  const { replayEarlyInput } = await import(
    /* webpackChunkName: "early-input" */ './app/replayEarlyInput'
  );
  replayEarlyInput(kept);
}
