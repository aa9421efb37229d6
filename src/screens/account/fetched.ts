/** A list that is on its way, there, or could not be had. */
export interface Fetched<Item> {
  items: readonly Item[] | null;
  hasFailed: boolean;
  onRetry: () => void;
}

interface Query<Item> {
  data?: readonly Item[] | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Reads the answer of a query for a list without trusting its shape. */
export function fetched<Item>({ data, isFetching, refetch }: Query<Item>): Fetched<Item> {
  const items = Array.isArray(data) ? data : null;
  return { items, hasFailed: items === null && !isFetching, onRetry: () => void refetch() };
}
