import { Type, type Static } from 'typebox';
import { ATTENDANCE_MODES, EVENT_STATUSES, THEMES } from '../vocabulary';
import { Nullable, OneOf } from './common';

/** An event; names after schema.org Event, in snake case. Dates are ISO 8601 in UTC. */
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
    in_language: Type.String(),
    members_only: Type.Boolean(),
    locked: Type.Boolean({ description: 'Members only, and the caller is a visitor' }),
    sequence: Type.Integer(),
    published_at: Nullable(Type.String()),
    modified_at: Type.String(),
  },
  { $id: 'Event' },
);
export type Event = Static<typeof Event>;

export const EventSearchQuery = Type.Object({
  when: Type.Optional(Type.String({ maxLength: 10, description: 'upcoming (default) or past' })),
  month: Type.Optional(
    Type.String({ maxLength: 7, description: 'YYYY-MM, in the community’s zone' }),
  ),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  mode: Type.Optional(Type.String({ maxLength: 20 })),
  page: Type.Optional(Type.String({ maxLength: 20 })),
});
export type EventSearchQuery = Static<typeof EventSearchQuery>;
