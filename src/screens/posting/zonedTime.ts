import { TZDate } from '@date-fns/tz';

/** An instant in a zone, as `<input type="datetime-local">` needs it. */
export function toLocal(iso: string, zone: string): string {
  const date = new TZDate(iso, zone);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16);
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** A local time of a zone as ISO 8601 with its offset; null when it is none. */
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

/** All zones that this browser knows, and `present`. */
export function zonesWith(present: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([present, ...known])].sort();
}
