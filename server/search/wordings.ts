import { and, or, sql, type SQL } from 'drizzle-orm';
import type { SearchRelaxation } from '../../domain/contract/searchRelaxation';
import type { Db } from '../db/database';
import { readCorrections, readMeanings, type Known, type Meaning } from './meanings';
import type { Searched } from './searched';
import { hasEach, hasTerm, type Term } from './terms';

/** Words of one search; each costs a walk through all words of about its length. */
const MOST_CORRECTED = 2;

/** One way to understand the words that were typed. */
export interface Wording {
  matches: SQL | undefined;
  /** How many of the words one has, where it needs not have all. */
  hits?: SQL;
  /** By which the results are ordered. */
  words: string[];
  relaxation: SearchRelaxation;
}

const rankedWords = (meanings: readonly Meaning[]): string[] => [
  ...new Set(
    meanings.flatMap(({ word, isKnown, synonyms }) => (isKnown ? [word, ...synonyms] : synonyms)),
  ),
];

const synonymsIn = (meanings: readonly Meaning[]): Pick<SearchRelaxation, 'synonyms'> => {
  const told = meanings.filter(({ synonyms }) => synonyms.length > 0);
  if (told.length === 0) return {};
  return { synonyms: told.map(({ word, synonyms }) => ({ word, shown: synonyms })) };
};

const withAll = (searched: Searched, terms: readonly Term[]): SQL | undefined =>
  and(...terms.map((term) => hasTerm(searched, term)));

function withAny(searched: Searched, terms: readonly Term[]): Pick<Wording, 'matches' | 'hits'> {
  const each = terms.map((term) => sql`(${hasTerm(searched, term)})`);
  const hits = sql.join(
    each.map((isFound) => sql`${isFound}::int`),
    sql` + `,
  );
  return { matches: or(...each), hits: sql`(${hits})` };
}

interface Correction {
  word: string;
  shown: Known;
  others: Known[];
}

/** What the words mean with the corrections in their places. */
function correctedMeanings(
  meanings: readonly Meaning[],
  corrected: readonly Correction[],
): Meaning[] {
  const meant = meanings.map((meaning): Meaning => {
    const shown = corrected.find(({ word }) => word === meaning.word)?.shown;
    if (!shown) return meaning;
    const { word, synonyms } = shown;
    return { word, isKnown: synonyms.length === 0, isWord: true, synonyms };
  });
  return meant.filter(({ word }, index) => meant.findIndex((one) => one.word === word) === index);
}

/**
 * How the words may be meant, from as they are written to any of them. `isExact`: without synonyms and corrections.
 * Each one is computed when it is asked for.
 */
export async function* wordingsOf(
  db: Db,
  searched: Searched,
  words: string[],
  isExact: boolean,
): AsyncGenerator<Wording, undefined> {
  yield { matches: hasEach(searched, words), words, relaxation: {} };
  if (words.length === 0) return;
  let meanings: Meaning[] = words.map((word) => ({
    word,
    isKnown: true,
    isWord: true,
    synonyms: [],
  }));
  let relaxation: SearchRelaxation = {};
  if (!isExact) {
    meanings = await readMeanings(db, searched, words);
    relaxation = synonymsIn(meanings);
    if (relaxation.synonyms) {
      yield { matches: withAll(searched, meanings), words: rankedWords(meanings), relaxation };
    }
    const unknown = meanings
      .flatMap(({ word, isWord }) => (isWord ? [] : [word]))
      .slice(0, MOST_CORRECTED);
    const corrections = await readCorrections(db, searched, unknown);
    const corrected = unknown.flatMap((word) => {
      const [shown, ...others] = corrections.get(word) ?? [];
      return shown ? [{ word, shown, others }] : [];
    });
    if (corrected.length > 0) {
      meanings = correctedMeanings(meanings, corrected);
      const needed = meanings.filter(({ word, isKnown }) => words.includes(word) || !isKnown);
      relaxation = {
        ...synonymsIn(needed),
        corrected: corrected.map(({ word, shown, others }) => ({
          word,
          shown: shown.word,
          others: others.map((other) => other.word),
        })),
      };
      yield { matches: withAll(searched, meanings), words: rankedWords(meanings), relaxation };
    }
  }
  if (meanings.length > 1) {
    yield {
      ...withAny(searched, meanings),
      words: rankedWords(meanings),
      relaxation: { ...relaxation, any_word: true },
    };
  }
}
