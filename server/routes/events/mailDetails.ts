import { basePath, language } from '../../../domain/language';
import type { Config } from '../../config';
import { eventPath, whenOf } from '../../pages/eventPage';
import { serverHost } from '../../pages/serverHost';
import { unreadFacts, type EventFact } from './facts';
import type { EventRow } from './present';
import { pageAddress } from '../../pages/pageAddress';

/** Null while an event is postponed and its new date is not known. */
function whenText({ status, previous_start_date, ...event }: EventRow): string | null {
  if (status === 'postponed' && previous_start_date === null) return null;
  return whenOf({
    timezone: event.timezone,
    start_date: event.start_date.toISOString(),
    end_date: event.end_date.toISOString(),
  });
}

/** Null without a place. */
const placeOf = ({ place_name, street_address }: EventRow): string | null =>
  [place_name, street_address].filter(Boolean).join(', ') || null;

/** What emails say about an event. Facts that no admin has read since they changed are left out. */
export function mailDetails(config: Config, event: EventRow) {
  const unread = unreadFacts(event);
  const isRead = (...facts: EventFact[]) => !facts.some((fact) => unread.includes(fact));
  return {
    name: event.name,
    when: whenText(event),
    place: isRead('place_name', 'street_address') ? placeOf(event) : null,
    joinLink:
      event.attendance_mode !== 'in_person' && isRead('online_url') ? event.online_url : null,
    link: pageAddress(config, eventPath(event.slug)),
    calendarLink: `${serverHost(config)}${basePath(language())}/mainapp/events/${event.slug}/event.ics`,
  };
}
