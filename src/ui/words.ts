/** Rounded down to so many decimals. */
export const floored = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  // 57.9 × 10 is a hair under 579 in binary.
  return String(Math.floor(value * scale + 1e-9) / scale);
};

/** To one decimal, rounded down: what is shown never reaches a bound that the figure does not. */
export const scoreText = (value: number): string => floored(value, 1);

export const percentText = (value: number): string => `${scoreText(value)}%`;

export const dateText = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
