import {
  emptyRow,
  isSiteListKey,
  listText,
  rowsIn,
  siteList,
  type SiteListKey,
  type SiteRow,
} from '../../../../domain/siteLists';
import type { SiteTextKey } from '../../../../domain/siteTexts';

/** What the form of a text holds: the text itself, or the rows of a list. */
export interface TextValues {
  text: string;
  rows: SiteRow[];
  asks_again: boolean;
}

const rowsOf = (key: SiteListKey, text: string): SiteRow[] => {
  const rows = rowsIn(key, text) ?? [];
  return siteList(key).isSingle && rows.length === 0 ? [emptyRow(key)] : rows;
};

export const valuesOf = (key: SiteTextKey, text: string): TextValues =>
  isSiteListKey(key)
    ? { text: '', rows: rowsOf(key, text), asks_again: false }
    : { text, rows: [], asks_again: false };

/** The text as it is stored. */
export const textOf = (key: SiteTextKey, { text, rows }: TextValues): string =>
  isSiteListKey(key) ? listText(key, rows) : text;

/** Whether an entry of a draft is a row. */
export const isRow = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.values(item).every((value) => typeof value === 'string');
