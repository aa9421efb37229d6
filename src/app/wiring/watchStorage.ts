/**
 * Calls when another tab has changed what local storage has under these names, and when the page comes
 * back from the back/forward cache, where it got no events. Returns a function that stops.
 */
export function watchStorage(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  concerns: (key: string | null) => boolean,
  recheck: () => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (concerns(key)) recheck();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) recheck();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
