import type { ReactNode } from 'react';
import { lazyComponent, type LazyComponent, type LoadedPart } from '../ui/lazyComponent';
import { PRELOAD_ERROR } from '../ui/loadChunk';

/**
 * A page that loads its chunk when first shown; until it is there, the skeleton of its shape. `loadView` is for
 * pages whose code takes an old phone long to start.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<LoadedPart<Props>>,
  skeleton: ReactNode,
  loadView?: () => Promise<unknown>,
): LazyComponent<Props> => lazyComponent(load, skeleton, loadView);

const RELOADED_KEY = 'reloadedForChunk';

interface Page extends Pick<
  Window,
  'addEventListener' | 'document' | 'location' | 'sessionStorage'
> {
  /** Old and private browsers have no workers. */
  navigator: { onLine: boolean; serviceWorker?: Pick<ServiceWorkerContainer, 'controller'> };
}

/** The first script of a page lists all others, so each release has another one. */
const releaseOf = ({ document }: Page): string =>
  document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';

/**
 * An old page asks for chunks that a release removed: reload once for each release, then let the
 * error show. Without a connection a reload would lose the page that is there, unless the worker answers: with a copy
 * of the page that is asked for, or one that says that there is none; then once for each address.
 */
export function reloadOnMissingChunk(window: Page, reload: () => void): void {
  const release = releaseOf(window);
  window.addEventListener(PRELOAD_ERROR, (event) => {
    const worker = window.navigator.serviceWorker?.controller;
    if (!window.navigator.onLine && !worker) return;
    const tried = worker ? release + window.location.pathname : release;
    try {
      if (window.sessionStorage.getItem(RELOADED_KEY) === tried) return;
      window.sessionStorage.setItem(RELOADED_KEY, tried);
    } catch {
      return;
    }
    event.preventDefault();
    reload();
  });
}
