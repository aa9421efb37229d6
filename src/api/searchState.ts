export interface SearchState<Page> {
  /** The last page found, also while the next one loads. Null until the first answer. */
  found: Page | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface SearchResult<Page> {
  data?: Page | undefined;
  currentData?: Page | undefined;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** Turns the result of a query into what a screen shows of a search. */
export function toSearchState<Page>(result: SearchResult<Page>): SearchState<Page> {
  const { data, currentData, isFetching, isUninitialized, refetch } = result;
  const isLoading = isFetching || isUninitialized;
  const found = (isFetching ? data : currentData) ?? null;
  return { found, isLoading, hasFailed: !isLoading && !found, retry: () => void refetch() };
}
