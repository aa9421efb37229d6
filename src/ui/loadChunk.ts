import { msg } from '../../domain/language';

export const PRELOAD_ERROR = 'preload-error';

/** What a reader is told when code is missing. */
export const NOT_LOADED = msg(
  'This part of the page could not be loaded. Please check your connection.',
);

/**
 * Loads code with its first use. A failure dispatches a cancellable `preload-error` event;
 * if nobody cancels it, the error is rethrown (specification 8).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // On a server there is no page that could be loaded anew.
    if (!('dispatchEvent' in globalThis)) throw error;
    const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error });
    if (globalThis.dispatchEvent(event)) throw error;
    return new Promise(() => {});
  }
}
