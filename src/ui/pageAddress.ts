const PAGE_LIMIT = 999_999;

/** The page of a list that the address names; the first when it names none. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 1 && page <= PAGE_LIMIT ? page : 1;
}
