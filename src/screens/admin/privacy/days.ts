import { dayOf } from '../../../../domain/calendar';

/** Today, as a date field writes it. */
export const dayInput = (now: number): string => dayOf(now);

/** Noon of that day in Nairobi, or now where that is to come. ISO. */
export function momentOfDay(day: string, now: number): string {
  const noon = Date.parse(`${day}T12:00:00+03:00`);
  return new Date(Number.isNaN(noon) ? now : Math.min(noon, now)).toISOString();
}
