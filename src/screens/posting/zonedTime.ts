import { TZDate } from '@date-fns/tz';

/** What `<input type="datetime-local">` shows of an instant, on the clock of a zone. */
export function toLocal(iso: string, zone: string): string {
  const date = new TZDate(iso, zone);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16);
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** A time on the clock of a zone as ISO 8601 with its offset; null where it is none. */
export function toInstant(local: string, zone: string): string | null {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return null;
  const date = new TZDate(year, month - 1, day, hour, minute, zone);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The clock of the zone jumps over this time when summer time begins. */
export function isSkipped(local: string, zone: string): boolean {
  const instant = toInstant(local, zone);
  return instant !== null && toLocal(instant, zone) !== local.slice(0, 16);
}

/** Every zone that this browser knows, with `present` even if it is none of them. */
export function zonesWith(present: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([present, ...known])].sort();
}
