import type { PageOf } from '../../../../domain/contract/page';
import { refusalOf } from '../../../api/refusalOf';

export interface GridResult<Row> {
  /** The page, or the one before while another loads. Null until the first has loaded. */
  found: PageOf<Row> | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why the reader may not see it; then no page is shown. */
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

/** The state of a query as a grid shows it. */
export function toGridResult<Row>({
  data,
  currentData,
  isFetching,
  error,
  refetch,
}: Query<Row>): GridResult<Row> {
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
