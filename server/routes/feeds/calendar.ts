import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import { countyName } from '../../../domain/counties';
import { t } from '../../../domain/language';
import { eventPath } from '../../pages/eventPage';
import { plainText } from '../../pages/html';
import type { Site } from '../../pages/view';
import type { EventRow } from '../events/present';
import { foldLine, icsInstant, icsLocal, icsText } from './ics';
import { pageAddress } from '../../pages/pageAddress';

const STATUS: Partial<Record<EventRow['status'], string>> = {
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
};

function locationOf(event: EventRow): string | null {
  if (event.attendance_mode === 'online') return t('Online');
  if (event.members_only) return null;
  const place = [event.place_name, event.street_address, event.county && countyName(event.county)];
  return place.filter(Boolean).join(', ') || null;
}

const TEXT_LIMIT = 2_000;

const descriptionOf = (event: EventRow, url: string): string => {
  const text = event.members_only ? event.summary : plainText(event.description);
  return `${text.slice(0, TEXT_LIMIT)}\n\n${url}`;
};

/**
 * Events as an iCalendar object (RFC 5545), each in its own time zone, which the file defines. It
 * leaves out the details of members-only events and all links to join.
 */
export function toCalendar(rows: EventRow[], site: Site, now: Date): string {
  const { hostname } = new URL(site.publicUrl);
  const toLines = (row: EventRow): string[] => {
    const url = pageAddress(site, eventPath(row.slug));
    const location = locationOf(row);
    return [
      'BEGIN:VEVENT',
      `UID:event-${row.id}@${hostname}`,
      `SEQUENCE:${row.sequence}`,
      `DTSTAMP:${icsInstant(now)}`,
      `LAST-MODIFIED:${icsInstant(row.modified_at)}`,
      `DTSTART;TZID=${row.timezone}:${icsLocal(row.start_date, row.timezone)}`,
      `DTEND;TZID=${row.timezone}:${icsLocal(row.end_date, row.timezone)}`,
      `STATUS:${STATUS[row.status] ?? 'CONFIRMED'}`,
      `SUMMARY:${icsText(row.name)}`,
      `DESCRIPTION:${icsText(descriptionOf(row, url))}`,
      ...(location === null ? [] : [`LOCATION:${icsText(location)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ];
  };
  const name = icsText(t('{productName} events', { productName: site.productName }));
  const zones = [...new Set(rows.map(({ timezone }) => timezone))].flatMap((timezone) =>
    (getVtimezoneComponent(timezone) ?? '').split(/\r?\n/).filter(Boolean),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(site.productName)}//Events//EN`,
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...zones,
    ...rows.flatMap(toLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
