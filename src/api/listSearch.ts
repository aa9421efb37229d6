import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';
import { toSearchText } from '../../domain/searchText';

/** A text matches when it contains every one of these words. */
export const searchedWords = (q = ''): string[] => toSearchText(q).split(/\s+/).filter(Boolean);

/** One page of the matches; `page` counts from 1. */
export function pageOfMatches<Item>(matching: readonly Item[], page: number, size = PAGE_SIZE) {
  const start = (page - 1) * size;
  const results = matching.slice(start, start + size);
  return { count: matching.length, page, page_size: size, results } satisfies PageOf<Item>;
}
