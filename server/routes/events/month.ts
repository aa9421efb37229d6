import { NAIROBI, type Period } from '../../search/days';

const startOf = (year: number, month: number): Date =>
  new Date(`${year}-${String(month).padStart(2, '0')}-01T00:00:00${NAIROBI}`);

/** The start and end of a month `YYYY-MM` in Kenyan time; undefined for any other text. */
export function monthOf(text: string | undefined): Period | undefined {
  const [, year, month] = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  if (year === undefined || month === undefined) return undefined;
  const [y, m] = [Number(year), Number(month)];
  return { starts: startOf(y, m), ends: m === 12 ? startOf(y + 1, 1) : startOf(y, m + 1) };
}
