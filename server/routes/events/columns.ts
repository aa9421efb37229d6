import type { EventPayload } from '../../../domain/contract/event';
import type { Picture } from '../../../domain/contract/picture';
import { changedKeys } from '../../../domain/changedKeys';
import { readInstant } from '../../../domain/instants';
import { normaliseWebAddress } from '../../../domain/webAddress';
import { lineOrNull, oneLine } from '../../posts/texts';
import { UNKNOWN_DATE, type EventRow } from './present';

/** The columns that a payload sets; fields that the way of attending does not need become null. */
export function toColumns(payload: EventPayload) {
  const { attendance_mode, themes, timezone, in_language } = payload;
  const isOnline = attendance_mode === 'online';
  return {
    attendance_mode,
    themes,
    timezone,
    in_language,
    name: oneLine(payload.name),
    summary: oneLine(payload.summary),
    description: payload.description,
    start_date: readInstant(payload.start_date) ?? UNKNOWN_DATE,
    end_date: readInstant(payload.end_date) ?? UNKNOWN_DATE,
    place_name: isOnline ? null : lineOrNull(payload.place_name),
    street_address: isOnline ? null : lineOrNull(payload.street_address),
    county: isOnline ? null : payload.county || null,
    online_url:
      attendance_mode === 'in_person' ? null : (normaliseWebAddress(payload.online_url) ?? null),
    organizer: oneLine(payload.organizer),
    price: payload.price,
    booking_url: normaliseWebAddress(payload.booking_url) ?? null,
    maximum_attendee_capacity: payload.maximum_attendee_capacity,
    members_only: payload.members_only,
    repeat_rule: lineOrNull(payload.repeat_rule ?? ''),
  };
}

export type EventColumns = ReturnType<typeof toColumns> & { image: Picture | null };

const WORDING = [
  'name',
  'summary',
  'description',
  'organizer',
  'booking_url',
  'themes',
  'image',
] as const;

type Wording = Pick<EventRow, (typeof WORDING)[number]>;

/** Whether the change needs a new review. */
export const isReworded = (before: Wording, after: Wording): boolean =>
  changedKeys(WORDING, before, after).length > 0;
