import { localeFor } from '../../../../domain/language';
/** The day of a figure, short enough to stand under a bar. */
export const weekText = (iso: string): string =>
  new Intl.DateTimeFormat(localeFor(undefined), { day: 'numeric', month: 'short' }).format(
    new Date(iso),
  );
