const PAGE_LIMIT = 999_999;

/** The page of the member cards that the address asks for. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 1 && page <= PAGE_LIMIT ? page : 1;
}

export const writePage = (page: number): string => (page > 1 ? `?page=${page}` : '');
