import type { PageOf } from '../../../../domain/contract/page';

export interface GridAnswer<Row> {
  /** The page; while another one comes, what was shown before. Null until the first. */
  found: PageOf<Row> | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Query<Row> {
  data?: PageOf<Row> | undefined;
  currentData?: PageOf<Row> | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a grid shows of a query's state. */
export function gridAnswer<Row>({
  data,
  currentData,
  isFetching,
  refetch,
}: Query<Row>): GridAnswer<Row> {
  const found = (isFetching ? data : currentData) ?? null;
  return {
    found,
    isLoading: isFetching,
    hasFailed: !isFetching && !found,
    retry: () => void refetch(),
  };
}
