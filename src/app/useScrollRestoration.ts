import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long to wait until a page is tall enough to restore its position. */
const MAX_WAIT = 3000;

/** Scrolls to `top` now, or as soon as the page is tall enough; the reader's own scrolling wins. */
function scrollWhenTall(top: number): () => void {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) <= 1) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stop();
  });
  const timer = setTimeout(stop, MAX_WAIT);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  }
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('keydown', stop);
  return stop;
}

/**
 * Every path change scrolls to the top (specification 2.3); Back and Forward return to where the
 * page was left. A change of the query alone, such as a filter, moves nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useLayoutEffect(() => {
    const previous = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(current.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.history.scrollRestoration = previous;
      window.removeEventListener('scroll', remember);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePath = current.current.pathname === pathname;
    const isFirst = current.current.key === key;
    current.current = { key, pathname };
    if (isFirst) return;
    document.documentElement.dataset['navigated'] = '';
    if (navigationType === NavigationType.Pop)
      return scrollWhenTall(positions.current.get(key) ?? 0);
    if (!isSamePath) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, navigationType]);
}
