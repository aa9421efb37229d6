import { useEffect, useRef } from 'react';

const INTERVAL = 60_000;

/** Asks again when the page is looked at anew, and every minute while it is looked at. */
export function useQuietRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(refreshSeen, INTERVAL);
    window.addEventListener('focus', refreshSeen);
    document.addEventListener('visibilitychange', refreshSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshSeen);
      document.removeEventListener('visibilitychange', refreshSeen);
    };
  }, []);
}
