const WHOLE = /^\d{1,9}$/;

/** A whole number, null when empty, undefined when it is no number. */
export function wholeNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return null;
  return WHOLE.test(plain) ? Number(plain) : undefined;
}

/** Between two whole numbers, or empty. */
export const isWithin =
  (least: number, most: number) =>
  (text = ''): boolean => {
    const number = wholeNumber(text);
    return number === null || (number !== undefined && number >= least && number <= most);
  };
