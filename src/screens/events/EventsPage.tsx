import { use, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EventSearchQuery } from '../../../domain/contract/event';
import { FOR_YOU } from '../../../domain/contract/page';
import { useSessionActor, useUser } from '../../actors/session';
import { ClockContext } from '../../clock';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { dayOf } from '../../../domain/calendar';
import { calendarHref } from './calendarHref';
import { EventsPageView } from './EventsPageView';
import { canBeTailored, readFilters } from './filters';
import { useEventSearch } from './useEventSearch';
import { useMonthEvents } from './useMonthEvents';
import { useReader } from '../../entities/event/useReader';

export default function EventsPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const session = useSessionActor();
  const user = useUser();
  const paths = usePaths();
  const config = useConfig();
  const today = dayOf(use(ClockContext)());
  const month = filters.month ?? today.slice(0, 7);
  const { view, theme, mode, page } = filters;
  const isForYou = user !== null && !filters.isByDate && canBeTailored(filters);
  const query = useMemo(
    (): EventSearchQuery => ({
      ...(view === 'month' ? { month } : { when: view }),
      ...(theme && { theme }),
      ...(mode && { mode }),
      ...(isForYou && { sort: FOR_YOU }),
      ...(page > 1 && { page: String(page) }),
    }),
    [view, month, theme, mode, isForYou, page],
  );
  const isMonth = view === 'month';
  const list = useEventSearch(query, !isMonth);
  const wholeMonth = useMonthEvents(query, isMonth);
  return (
    <EventsPageView
      filters={filters}
      search={isMonth ? wholeMonth : list}
      reader={useReader()}
      month={month}
      today={today}
      isMember={user !== null}
      answersAt={user && paths.profileCompletion(user.user_type)}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
      feedHref={calendarHref(config, window.location.origin, 'feed.ics')}
    />
  );
}
