import { RETRY_DELAY, RETRY_DELAY_CAP } from '../../domain/limits';

/** Milliseconds before the `attempt`-th repeat (from 1): 1 s doubling, capped at 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_DELAY * 2 ** Math.max(attempt - 1, 0), RETRY_DELAY_CAP);

/** Retry-After (seconds or an HTTP date) in milliseconds from now; undefined for anything else. */
export function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), RETRY_DELAY_CAP) : undefined;
}

/** Resolves after `duration` milliseconds, rejects when `signal` aborts. */
export const pause = (duration: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted', 'AbortError'));
    });
  });
