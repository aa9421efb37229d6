import type { PageOf } from '../../../../domain/contract/page';
import { refusalOf } from '../../../api/refusalOf';

export interface GridAnswer<Row> {
  /** The page; while another one comes, what was shown before. Null until the first. */
  found: PageOf<Row> | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why the reader may not see it, which stands in place of what was shown before. */
  refusal: string | null;
  retry: () => void;
}

interface Query<Row> {
  data?: PageOf<Row> | undefined;
  currentData?: PageOf<Row> | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** What a grid shows of a query's state. */
export function gridAnswer<Row>({
  data,
  currentData,
  isFetching,
  error,
  refetch,
}: Query<Row>): GridAnswer<Row> {
  const refusal = isFetching ? null : refusalOf(error);
  const found = (refusal === null ? (isFetching ? data : currentData) : null) ?? null;
  return {
    found,
    isLoading: isFetching,
    hasFailed: !isFetching && !found,
    refusal,
    retry: () => void refetch(),
  };
}
