import { useEffect, useRef } from 'react';
import type { EventPostedBy } from '../../../domain/contract/event';
import { useIsSignedIn } from '../../actors/session';
import { useGetEventQuery } from '../../api/eventsApi';
import { useLoggedFailure } from '../../ui/useLoggedFailure';

export type EventState = 'loading' | 'shown' | 'missing' | 'failed';

/** One event by slug or id. */
export function useEvent(slugOrId: string): {
  event: EventPostedBy | null;
  state: EventState;
  /** The event is being fetched, also while an earlier answer is shown. */
  isReading: boolean;
  retry: () => void;
} {
  const isSignedIn = useIsSignedIn();
  const { currentData, isFetching, error, refetch } = useGetEventQuery(slugOrId);
  const event = currentData ?? null;

  // A member who has just signed in sees more than the visitor did: all details, and their own place.
  const isToUnlock = isSignedIn && event?.locked === true;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const hasSignedIn = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (isToUnlock || hasSignedIn) void refetch();
  }, [isToUnlock, isSignedIn, refetch]);

  const state = ((): EventState => {
    if (event) return 'shown';
    if (currentData === null) return 'missing';
    return isFetching ? 'loading' : 'failed';
  })();
  useLoggedFailure(state === 'failed', 'Failed to fetch the event', error);
  return { event, state, isReading: isFetching, retry: () => void refetch() };
}
