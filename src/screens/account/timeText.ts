import { localeFor } from '../../../domain/language';

/** Date and time in the event's time zone, which is named to readers in another one. */
export function timeText(iso: string, timezone: string): string {
  const style: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  };
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return new Intl.DateTimeFormat(localeFor(undefined), {
      ...style,
      timeZone: timezone,
      ...(timezone !== own && { timeZoneName: 'short' }),
    }).format(Date.parse(iso));
  } catch {
    return new Intl.DateTimeFormat(localeFor(undefined), style).format(Date.parse(iso));
  }
}
