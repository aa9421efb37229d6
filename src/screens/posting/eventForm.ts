import { object, string } from 'yup';
import { msg, t } from '../../../domain/language';
import type { Event, EventPayload } from '../../../domain/contract/event';
import type { PostIntent } from '../../../domain/contract/resource';
import { EVENT_LIMITS } from '../../../domain/fieldLimits';
import { eventFaults } from '../../../domain/postRules';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import { listWithin, textWithin } from '../../entities/fields/limitRules';
import { isWithin, wholeNumber } from '../../entities/fields/wholeNumbers';
import { chosenCover, previewCover } from './cover';
import { firstMessages, itemOrFirst } from './postForm';
import { datesMessage, isNumberOfDates, repeatValues, ruleOf } from './repeating';
import { isSkipped, toInstant, toLocal } from './zonedTime';

export interface EventValues {
  name: string;
  summary: string;
  description: string;
  /** In `timezone`. */
  start_date: string;
  end_date: string;
  timezone: string;
  /** How often it repeats; empty for a single date. */
  rhythm: string;
  /** How many dates there are. */
  dates: string;
  /** The later dates of its series are changed too. */
  also_later: boolean;
  attendance_mode: string;
  themes: string[];
  place_name: string;
  street_address: string;
  county: string;
  online_url: string;
  organizer: string;
  price: string;
  booking_url: string;
  maximum_attendee_capacity: string;
  in_language: string;
  members_only: boolean;
  /** The address of its cover, or empty. */
  image: string;
  image_alt: string;
}

export const emptyEvent = (organizer: string): EventValues => ({
  name: '',
  summary: '',
  description: '',
  start_date: '',
  end_date: '',
  timezone: 'Africa/Nairobi',
  rhythm: '',
  dates: '',
  also_later: false,
  attendance_mode: 'in_person',
  themes: [],
  place_name: '',
  street_address: '',
  county: '',
  online_url: '',
  organizer,
  price: '',
  booking_url: '',
  maximum_attendee_capacity: '',
  in_language: 'en',
  members_only: false,
  image: '',
  image_alt: '',
});

export const eventLabels = {
  name: msg('Name (required)'),
  summary: msg('Summary (required)'),
  start_date: msg('Start (required)'),
  end_date: msg('End (required)'),
  timezone: msg('Time zone'),
  rhythm: msg('Repeats'),
  dates: msg('Number of dates (required)'),
  also_later: msg('Change the later dates too'),
  attendance_mode: msg('How to attend'),
  place_name: msg('Place (required)'),
  street_address: msg('Street or how to find it'),
  county: msg('County'),
  online_url: msg('Link to join (required)'),
  themes: msg('Themes (required)'),
  description: msg('Text (required)'),
  organizer: msg('Organiser (required)'),
  price: msg('Cost in KES'),
  booking_url: msg('Booking link'),
  maximum_attendee_capacity: msg('Places'),
  in_language: msg('Language'),
  members_only: msg('For members only'),
  image: msg('Cover'),
  image_alt: msg('What the cover shows'),
} as const satisfies Record<keyof EventValues, string>;

const { price, maximum_attendee_capacity: places } = EVENT_LIMITS;

/** The rules of single fields; what a review needs besides is in `domain/postRules`. */
export const eventSchema = object({
  name: textWithin(EVENT_LIMITS.name),
  summary: textWithin(EVENT_LIMITS.summary),
  description: textWithin(EVENT_LIMITS.description),
  themes: listWithin(EVENT_LIMITS.themes),
  place_name: textWithin(EVENT_LIMITS.place_name),
  street_address: textWithin(EVENT_LIMITS.street_address),
  organizer: textWithin(EVENT_LIMITS.organizer),
  price: string().test('price', () => t(price['x-range']), isWithin(price.minimum, price.maximum)),
  maximum_attendee_capacity: string().test(
    'places',
    () => t(places['x-range']),
    isWithin(places.minimum, places.maximum),
  ),
  dates: string().when(['rhythm', 'start_date'], {
    is: (rhythm?: string, start?: string) => Boolean(rhythm) && Boolean(start),
    then: (dates) => dates.required(datesMessage).test('dates', datesMessage, isNumberOfDates),
  }),
});

/** Leaves out what the attendance mode does not need. */
function eventContent(values: EventValues): Omit<EventPayload, 'intent'> {
  const { timezone } = values;
  const mode = itemOrFirst(ATTENDANCE_MODES, values.attendance_mode);
  const repeat_rule = ruleOf(values);
  const here = (text: string) => (mode === 'online' ? '' : text.trim());
  return {
    name: values.name.trim(),
    summary: values.summary.trim(),
    description: values.description.trim(),
    start_date: toInstant(values.start_date, timezone) ?? '',
    end_date: toInstant(values.end_date, timezone) ?? '',
    timezone,
    attendance_mode: mode,
    themes: THEMES.filter((theme) => values.themes.includes(theme)),
    place_name: here(values.place_name),
    street_address: here(values.street_address),
    county: here(values.county),
    online_url: mode === 'in_person' ? '' : values.online_url.trim(),
    organizer: values.organizer.trim(),
    price: wholeNumber(values.price) ?? 0,
    booking_url: values.booking_url.trim(),
    maximum_attendee_capacity: wholeNumber(values.maximum_attendee_capacity) ?? null,
    in_language: itemOrFirst(['en', 'sw'], values.in_language),
    members_only: values.members_only,
    ...(repeat_rule && { repeat_rule }),
    image: chosenCover(values),
  };
}

export const toEventPayload = (values: EventValues, intent: PostIntent): EventPayload => ({
  intent,
  ...eventContent(values),
});

const SKIPPED = msg(
  'This time does not exist in that zone: the clocks go forward. Choose another.',
);

interface Moment {
  now: number;
  /** The saved start of the event, which may be past. */
  settledStart: string | null;
}

/** What the server would refuse, and a time that the zone leaves out. */
export function checkEvent(
  values: EventValues,
  intent: PostIntent,
  { now, settledStart }: Moment,
): Record<string, string> {
  const { start_date, end_date, timezone } = values;
  const payload = toEventPayload(values, intent);
  const { repeat_rule: repeat, ...faults } = firstMessages(
    eventFaults(payload, new Date(now), settledStart),
  );
  return {
    ...faults,
    ...(repeat && { rhythm: repeat }),
    ...(isSkipped(start_date, timezone) && { start_date: t(SKIPPED) }),
    ...(isSkipped(end_date, timezone) && { end_date: t(SKIPPED) }),
  };
}

export const toEventValues = (event: Event): EventValues => ({
  name: event.name,
  summary: event.summary,
  description: event.description,
  start_date: toLocal(event.start_date, event.timezone),
  end_date: toLocal(event.end_date, event.timezone),
  timezone: event.timezone,
  ...repeatValues(event.series_id === null ? event.repeat_rule : null),
  also_later: false,
  attendance_mode: event.attendance_mode,
  themes: [...event.themes],
  place_name: event.place_name ?? '',
  street_address: event.street_address ?? '',
  county: event.county ?? '',
  online_url: event.online_url ?? '',
  organizer: event.organizer,
  price: event.price === 0 ? '' : String(event.price),
  booking_url: event.booking_url ?? '',
  maximum_attendee_capacity:
    event.maximum_attendee_capacity === null ? '' : String(event.maximum_attendee_capacity),
  in_language: event.in_language,
  members_only: event.members_only,
  image: event.image?.src ?? '',
  image_alt: event.image?.alt ?? '',
});

/** A copy of the event without its dates. */
export const copyEvent = (event: Event): EventValues => ({
  ...toEventValues(event),
  start_date: '',
  end_date: '',
  ...repeatValues(null),
});

interface PreviewContext {
  user_id: number;
  now: number;
}

/** The event as it would be published; null until it has its dates. */
export function previewEvent(values: EventValues, { user_id, now }: PreviewContext): Event | null {
  const payload = eventContent(values);
  if (!payload.start_date || !payload.end_date) return null;
  const today = new Date(now).toISOString();
  return {
    ...payload,
    event_id: 0,
    user_id,
    slug: '',
    status: 'published',
    moderation_feedback: null,
    previous_start_date: null,
    place_name: payload.place_name || null,
    street_address: payload.street_address || null,
    county: payload.county || null,
    booking_url: payload.booking_url || null,
    repeat_rule: payload.repeat_rule ?? null,
    series_id: null,
    online_url: null,
    image: previewCover(payload.image),
    attendee_count: 0,
    attending: false,
    waiting_count: 0,
    waiting_position: null,
    locked: false,
    sequence: 0,
    published_at: today,
    modified_at: today,
  };
}
