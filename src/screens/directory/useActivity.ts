import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ActivityKind } from '../../../domain/listing/activity';
import { countActivity } from '../../api/activityApi';
import type { Store } from '../../store/makeStore';
import { asksForPrivacy } from '../../ui/asksForPrivacy';

/** A page that was in sight for this long was viewed. Until then it is known, too, who is signed in. */
const VIEWED_AFTER_MS = 2000;

/**
 * Counts for the owner that the listing is viewed; returns what counts a tap on its contacts. Nothing
 * is sent for readers who ask not to be followed.
 */
export function useActivity(listing: number | undefined): (kind: ActivityKind) => void {
  // No hook of the endpoint: the page would be rendered again for an answer that nobody reads.
  const dispatch = useDispatch<Store['dispatch']>();
  const count = useCallback(
    (kind: ActivityKind) => {
      if (listing !== undefined && !asksForPrivacy(navigator)) {
        void dispatch(countActivity.initiate({ listing, body: { kind } }, { track: false }));
      }
    },
    [listing, dispatch],
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
