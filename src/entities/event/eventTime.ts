import { dayOf } from '../../../domain/calendar';

/** Whose clock and habits a time is written for. */
export interface Reader {
  locale: string;
  zone: string;
}

interface Span {
  start_date: string;
  end_date: string;
  timezone: string;
}

/** A zone that this browser does not know is read as UTC, so that the page still shows. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

const DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DATE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

const format = (instant: number, { locale, zone }: Reader, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: zone }).format(instant);

/** The zone's name at an instant: it changes with summer time. */
function zoneName(instant: number, { locale, zone }: Reader): string {
  const parts = new Intl.DateTimeFormat(locale, {
    ...TIME,
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const instants = ({ start_date, end_date }: Span) => {
  const start = Date.parse(start_date);
  return { start, end: Math.max(start, Date.parse(end_date)) };
};

/** Date and time of an event as `reader` reads them, with the zone's name. */
export function spanText(event: Span, reader: Reader): string {
  const { start, end } = instants(event);
  const [from, to] = [zoneName(start, reader), zoneName(end, reader)];
  const at = (instant: number) =>
    `${format(instant, reader, DATE)}, ${format(instant, reader, TIME)}`;
  const isOneDay = dayOf(start, reader.zone) === dayOf(end, reader.zone);
  const last = isOneDay ? format(end, reader, TIME) : at(end);
  return `${at(start)}${from === to ? '' : ` ${from}`} – ${last}, ${to}`;
}

/** Date and time in few words, without the zone. */
export function shortSpanText(event: Span, reader: Reader): string {
  const { start, end } = instants(event);
  const at = (instant: number) =>
    `${format(instant, reader, SHORT_DATE)}, ${format(instant, reader, TIME)}`;
  const isOneDay = dayOf(start, reader.zone) === dayOf(end, reader.zone);
  return `${at(start)} – ${isOneDay ? format(end, reader, TIME) : at(end)}`;
}

export const timeText = (iso: string, reader: Reader): string =>
  format(Date.parse(iso), reader, TIME);

/** The day in few words. */
export const dateText = (iso: string, reader: Reader): string =>
  format(Date.parse(iso), reader, SHORT_DATE);

export const dateTimeText = (iso: string, reader: Reader): string =>
  `${format(Date.parse(iso), reader, DATE)}, ${format(Date.parse(iso), reader, TIME)}`;

export const zoneText = (iso: string, reader: Reader): string => zoneName(Date.parse(iso), reader);

/** Whether the clocks of two zones differ when the event begins or ends. */
export function hasOtherTime(event: Span, zone: string): boolean {
  const { start, end } = instants(event);
  const clock = (instant: number, timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      instant,
    );
  const own = knownZone(event.timezone);
  return [start, end].some((instant) => clock(instant, own) !== clock(instant, zone));
}
