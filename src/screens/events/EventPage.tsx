import { use } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useSessionActor } from '../../actors/session';
import { ClockContext } from '../../clock';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { calendarHref } from './calendarHref';
import { isOver } from '../../../domain/calendar';
import { EventPageView } from './EventPageView';
import { useAttendance } from './useAttendance';
import { useEvent } from './useEvent';
import { useReader } from '../../entities/event/useReader';

/** The filters the visitor came from, so that the way back leads to the same list. */
const eventsSearch = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'eventsSearch' in state &&
  typeof state.eventsSearch === 'string'
    ? state.eventsSearch
    : '';

export default function EventPage() {
  const paths = usePaths();
  const config = useConfig();
  const session = useSessionActor();
  const now = use(ClockContext)();
  const reader = useReader();
  const { eventMapper = '' } = useParams();
  const location = useLocation() as { state: unknown };
  const { event, state, isReading, retry } = useEvent(eventMapper);
  const attendance = useAttendance(event, isReading);
  if (event && event.slug !== eventMapper) {
    return <Navigate to={paths.event(event.slug)} replace state={location.state} />;
  }
  const file = `${encodeURIComponent(eventMapper)}/event.ics` as const;
  return (
    <EventPageView
      event={event}
      state={state}
      reader={reader}
      attendance={attendance}
      isOver={event !== null && isOver(event, now)}
      hasBegun={event !== null && Date.parse(event.start_date) <= now}
      calendarHref={calendarHref(config, window.location.origin, file)}
      list={paths.events + eventsSearch(location.state)}
      onRetry={retry}
      onSignIn={() =>
        session.send({ type: 'signIn.requested', returnTo: paths.event(eventMapper) })
      }
    />
  );
}
