import { daysOf, isOver } from '../../domain/calendar';
import type { Event, EventSearchQuery } from '../../domain/contract/event';
import type { PageOf } from '../../domain/contract/page';
import { pageOfMatches } from './listSearch';

/** Searches the events as the search endpoint of the server does. A month is one page. */
export function selectEvents(
  events: readonly Event[],
  { when = 'upcoming', month, theme, mode, page = '1' }: EventSearchQuery,
  now: number,
): PageOf<Event> {
  const isPast = !month && when === 'past';
  const matches = (event: Event) =>
    (month ? daysOf(event).some((day) => day.startsWith(month)) : isOver(event, now) === isPast) &&
    (!theme || event.themes.some((each) => each === theme)) &&
    (!mode || event.attendance_mode === mode);
  const found = events
    .filter(matches)
    .sort((a, b) => (Date.parse(a.start_date) - Date.parse(b.start_date)) * (isPast ? -1 : 1));
  return pageOfMatches(found, Number(page), month ? Math.max(found.length, 1) : undefined);
}
