import type { ReactNode } from 'react';
import { lazyComponent, type LazyComponent, type LoadedPart } from '../ui/lazyComponent';
import { PRELOAD_ERROR } from '../ui/loadChunk';

/** A page that loads its chunk when first shown; until it is there, the skeleton of its shape. */
export const lazyPage = (
  load: () => Promise<LoadedPart<object>>,
  skeleton: ReactNode,
): LazyComponent<object> => lazyComponent(load, skeleton);

const RELOADED_KEY = 'reloadedForChunk';

/** The first script of a page lists all others, so each release has another one. */
const releaseOf = ({ document }: Window): string =>
  document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';

/**
 * An old page asks for chunks that a release removed: reload once for each release, then let the
 * error show. Without a connection a reload would lose the page that is there.
 */
export function reloadOnMissingChunk(window: Window, reload: () => void): void {
  const release = releaseOf(window);
  window.addEventListener(PRELOAD_ERROR, (event) => {
    if (!window.navigator.onLine) return;
    try {
      if (window.sessionStorage.getItem(RELOADED_KEY) === release) return;
      window.sessionStorage.setItem(RELOADED_KEY, release);
    } catch {
      return;
    }
    event.preventDefault();
    reload();
  });
}
