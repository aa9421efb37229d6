import { Type, type Static } from 'typebox';
import { EVENT_LIMITS } from '../fieldLimits';
import { SHORT_EVENT } from '../shortForms';
import { ATTENDANCE_MODES, EVENT_STATUSES, THEMES } from '../vocabulary';
import { closed, Nullable, OneOf } from './common';
import { PostedBy } from './member';
import { ChosenPicture, Picture } from './picture';
import { POST_INTENTS } from './resource';
import { ExactQuery } from './searchRelaxation';

/**
 * An event; names after schema.org Event, in snake case. Dates are ISO 8601 in UTC; those of a
 * draft may be empty.
 */
export const Event = Type.Object(
  {
    event_id: Type.Integer(),
    user_id: Type.Integer(),
    slug: Type.String(),
    status: OneOf(EVENT_STATUSES),
    moderation_feedback: Nullable(Type.String({ description: 'For the owner only' })),
    name: Type.String(),
    summary: Type.String(),
    description: Type.String({ description: 'Markdown; empty while locked' }),
    start_date: Type.String(),
    end_date: Type.String(),
    previous_start_date: Nullable(Type.String()),
    timezone: Type.String({ description: 'IANA name, such as Africa/Nairobi' }),
    attendance_mode: OneOf(ATTENDANCE_MODES),
    themes: Type.Array(OneOf(THEMES)),
    place_name: Nullable(Type.String()),
    street_address: Nullable(Type.String()),
    county: Nullable(Type.String()),
    organizer: Type.String(),
    price: Type.Integer({ description: 'Kenyan shillings; 0 is free' }),
    booking_url: Nullable(Type.String()),
    maximum_attendee_capacity: Nullable(Type.Integer()),
    attendee_count: Type.Integer(),
    attending: Type.Boolean({ description: 'The caller attends' }),
    waiting_count: Type.Integer({ description: 'How many wait for a place' }),
    waiting_position: Nullable(
      Type.Integer({ description: 'The caller’s on the waiting list, from 1' }),
    ),
    online_url: Nullable(Type.String({ description: 'For the owner and those who attend' })),
    /** Its cover. */
    image: Nullable(Picture),
    in_language: Type.String(),
    members_only: Type.Boolean(),
    repeat_rule: Nullable(
      Type.String({ description: 'RFC 5545, such as FREQ=WEEKLY;COUNT=12; null for one date' }),
    ),
    series_id: Nullable(
      Type.Integer({ description: 'Shared by the dates of an event that repeats' }),
    ),
    because: Type.Optional(
      Type.String({
        description: 'The answer of the caller that it fits, where a list follows them',
      }),
    ),
    locked: Type.Boolean({ description: 'Members only, and the caller is a visitor' }),
    sequence: Type.Integer(),
    published_at: Nullable(Type.String()),
    modified_at: Type.String(),
  },
  { $id: 'Event' },
);
export type Event = Static<typeof Event>;

/** Another date of an event that repeats. */
export const EventDate = Type.Pick(Event, ['event_id', 'slug', 'status', 'start_date', 'end_date']);
export type EventDate = Static<typeof EventDate>;

/**
 * An event with the member or the business that posted it, where these are public and the caller may read all of it,
 * and with the coming dates of its series, in order, without itself.
 */
export const EventPostedBy = Type.Object(
  {
    ...Event.properties,
    posted_by: Type.Optional(PostedBy),
    business: Type.Optional(
      Type.Object(
        { slug: Type.String(), name: Type.String() },
        { description: 'The listing of the business that posted it' },
      ),
    ),
    other_dates: Type.Optional(Type.Array(EventDate)),
  },
  { $id: 'EventPostedBy' },
);
export type EventPostedBy = Static<typeof EventPostedBy>;

export const ShortEvent = Type.Pick(Event, [...SHORT_EVENT]);
export type ShortEvent = Static<typeof ShortEvent>;

/** Filters of the events' search; unknown values are ignored. */
export const EventSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  exact: Type.Optional(ExactQuery),
  when: Type.Optional(Type.String({ maxLength: 10, description: 'upcoming (default) or past' })),
  month: Type.Optional(
    Type.String({ maxLength: 7, description: 'YYYY-MM, in the community’s zone' }),
  ),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  mode: Type.Optional(Type.String({ maxLength: 20 })),
  county: Type.Optional(Type.String({ maxLength: 3 })),
  organizer: Type.Optional(Type.String({ maxLength: 80, description: 'Words of its name' })),
  date: Type.Optional(
    Type.String({ maxLength: 10, description: 'YYYY-MM-DD, in the community’s zone' }),
  ),
  sort: Type.Optional(
    Type.String({ maxLength: 20, description: 'for_you: first what fits a member’s answers' }),
  ),
  cancelled: Type.Optional(
    Type.String({ maxLength: 3, description: 'no: without events that are cancelled' }),
  ),
  page: Type.Optional(Type.String({ maxLength: 20 })),
  page_size: Type.Optional(Type.String({ maxLength: 20, description: '1 to 12 (default)' })),
});
export type EventSearchQuery = Static<typeof EventSearchQuery>;

/**
 * `POST mainapp/events/`; answers the Event. A draft needs its name
 * only; what else is due on submit is in `domain/postRules`.
 */
export const EventPayload = Type.Object(
  {
    intent: OneOf(POST_INTENTS),
    name: Type.String(EVENT_LIMITS.name),
    summary: Type.String(EVENT_LIMITS.summary),
    description: Type.String(EVENT_LIMITS.description),
    start_date: Type.String({ maxLength: 40, description: 'ISO 8601 with offset' }),
    end_date: Type.String({ maxLength: 40, description: 'ISO 8601 with offset' }),
    timezone: Type.String({ maxLength: 60, description: 'IANA name' }),
    attendance_mode: OneOf(ATTENDANCE_MODES),
    themes: Type.Array(OneOf(THEMES), { ...EVENT_LIMITS.themes, uniqueItems: true }),
    place_name: Type.String(EVENT_LIMITS.place_name),
    street_address: Type.String(EVENT_LIMITS.street_address),
    county: Type.String({ maxLength: 3, description: 'Official code, or empty' }),
    online_url: Type.String({ maxLength: 300 }),
    organizer: Type.String(EVENT_LIMITS.organizer),
    price: Type.Integer({ ...EVENT_LIMITS.price, description: 'Kenyan shillings' }),
    booking_url: Type.String({ maxLength: 300 }),
    maximum_attendee_capacity: Nullable(Type.Integer(EVENT_LIMITS.maximum_attendee_capacity)),
    in_language: OneOf(['en', 'sw']),
    members_only: Type.Boolean(),
    repeat_rule: Type.Optional(
      Type.String({
        maxLength: 60,
        description:
          'RFC 5545: weekly, every two weeks or monthly, 2 to 26 dates. They become events of their own once the ' +
          'first is published, and the rule then stays as it is.',
      }),
    ),
    /** Its cover: an upload of the member, or the one that it has already. */
    image: Nullable(ChosenPicture),
  },
  closed,
);
export type EventPayload = Static<typeof EventPayload>;

/** Which dates of an event that repeats are changed: this one (default), or the later ones too. */
const Scope = Type.Optional(OneOf(['this', 'later']));

/** `PUT mainapp/events/{id}/`: what is kept from then on. */
export const EventChangePayload = Type.Object(
  {
    ...EventPayload.properties,
    /** That of the event that was read; 409 with both once somebody has changed it. */
    modified_at: Type.String({ maxLength: 40 }),
    scope: Scope,
  },
  closed,
);
export type EventChangePayload = Static<typeof EventChangePayload>;

/** 409: it was changed since it was read, and is not what was sent. */
export const EventConflict = Type.Object(
  { detail: Type.String(), current: Event, sent: EventChangePayload },
  { $id: 'EventConflict' },
);
export type EventConflict = Static<typeof EventConflict>;

/**
 * `POST mainapp/events/{event_id}/status/`: of a published, postponed or cancelled one. `postponed`
 * needs both new dates, or neither when they are not known yet. Only a cancellation holds for later dates too.
 */
export const EventStatusPayload = Type.Object(
  {
    status: OneOf(['cancelled', 'postponed', 'published']),
    start_date: Type.Optional(Type.String({ maxLength: 40 })),
    end_date: Type.Optional(Type.String({ maxLength: 40 })),
    scope: Scope,
  },
  closed,
);
export type EventStatusPayload = Static<typeof EventStatusPayload>;

/** The attendees, for the organiser: `GET mainapp/events/{event_id}/attendees/`, also as `.csv`. */
export const Attendee = Type.Object({
  user_id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  since: Type.String(),
});
export type Attendee = Static<typeof Attendee>;
