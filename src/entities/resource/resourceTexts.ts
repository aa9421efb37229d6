import { localeFor, msg, plural, t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import type { ShortResource } from '../../../domain/contract/resource';

/** How long it takes, as people say it. */
export const minutesText = (minutes: number): string => {
  if (minutes < 90) return plural(minutes, '# minute', '# minutes');
  const hours = Math.round(minutes / 30) / 2;
  return t('{hours} hours', { hours });
};

const UNITS = [msg('bytes'), 'kB', 'MB', 'GB'] as const;

/** A file's size in decimal units, as data bundles are sold. */
export function sizeText(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : bytes < 999_950_000 ? 2 : 3;
  const amount = bytes / 1000 ** step;
  const rounded = step > 1 && amount < 100 ? amount.toFixed(1) : String(Math.round(amount));
  return `${rounded.replace(/\.0$/, '')} ${t(UNITS[step])}`;
}

const FORMATS: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/vnd.oasis.opendocument.text': msg('OpenDocument text'),
  'application/vnd.oasis.opendocument.spreadsheet': msg('OpenDocument sheet'),
  'application/epub+zip': 'EPUB',
  'text/csv': 'CSV',
  'text/plain': msg('Text'),
};

/** The name that people know a media type by. */
export const formatText = (mediaType: string): string => {
  const [type = ''] = mediaType.toLowerCase().split(';');
  const known = FORMATS[type.trim()];
  return known ? t(known) : (type.split('/').pop() ?? type).toUpperCase();
};

export const languageText = (code: string): string => {
  try {
    return new Intl.DisplayNames(localeFor('en'), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** The text of a Creative Commons licence that is named by its short form. */
export function licenceHref(license: string): string | null {
  const [, terms, version] =
    /^CC[ -](BY(?:-(?:SA|NC|ND|NC-SA|NC-ND))?)[ -](\d\.\d)$/i.exec(license.trim()) ?? [];
  return terms && version
    ? `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`
    : null;
}

/** An address to another page or file; null where a member wrote something else than the web's. */
export function webHref(url: string | null): string | null {
  return url !== null && /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}

export const siteText = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

/** Kind, time and author in one line. */
export const factsOf = ({ resource_type, time_required, author }: ShortResource): string =>
  [capitalise(t(resource_type)), time_required && minutesText(time_required), author]
    .filter(Boolean)
    .join(' · ');
