/** The day of a figure, short enough to stand under a bar. */
export const weekText = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(new Date(iso));
