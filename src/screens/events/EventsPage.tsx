import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EventSearchQuery } from '../../../domain/contract/event';
import { FOR_YOU } from '../../../domain/contract/page';
import { useSessionActor, useUser } from '../../actors/session';
import { usePaths } from '../../paths';
import { dayOf } from '../../../domain/calendar';
import { useNow } from '../../ui/useNow';
import { EventsPageView } from './EventsPageView';
import { canBeTailored, filterParams, readFilters } from './filters';
import { useCalendarHref } from './useCalendarHref';
import { useEventSearch } from './useEventSearch';
import { useMonthEvents } from './useMonthEvents';
import { useReader } from '../../entities/event/useReader';

const readToday = (now: number) => dayOf(now);

const organiserFeed = (organizer: string) =>
  organizer === ''
    ? ('feed.ics' as const)
    : (`feed.ics?${new URLSearchParams({ organizer }).toString()}` as const);

export default function EventsPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const session = useSessionActor();
  const user = useUser();
  const paths = usePaths();
  const today = useNow(readToday);
  const month = filters.month ?? today.slice(0, 7);
  const { view, page } = filters;
  const isForYou = user !== null && !filters.isByDate && canBeTailored(filters);
  const query = useMemo(
    (): EventSearchQuery => ({
      ...(view === 'month' ? { month } : { when: view }),
      ...filterParams(filters),
      ...(isForYou && { sort: FOR_YOU }),
      ...(page > 1 && { page: String(page) }),
    }),
    [filters, view, month, isForYou, page],
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
      feedHref={useCalendarHref(organiserFeed(filters.organizer))}
    />
  );
}
