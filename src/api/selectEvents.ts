import { daysOf, isOver } from '../../domain/calendar';
import type { Event, EventSearchQuery, ShortEvent } from '../../domain/contract/event';
import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';
import { SHORT_EVENT } from '../../domain/shortForms';
import { toSearchText } from '../../domain/searchText';
import { CANCELLED } from '../../domain/tailoring';
import { pageOfMatches, searchedWords } from './listSearch';

/** A server of another kind may leave texts out. */
const hasWords = (texts: (string | null | undefined)[], words: readonly string[]): boolean => {
  const text = toSearchText(texts.map((each) => each ?? '').join(' '));
  return words.every((word) => text.includes(word));
};

/** Searches the events as the search endpoint of the server does. A month is one page. */
export function selectEvents(
  events: readonly Event[],
  query: EventSearchQuery,
  now: number,
): PageOf<ShortEvent> {
  const { when = 'upcoming', month, theme, mode, county, cancelled, page = '1', page_size } = query;
  const words = searchedWords(query.q);
  const organizer = searchedWords(query.organizer);
  const isPast = !month && when === 'past';
  const matches = (event: Event) =>
    (month ? daysOf(event).some((day) => day.startsWith(month)) : isOver(event, now) === isPast) &&
    (cancelled !== 'no' || event.status !== CANCELLED) &&
    (!theme || event.themes.some((each) => each === theme)) &&
    (!mode || event.attendance_mode === mode) &&
    (!county || event.county === county) &&
    (!query.date || daysOf(event).includes(query.date)) &&
    hasWords([event.organizer], organizer) &&
    hasWords(
      [
        ...[event.name, event.summary, event.organizer, ...event.themes],
        ...[event.place_name, event.street_address, event.description],
      ],
      words,
    );
  const found = events
    .filter(matches)
    .sort((a, b) => (Date.parse(a.start_date) - Date.parse(b.start_date)) * (isPast ? -1 : 1));
  const size = month ? Math.max(found.length, 1) : Number(page_size ?? PAGE_SIZE);
  return pageOfMatches(found, SHORT_EVENT, Number(page), size);
}

/** One event by its slug or id. */
export const findEvent = (events: readonly Event[], slugOrId: string): Event | undefined =>
  events.find(({ slug, event_id }) => slug === slugOrId || String(event_id) === slugOrId);
