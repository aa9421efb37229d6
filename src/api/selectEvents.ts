import { daysOf, isOver } from '../../domain/calendar';
import type { Event, EventSearchQuery, ShortEvent } from '../../domain/contract/event';
import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';
import { SHORT_EVENT } from '../../domain/shortForms';
import { CANCELLED } from '../../domain/tailoring';
import { pageOfMatches } from './listSearch';

/** Searches the events as the search endpoint of the server does. A month is one page. */
export function selectEvents(
  events: readonly Event[],
  { when = 'upcoming', month, theme, mode, cancelled, page = '1', page_size }: EventSearchQuery,
  now: number,
): PageOf<ShortEvent> {
  const isPast = !month && when === 'past';
  const matches = (event: Event) =>
    (month ? daysOf(event).some((day) => day.startsWith(month)) : isOver(event, now) === isPast) &&
    (cancelled !== 'no' || event.status !== CANCELLED) &&
    (!theme || event.themes.some((each) => each === theme)) &&
    (!mode || event.attendance_mode === mode);
  const found = events
    .filter(matches)
    .sort((a, b) => (Date.parse(a.start_date) - Date.parse(b.start_date)) * (isPast ? -1 : 1));
  const size = month ? Math.max(found.length, 1) : Number(page_size ?? PAGE_SIZE);
  return pageOfMatches(found, SHORT_EVENT, Number(page), size);
}

/** One event by its slug or id. */
export const findEvent = (events: readonly Event[], slugOrId: string): Event | undefined =>
  events.find(({ slug, event_id }) => slug === slugOrId || String(event_id) === slugOrId);
