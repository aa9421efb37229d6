import { and, inArray, or, type SQL } from 'drizzle-orm';
import { countiesNamed } from './meanings';
import type { Searched } from './searched';
import { hasWholeWord, hasWord } from './text';

/** One word with others that mean the same. */
export interface Term {
  word: string;
  synonyms: string[];
}

/** Whether something has the word, its county's name beginning with it, or one of the synonyms. */
export function hasTerm({ text, county }: Searched, { word, synonyms }: Term): SQL | undefined {
  const codes = countiesNamed(word);
  return or(
    hasWord(text, word),
    county && codes.length > 0 ? inArray(county, codes) : undefined,
    ...synonyms.map((synonym) => hasWholeWord(text, synonym)),
  );
}

export const hasEach = (searched: Searched, words: string[]): SQL | undefined =>
  and(...words.map((word) => hasTerm(searched, { word, synonyms: [] })));
