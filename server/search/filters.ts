import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';

/** Beyond any list; keeps the offset within what PostgreSQL counts. */
const LAST_PAGE = 1_000_000;

/** The page of a query: 1 when the text is no page number. */
export const readPage = (text: string | undefined): number =>
  text !== undefined && /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;

/** How many a page has: those of a list without the choice when the text is no smaller number. */
export const readPageSize = (text = ''): number =>
  /^[1-9]\d?$/.test(text) ? Math.min(Number(text), PAGE_SIZE) : PAGE_SIZE;

/** Where the rows of a page begin, counted from 0. */
export const offsetOf = (page: number, size = PAGE_SIZE): number => (page - 1) * size;

export const toPage = <T>(
  count: number,
  page: number,
  results: T[],
  page_size = PAGE_SIZE,
): PageOf<T> => ({ count, page, page_size, results });

/** The value of a closed list that the text names, whatever its case; undefined when unknown. */
export const pick = <T extends string>(
  values: readonly T[],
  text: string | undefined,
): T | undefined => {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === wanted);
};

/** The largest that JavaScript counts exactly; a larger id names nothing. */
export const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** The id that a path or query names; null when the text is no id. */
export const readId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
