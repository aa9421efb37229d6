import type { LocalMoment } from './types';

const DAY = 86_400_000;

/** How far the clocks of `timezone` are ahead of UTC at this instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The instant of a wall-clock moment counted from today, as the calendar of `timezone` has it. */
export function toInstant({ days, time }: LocalMoment, timezone: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = now.getTime() + offsetAt(now.getTime(), timezone);
  const midnight = Math.floor(today / DAY) * DAY;
  const wall = midnight + days * DAY + hours * 3_600_000 + minutes * 60_000;
  const guess = wall - offsetAt(wall, timezone);
  return new Date(wall - offsetAt(guess, timezone));
}
