import { SAVED_TOAST_INTERVAL } from '../../../../domain/limits';
import type { Toasts } from '../../../ui/toasts';

/** Specification 7, without nagging: the first save of a visit, then at most once a minute. */
export function createSavedToast(toasts: Toasts, now: () => number): () => void {
  let last = -Infinity;
  return () => {
    if (now() - last < SAVED_TOAST_INTERVAL) return;
    last = now();
    toasts.raise({ area: 'app', variant: 'success', message: 'Response saved successfully' });
  };
}
