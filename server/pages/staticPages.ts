import { pagePatterns, pageTexts } from '../../domain/pages';
import { keysOf } from '../../domain/records';

/** Titles and descriptions by the patterns of the addresses. */
export function staticPages(slug: string, productName: string) {
  const patterns = pagePatterns(slug);
  const texts = pageTexts(productName);
  return Object.fromEntries(keysOf(texts).map((page) => [patterns[page], texts[page]]));
}
