import { and, arrayContains, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ListingSearchQuery } from '../../../domain/contract/listing';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import { listings } from '../../db/schema';
import { pick } from '../../search/filters';
import { countiesNamed } from '../../search/meanings';
import { hasWholeWord, hasWord, relevance } from '../../search/text';
import { byName, featuredFirst, isPublished, newestFirst } from './listingRows';

/** One word with others that mean the same. */
export interface Term {
  word: string;
  synonyms: string[];
}

const SORTS = ['relevance', 'name', 'newest'] as const;

export function orderOf(sort: string | undefined, words: string[], hits?: SQL): SQL[] {
  const wanted = pick(SORTS, sort) ?? 'relevance';
  if (wanted === 'name') return byName;
  if (wanted === 'newest') return newestFirst;
  if (words.length === 0) return featuredFirst;
  const fit = relevance(listings.name, listings.search_text, words);
  return [...(hits ? [sql`${hits} desc`] : []), sql`${fit} desc`, ...featuredFirst];
}

/** Whether a listing has the word, its county's name beginning with it, or one of the synonyms. */
export function hasTerm({ word, synonyms }: Term): SQL | undefined {
  const codes = countiesNamed(word);
  return or(
    hasWord(listings.search_text, word),
    codes.length > 0 ? inArray(listings.county, codes) : undefined,
    ...synonyms.map((synonym) => hasWholeWord(listings.search_text, synonym)),
  );
}

export const hasEach = (words: string[]): SQL | undefined =>
  and(...words.map((word) => hasTerm({ word, synonyms: [] })));

/** True for published listings that pass the filters besides the county. */
export function filtersOf({ category, theme, badge }: ListingSearchQuery): SQL | undefined {
  const inCategory = pick(DIRECTORY_CATEGORIES, category);
  const withTheme = pick(THEMES, theme);
  const withBadge = pick(BADGES, badge);
  return and(
    isPublished,
    inCategory &&
      or(eq(listings.category, inCategory), arrayContains(listings.other_categories, [inCategory])),
    withTheme && arrayContains(listings.themes, [withTheme]),
    withBadge && arrayContains(listings.badges, [withBadge]),
  );
}
