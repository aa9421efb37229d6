import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const PRELOAD_ERROR = 'preload-error';

/**
 * Loads a page chunk. A failure dispatches a cancellable `preload-error` event; if nobody
 * cancels it, the error is rethrown (specification 8).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error });
    if (globalThis.dispatchEvent(event)) throw error;
    return new Promise(() => {});
  }
}

/** A page that loads its chunk when first shown; until it is there, the skeleton of its shape. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  skeleton: ReactNode,
): ComponentType {
  const Page = lazy(() => loadChunk(load));
  return function LazyPage() {
    return (
      <Suspense fallback={skeleton}>
        <Page />
      </Suspense>
    );
  };
}

const RELOADED_KEY = 'reloadedForChunk';

/**
 * An old page asks for chunks that a release removed: reload once, then let the error show.
 * Without a connection a reload would lose the page that is there.
 */
export function reloadOnMissingChunk(window: Window): void {
  window.addEventListener(PRELOAD_ERROR, (event) => {
    if (!window.navigator.onLine) return;
    try {
      if (window.sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return;
      window.sessionStorage.setItem(RELOADED_KEY, window.location.pathname);
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
