import { TZDate } from '@date-fns/tz';
import { rrulestr } from 'rrule';

/** From when to when, as instants. */
export interface Span {
  start: Date;
  end: Date;
}

/** What a clock in the zone shows, as if it were UTC. */
const onClock = (instant: Date, zone: string): Date => {
  const local = new TZDate(instant, zone);
  return new Date(
    Date.UTC(
      local.getFullYear(),
      local.getMonth(),
      local.getDate(),
      local.getHours(),
      local.getMinutes(),
      local.getSeconds(),
    ),
  );
};

/** The instant at which a clock in the zone shows this; a time that summer time skips is moved on. */
const fromClock = (shown: Date, zone: string): Date =>
  new Date(
    new TZDate(
      shown.getUTCFullYear(),
      shown.getUTCMonth(),
      shown.getUTCDate(),
      shown.getUTCHours(),
      shown.getUTCMinutes(),
      shown.getUTCSeconds(),
      zone,
    ).getTime(),
  );

interface ZonedSpan extends Span {
  /** IANA name. */
  zone: string;
}

/**
 * A date of a series moved as another one was: by as many days, to the same time of day and the same length, on the
 * clocks of the zones before and after.
 */
export function moveAlike(date: Span, before: ZonedSpan, after: ZonedSpan): Span {
  const moved = onClock(after.start, after.zone).getTime();
  const by = moved - onClock(before.start, before.zone).getTime();
  const start = new Date(onClock(date.start, before.zone).getTime() + by);
  const length = onClock(after.end, after.zone).getTime() - moved;
  return {
    start: fromClock(start, after.zone),
    end: fromClock(new Date(start.getTime() + length), after.zone),
  };
}

/**
 * All dates of an event that repeats by a rule of RFC 5545, the first one with them: at the same time of day on the
 * clock of its zone, also when summer time begins. Months without the day of the first are left out.
 */
export function repeatDates(rule: string, first: Span, zone: string): Span[] {
  const start = onClock(first.start, zone);
  const length = onClock(first.end, zone).getTime() - start.getTime();
  const stamp = start.toISOString().replace(/[-:]|\.\d+/g, '');
  return rrulestr(`DTSTART:${stamp}\nRRULE:${rule}`)
    .all()
    .map((shown) => ({
      start: fromClock(shown, zone),
      end: fromClock(new Date(shown.getTime() + length), zone),
    }));
}
