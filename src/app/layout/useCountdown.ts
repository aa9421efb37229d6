import { useEffect, useRef } from 'react';

/** Calls once after a time in which it was not paused; a pause starts the time anew. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [duration, isPaused]);
}
