import { localeFor, plural } from '../../domain/language';

/** Rounded down to so many decimals. */
export const floored = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  // 57.9 × 10 is slightly less than 579 in binary.
  return String(Math.floor(value * scale + 1e-9) / scale);
};

/** With one decimal, rounded down, so that the shown figure never reaches a threshold that the real one misses. */
export const scoreText = (value: number): string => floored(value, 1);

export const percentText = (value: number): string => `${scoreText(value)}%`;

export const dateText = (iso: string): string =>
  new Intl.DateTimeFormat(localeFor(undefined), { dateStyle: 'long' }).format(new Date(iso));

export const countText = (count: number, one: string, many = `${one}s`): string =>
  plural(count, `# ${one}`, `# ${many}`);

/** A day as the reader writes it, such as 21 Nov 2026. */
export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeFor(undefined), { dateStyle: 'medium' });

/** Day and time of day on the reader's clock. */
export const momentText = (time: string | number): string =>
  new Date(time).toLocaleString(localeFor(undefined), { dateStyle: 'medium', timeStyle: 'short' });
