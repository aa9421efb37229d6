import { useEffect, useRef } from 'react';
import type { Event } from '../../../domain/contract/event';
import { useIsSignedIn } from '../../actors/session';
import { useGetEventQuery, useListEventsQuery } from '../../api/eventsApi';
import { readFailure } from '../../api/failure';
import { useLoggedFailure } from '../../ui/useLoggedFailure';

export type EventState = 'loading' | 'shown' | 'missing' | 'failed';

const isEvent = (answer: Event | undefined): answer is Event =>
  typeof answer === 'object' && typeof answer.slug === 'string';

/** One event by slug or id; a server that knows only the list serves it from there. */
export function useEvent(slugOrId: string): {
  event: Event | null;
  state: EventState;
  /** The event is being fetched, also while an earlier answer is shown. */
  isReading: boolean;
  retry: () => void;
} {
  const isSignedIn = useIsSignedIn();
  const single = useGetEventQuery(slugOrId);
  const { currentData, refetch } = single;
  const isUnknown = !single.isFetching && readFailure(single.error).status === 404;
  const list = useListEventsQuery(undefined, { skip: !isUnknown });
  const listed = (Array.isArray(list.data) ? list.data : []).find(
    ({ slug, event_id }) => slug === slugOrId || String(event_id) === slugOrId,
  );
  const fallback = isUnknown ? (listed ?? null) : null;
  const event = isEvent(currentData) ? currentData : fallback;

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
    if (single.isFetching || (isUnknown && list.isLoading)) return 'loading';
    return isUnknown ? 'missing' : 'failed';
  })();
  useLoggedFailure(state === 'failed', 'Failed to fetch the event', single.error);
  return { event, state, isReading: single.isFetching, retry: () => void refetch() };
}
