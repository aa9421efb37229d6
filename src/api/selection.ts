import { PAGE_SIZE, type PageOf } from '../../domain/contract/page';
import { toSearchText } from '../../domain/searchText';

/** The words that a text must have, each of them, to match. */
export const searchedWords = (q = ''): string[] => toSearchText(q).split(/\s+/).filter(Boolean);

/** One page of what matches; `page` counts from 1. */
export function cutPage<Item>(matching: readonly Item[], page: number, size = PAGE_SIZE) {
  const start = (page - 1) * size;
  const results = matching.slice(start, start + size);
  return { count: matching.length, page, page_size: size, results } satisfies PageOf<Item>;
}
