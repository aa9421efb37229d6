import { RETRY_DELAY, RETRY_DELAY_CAP } from '../../domain/limits';

/** Milliseconds before the `attempt`-th repeat (from 1): 1 s doubling, capped at 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_DELAY * 2 ** Math.max(attempt - 1, 0), RETRY_DELAY_CAP);

/**
 * Retry-After (seconds or an HTTP date) in milliseconds; undefined for anything else. A date is
 * compared with the answer's own, since the clock of a device may be wrong.
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - (Date.parse(headers?.get('Date') ?? '') || now);
  return wait >= 0 ? wait : undefined;
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
