import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';
import { pickKeys } from '../../domain/records';
import { toSearchText } from '../../domain/searchText';

/** A text matches when it contains every one of these words. */
export const searchedWords = (q = ''): string[] => toSearchText(q).split(/\s+/).filter(Boolean);

/** One page of the matches, with what is shown of each; `page` counts from 1. */
export function pageOfMatches<Item extends object, Name extends keyof Item>(
  matching: readonly Item[],
  shown: readonly Name[],
  page: number,
  size = PAGE_SIZE,
): PageOf<Pick<Item, Name>> {
  const start = (page - 1) * size;
  const results = matching.slice(start, start + size).map((item) => pickKeys(item, shown));
  return { count: matching.length, page, page_size: size, results };
}
