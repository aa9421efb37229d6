export interface SearchState<Page> {
  /** What was found; while another answer comes, what was shown before. Null until the first. */
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

/** What a screen shows of a search. */
export function readSearch<Page>(result: SearchResult<Page>): SearchState<Page> {
  const { data, currentData, isFetching, isUninitialized, refetch } = result;
  const isLoading = isFetching || isUninitialized;
  const found = (isFetching ? data : currentData) ?? null;
  return { found, isLoading, hasFailed: !isLoading && !found, retry: () => void refetch() };
}
