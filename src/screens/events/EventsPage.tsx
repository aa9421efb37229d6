import { use, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EventSearchQuery } from '../../../domain/contract/event';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { ClockContext } from '../../clock';
import { useConfig } from '../../config';
import { dayOf } from '../../ui/event/calendar';
import { calendarHref } from './calendarHref';
import { EventsPageView } from './EventsPageView';
import { readFilters } from './filters';
import { useEventSearch } from './useEventSearch';
import { useMonthEvents } from './useMonthEvents';
import { useReader } from '../../ui/event/useReader';

export default function EventsPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const session = useSessionActor();
  const config = useConfig();
  const today = dayOf(use(ClockContext)());
  const month = filters.month ?? today.slice(0, 7);
  const { view, theme, mode, page } = filters;
  const asked = useMemo(
    (): EventSearchQuery => ({
      ...(view === 'month' ? { month } : { when: view }),
      ...(theme && { theme }),
      ...(mode && { mode }),
      ...(page > 1 && { page: String(page) }),
    }),
    [view, month, theme, mode, page],
  );
  const isMonth = view === 'month';
  const list = useEventSearch(asked, !isMonth);
  const whole = useMonthEvents(asked, isMonth);
  return (
    <EventsPageView
      filters={filters}
      search={isMonth ? whole : list}
      reader={useReader()}
      month={month}
      today={today}
      isMember={useIsSignedIn()}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
      feedHref={calendarHref(config, window.location.origin, 'feed.ics')}
    />
  );
}
