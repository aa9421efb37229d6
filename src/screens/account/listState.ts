/** A list that is loading, loaded or could not be loaded. */
export interface ListState<Item> {
  items: readonly Item[] | null;
  hasFailed: boolean;
  onRetry: () => void;
}

interface Query<Item> {
  data?: readonly Item[] | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Reads the state of a query for a list without trusting the shape of its answer. */
export function toListState<Item>({ data, isFetching, refetch }: Query<Item>): ListState<Item> {
  const items = Array.isArray(data) ? data : null;
  return { items, hasFailed: items === null && !isFetching, onRetry: () => void refetch() };
}
