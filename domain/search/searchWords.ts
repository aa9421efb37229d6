import { t } from '../language';
import { RETENTION } from '../retention';
import { toSearchText } from '../searchText';

/** What can be searched by words. */
export const SEARCH_KINDS = ['listing', 'event', 'resource', 'member'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Words of one group that mean the same. */
export const FEWEST_SYNONYMS = 2;
export const MOST_SYNONYMS = 12;

/** A word of the table of synonyms, in the form in which words are searched. */
export const SYNONYM_PATTERN = '^[a-z]{2,40}$';

const isSynonym = new RegExp(SYNONYM_PATTERN);

/** The words of a text with commas or spaces between them, in the form in which words are searched; each once. */
export const readSynonyms = (text: string): string[] => [
  ...new Set(
    toSearchText(text)
      .split(/[\s,;]+/)
      .filter((word) => word !== ''),
  ),
];

/** What is wrong with the words of a group; null when nothing is. */
export function synonymProblem(words: readonly string[]): string | null {
  const wrong = words.find((word) => !isSynonym.test(word));
  if (wrong !== undefined) {
    return t('“{word}” is not a word of 2 to 40 letters from a to z.', { word: wrong });
  }
  if (words.length < FEWEST_SYNONYMS) {
    return t('Write at least 2 words, with a comma between them.');
  }
  if (words.length > MOST_SYNONYMS) return t('Write up to {most} words.', { most: MOST_SYNONYMS });
  return null;
}

/** For how many days the words that found nothing are kept. */
export const MISSING_WORD_DAYS = [7, 30, 90] as const;
export const MISSING_WORDS_KEPT_DAYS = RETENTION.missingWords.days;

/** A word that was looked for less often is not shown: it may be a name that one person typed. */
export const FEWEST_SEARCHES = 3;
