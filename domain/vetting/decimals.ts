/** No sign, no leading zeros, a dot; digits enough for any amount that is asked for. */
const CANONICAL = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

export const isDecimal = (text: string): boolean => CANONICAL.test(text);

const scaled = (decimal: string, places: number): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
};

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/**
 * Negative when the first canonical decimal is less than the second, 0 when they are the same number
 * (`59` and `59.0`), else positive; digit by digit, so that nothing is rounded. A bound is a number of
 * the rules, such as 59 or 2.5, taken as it is written.
 */
export function compareDecimals(decimal: string, bound: string | number): number {
  const other = String(bound);
  const places = Math.max(placesOf(decimal), placesOf(other));
  const difference = scaled(decimal, places) - scaled(other, places);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** "1,000" may be a thousand or one: it is not guessed. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;
const GROUPED = /^[1-9]\d{0,2}(?:[ ,]\d{3})+(?:\.\d+)?$/;

/** What was typed as a canonical decimal ("59,5 %" is "59.5", "59.0" is "59"); null when it is none. */
export function canonicalDecimal(typed: string): string | null {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/^ | ?%? ?$/g, '')
    .trim();
  if (AMBIGUOUS.test(text)) return null;
  const plain = GROUPED.test(text) ? text.replace(/[ ,]/g, '') : text.replace(',', '.');
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' && fraction === '') return null;
  const significant = /^\d*[1-9]/.exec(fraction)?.[0] ?? '';
  const parts = [whole.replace(/^0+(?=\d)/, '') || '0', significant];
  const decimal = parts.filter((part) => part !== '').join('.');
  return isDecimal(decimal) ? decimal : null;
}
