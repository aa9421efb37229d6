import type { Event, EventSearchQuery } from '../../../domain/contract/event';
import type { PageOf } from '../../../domain/contract/page';
import { daysOf } from '../../entities/event/calendar';
import { isOver } from '../../entities/event/describe';

export const EVENTS_PER_PAGE = 12;

/** What the search endpoint answers, for a server that has the plain list only. */
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
  const size = month ? Math.max(found.length, 1) : EVENTS_PER_PAGE;
  const start = (Number(page) - 1) * size;
  return {
    count: found.length,
    page: Number(page),
    page_size: size,
    results: found.slice(start, start + size),
  };
}
