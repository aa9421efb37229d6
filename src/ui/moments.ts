/** A day as the reader writes it, such as 21 Nov 2026. */
export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** Day and time of day on the reader's clock. */
export const momentText = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
