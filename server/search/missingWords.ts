import { and, desc, eq, gt, lte, max, sql, sum } from 'drizzle-orm';
import type { MissingWord } from '../../domain/contract/admin/searchWords';
import type { SearchRelaxation } from '../../domain/contract/searchRelaxation';
import {
  FEWEST_SEARCHES,
  MISSING_WORDS_KEPT_DAYS,
  SEARCH_KINDS,
  type SearchKind,
} from '../../domain/search/searchWords';
import type { Db } from '../db/database';
import { missingWords } from '../db/schema/search';
import { dayIn } from './days';
import { readMeanings, type Meaning } from './meanings';
import { SEARCHED } from './searched';
import { wordsOf } from './text';

/** Of one day; no number of invented words fills the table. */
const MOST_OF_A_DAY = 500;
const MOST_READ = 200;
const MOST_SHOWN = 100;

/** A number is somebody's rather than a thing, and a longer text is no word. */
const IS_COUNTED = /^\p{L}{3,40}$/u;

const isMissing = ({ isKnown, synonyms }: Meaning): boolean => !isKnown && synonyms.length === 0;

export interface Query {
  q?: string;
  exact?: string;
}

export interface Answer {
  relaxation?: SearchRelaxation;
}

/** Words that this search needed, and of which nothing may have some. */
export function wordsInDoubt({ q, exact }: Query, { relaxation }: Answer): string[] {
  const { any_word, category, type, theme, all } = relaxation ?? {};
  if (exact === '1' || !(any_word ?? category ?? type ?? theme ?? all)) return [];
  const corrected = relaxation?.corrected?.map(({ word }) => word) ?? [];
  return wordsOf(q).filter((word) => IS_COUNTED.test(word) && !corrected.includes(word));
}

interface Counted {
  kind: SearchKind;
  word: string;
}

/** Whether nothing has a word by now either. */
async function readStillMissing(
  db: Db,
  counted: readonly Counted[],
): Promise<(one: Counted) => boolean> {
  const missing = new Set<string>();
  for (const kind of SEARCH_KINDS) {
    const words = counted.flatMap((one) => (one.kind === kind ? [one.word] : []));
    const meanings = await readMeanings(db, SEARCHED[kind], words);
    for (const { word } of meanings.filter(isMissing)) missing.add(`${kind} ${word}`);
  }
  return ({ kind, word }) => missing.has(`${kind} ${word}`);
}

/** Words that people looked for and nothing of a kind has. Nothing is kept of who looked for them. */
export const missingWordsRepository = (db: Db) => ({
  /**
   * Counts those of the words that neither what is public nor a synonym has, each with how often it was looked for, for the
   * day of `now`.
   */
  async count(kind: SearchKind, words: ReadonlyMap<string, number>, now: Date): Promise<void> {
    const meanings = await readMeanings(db, SEARCHED[kind], [...words.keys()]);
    // In one order, so that two processes do not wait for each other.
    const missing = meanings
      .filter(isMissing)
      .map(({ word }) => word)
      .sort();
    if (missing.length === 0) return;
    const day = dayIn(now);
    const ofDay = and(eq(missingWords.day, day), eq(missingWords.kind, kind));
    if ((await db.$count(missingWords, ofDay)) >= MOST_OF_A_DAY) return;
    await db
      .insert(missingWords)
      .values(missing.map((word) => ({ day, kind, word, searches: words.get(word) ?? 0 })))
      .onConflictDoUpdate({
        target: [missingWords.day, missingWords.kind, missingWords.word],
        set: { searches: sql`${missingWords.searches} + excluded.searches` },
      });
  },

  /**
   * The words that are still missing, those looked for most often in the last days first. Without rare ones, and
   * without beginnings of others, which are searched while somebody types.
   */
  async list(days: number, kind: SearchKind | undefined, now: Date): Promise<MissingWord[]> {
    const searches = sum(missingWords.searches).mapWith(Number);
    const rows = await db
      .select({
        kind: missingWords.kind,
        word: missingWords.word,
        searches,
        last_day: max(missingWords.day),
      })
      .from(missingWords)
      .where(and(gt(missingWords.day, dayIn(now, days)), kind && eq(missingWords.kind, kind)))
      .groupBy(missingWords.kind, missingWords.word)
      .having(sql`${searches} >= ${FEWEST_SEARCHES}`)
      .orderBy(desc(searches), missingWords.word, missingWords.kind)
      .limit(MOST_READ);
    const whole = rows.filter(
      ({ kind: own, word, searches: times }) =>
        !rows.some(
          (other) =>
            other.kind === own &&
            other.word !== word &&
            other.word.startsWith(word) &&
            other.searches >= times,
        ),
    );
    const isStillMissing = await readStillMissing(db, whole);
    return whole
      .filter(isStillMissing)
      .slice(0, MOST_SHOWN)
      .map(({ last_day, ...row }) => ({ ...row, last_day: last_day ?? '' }));
  },

  /** Removes what is older than the longest period that can be read. */
  async removeOld(now: Date): Promise<void> {
    await db.delete(missingWords).where(lte(missingWords.day, dayIn(now, MISSING_WORDS_KEPT_DAYS)));
  },
});
