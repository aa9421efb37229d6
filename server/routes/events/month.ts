/** Kenya is three hours ahead of UTC all year (IANA: Africa/Nairobi, no change since 1960). */
const NAIROBI = '+03:00';

interface Period {
  starts: Date;
  /** The first instant that no longer belongs to it. */
  ends: Date;
}

const startOf = (year: number, month: number): Date =>
  new Date(`${year}-${String(month).padStart(2, '0')}-01T00:00:00${NAIROBI}`);

/** The instants of a month `YYYY-MM` in Kenya's time; undefined when the text is none. */
export function monthOf(text: string | undefined): Period | undefined {
  const [, year, month] = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  if (year === undefined || month === undefined) return undefined;
  const [y, m] = [Number(year), Number(month)];
  return { starts: startOf(y, m), ends: m === 12 ? startOf(y + 1, 1) : startOf(y, m + 1) };
}
