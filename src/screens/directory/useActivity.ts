import { useCallback, useEffect } from 'react';
import type { ActivityKind } from '../../../domain/listing/activity';
import { useCountActivityMutation } from '../../api/activityApi';
import { asksForPrivacy } from '../../ui/asksForPrivacy';

/** A page that was in sight for this long was viewed. Until then it is known, too, who is signed in. */
const VIEWED_AFTER_MS = 2000;

/**
 * Counts for the owner that the listing is viewed; returns what counts a tap on its contacts. Nothing
 * is sent for readers who ask not to be followed.
 */
export function useActivity(listing: number | undefined): (kind: ActivityKind) => void {
  const [send] = useCountActivityMutation();
  const count = useCallback(
    (kind: ActivityKind) => {
      if (listing !== undefined && !asksForPrivacy(navigator)) {
        void send({ listing, body: { kind } });
      }
    },
    [listing, send],
  );
  useEffect(() => {
    if (listing === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        stop();
        count('view');
      }, VIEWED_AFTER_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return stop;
  }, [listing, count]);
  return count;
}
