/** How a reader begins to use a page; in another tab they may sign in or answer the cookie banner. */
const INPUTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'popstate',
  'storage',
  'pageshow',
] as const;

/** Calls once, with the first input, or when the page comes back from the back/forward cache. */
export function onFirstInput(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  begin: () => void,
): void {
  const hear = (event: Event) => {
    // Each page shows itself once at its start.
    if (event instanceof PageTransitionEvent && !event.persisted) return;
    for (const type of INPUTS) window.removeEventListener(type, hear);
    begin();
  };
  for (const type of INPUTS) window.addEventListener(type, hear, { passive: true });
}
