import { rowsIn, type RowOf, type SiteListKey } from '../../../domain/siteLists';
import { useSiteText } from './useSiteText';

interface SiteRows<Key extends SiteListKey> {
  rows: readonly RowOf<Key>[];
  isBuiltIn: boolean;
}

/** The rows of a list that editors can edit; undefined while they are not known. */
export function useSiteRows<Key extends SiteListKey>(
  key: Key,
  builtIn: readonly RowOf<Key>[],
): SiteRows<Key> | undefined {
  const edited = useSiteText(key);
  if (edited === undefined) return undefined;
  const rows = edited && rowsIn(key, edited.text);
  return rows ? { rows, isBuiltIn: false } : { rows: builtIn, isBuiltIn: true };
}
