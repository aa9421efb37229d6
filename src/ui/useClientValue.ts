import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only the reader's side knows, such as their zone. While React takes over a page that the server
 * rendered, it is `serverValue`, as in that page; right after that, what `read` returns: a primitive, or
 * the same object each time.
 */
export const useClientValue = <T>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(neverChanges, read, () => serverValue);

/** On the server, and while React takes over its page. */
export const useIsHydrating = (): boolean => useClientValue(() => false, true);
