const ISO = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const NAMED_ZONE = /^[A-Za-z]+(?:\/[\w+-]+)+$/;

/** The instant that an ISO 8601 date and time with offset names; null when it is none. */
export function readInstant(text: string): Date | null {
  const [, year, month, day] = (ISO.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const isInCalendar = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  const instant = new Date(text);
  return isInCalendar && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** An IANA name such as Africa/Nairobi, in its own spelling. */
export function isTimeZone(name: string): boolean {
  if (!NAMED_ZONE.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}
