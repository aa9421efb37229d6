import { isSiteListKey, listText, rowsIn, type SiteRow } from '../../../../domain/siteLists';
import type { SiteTextKey } from '../../../../domain/siteTexts';

/** What the form of a text holds: the text itself, or the rows of a list. */
export interface TextValues {
  text: string;
  rows: SiteRow[];
  asks_again: boolean;
}

export const valuesOf = (key: SiteTextKey, text: string): TextValues =>
  isSiteListKey(key)
    ? { text: '', rows: rowsIn(key, text) ?? [], asks_again: false }
    : { text, rows: [], asks_again: false };

/** The text as it is stored. */
export const textOf = (key: SiteTextKey, { text, rows }: TextValues): string =>
  isSiteListKey(key) ? listText(key, rows) : text;

/** Whether an entry of a draft is a row. */
export const isRow = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.values(item).every((value) => typeof value === 'string');
