import { Navigate, useLocation, useParams } from 'react-router';
import { useSessionActor } from '../../actors/session';
import { usePaths } from '../../paths';
import { isOver } from '../../../domain/calendar';
import { useClientValue } from '../../ui/useClientValue';
import { useNow } from '../../ui/useNow';
import { EventPageView } from './EventPageView';
import { useAttendance } from './useAttendance';
import { useEvent } from './useEvent';

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
  const session = useSessionActor();
  const { eventMapper = '' } = useParams();
  const location = useLocation() as { state: unknown };
  const filters = useClientValue(() => eventsSearch(location.state), '');
  const { event, state, isReading, retry } = useEvent(eventMapper);
  const isPast = useNow((now) => event !== null && isOver(event, now));
  const hasBegun = useNow((now) => event !== null && Date.parse(event.start_date) <= now);
  const attendance = useAttendance(event, isReading);
  if (event && event.slug !== eventMapper) {
    return <Navigate to={paths.event(event.slug)} replace state={location.state} />;
  }
  return (
    <EventPageView
      event={event}
      state={state}
      attendance={attendance}
      isOver={isPast}
      hasBegun={hasBegun}
      list={paths.events + filters}
      onRetry={retry}
      onSignIn={() =>
        session.send({ type: 'signIn.requested', returnTo: paths.event(eventMapper) })
      }
    />
  );
}
