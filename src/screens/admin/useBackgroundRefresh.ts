import { useEffect, useRef } from 'react';

const REFRESH_INTERVAL = 60_000;

/** Refreshes when the page becomes visible, and every minute while it is visible. */
export function useBackgroundRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const refreshVisible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(refreshVisible, REFRESH_INTERVAL);
    window.addEventListener('focus', refreshVisible);
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshVisible);
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, []);
}
