import type { Event } from './contract/event';

type Places = Pick<Event, 'attendee_count' | 'maximum_attendee_capacity'>;

/** Null where there is no limit. */
export const placesLeft = ({ attendee_count, maximum_attendee_capacity }: Places): number | null =>
  maximum_attendee_capacity === null
    ? null
    : Math.max(0, maximum_attendee_capacity - attendee_count);

export const isFull = (event: Places): boolean => placesLeft(event) === 0;
