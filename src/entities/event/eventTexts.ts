import { LANGUAGE_WORDS, msg, plural, t } from '../../../domain/language';
import type { Event, ShortEvent } from '../../../domain/contract/event';
import { countyName } from '../../../domain/counties';
import { shillings } from '../../../domain/listing/productText';
import type { AttendanceMode } from '../../../domain/vocabulary';

export const MODE_LABELS: Record<AttendanceMode, string> = {
  in_person: msg('In person'),
  online: msg('Online'),
  hybrid: msg('In person and online'),
};

/** Name, street and county, without saying the same twice; null when it is online only. */
export function placeText({ place_name, street_address, county }: Event): string | null {
  const name = county && countyName(county);
  const parts = [place_name, street_address].filter((part): part is string => Boolean(part));
  const isNamed = !name || parts.some((part) => part.includes(name.replace(' City', '')));
  return (
    [...parts, ...(isNamed ? [] : [t('{county} County', { county: name })])].join(', ') || null
  );
}

/** Where it is, in few words. */
export function shortPlaceText(event: ShortEvent): string {
  const { attendance_mode, place_name, county } = event;
  const place = place_name ?? (county && countyName(county));
  const mode = t(MODE_LABELS[attendance_mode]);
  return attendance_mode === 'online' || !place ? mode : `${mode} · ${place}`;
}

export const priceText = (price: number): string => (price === 0 ? t('Free') : shillings(price));

const LANGUAGES: Record<string, string> = {
  ...LANGUAGE_WORDS,
  ki: msg('Kikuyu'),
  luo: msg('Luo'),
};

export const languageText = (code: string): string => t(LANGUAGES[code.toLowerCase()] ?? code);

export const waitingText = (count: number): string =>
  plural(count, '# person waits for a place', '# people wait for a place');
