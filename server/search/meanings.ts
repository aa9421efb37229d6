import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import { COUNTIES } from '../../domain/counties';
import { correctionsOf, slipsAllowed } from '../../domain/search/slips';
import { toSearchText } from '../../domain/searchText';
import type { Db } from '../db/database';
import { listingWords, synonymGroups } from '../db/schema';
import { isCommon } from './text';

/** A longer or shorter word, or one with a digit, is never taken for a mistyped one. */
const MAY_BE_MISTYPED = /^\p{L}{3,40}$/u;

/** In the database, which knows no exchange of neighbours, one counts as two slips. */
const mostInDatabase = (word: string): number => slipsAllowed(word) + 1;

const COUNTY_WORDS = COUNTIES.flatMap(({ name }) =>
  (/\p{L}+/u.exec(toSearchText(name)) ?? []).map((word) => ({ word, n: 0 })),
);

/** Matches county names too: the text of a listing contains only their codes. */
export const countiesNamed = (word: string): string[] =>
  COUNTIES.filter(({ name }) => word.length > 3 && name.toLowerCase().startsWith(word)).map(
    ({ code }) => code,
  );

export interface Meaning {
  word: string;
  /** Some published listing has it, if only as a part of a word. */
  isKnown: boolean;
  /** Nobody mistyped it: it is known, or the table of synonyms has it. */
  isWord: boolean;
  /** Words of published listings that mean the same. */
  synonyms: string[];
}

const listOf = (words: readonly string[]): SQL =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

const singularsOf = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
];
const pluralsOf = (word: string): string[] => [word, `${word}s`, `${word}es`];

/** Those that a published listing has, in the singular or the plural. */
async function readListed(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .select({ word: listingWords.word })
    .from(listingWords)
    .where(inArray(listingWords.word, words.flatMap(pluralsOf)));
  const listed = new Set(rows.map(({ word }) => word));
  return words.filter((word) => pluralsOf(word).some((form) => listed.has(form)));
}

/** What each word means to the directory, in the same order. */
export async function readMeanings(db: Db, words: readonly string[]): Promise<Meaning[]> {
  if (words.length === 0) return [];
  const isPart = sql<boolean>`exists (select from listing_words where listing_words.word like '%' || asked.word || '%')`;
  const parts = await db
    .select({ word: sql<string>`asked.word`, isPart })
    .from(sql`unnest(${listOf(words)}) as asked (word)`);
  const groups = await db
    .select({ words: synonymGroups.words })
    .from(synonymGroups)
    .where(sql`${synonymGroups.words} && ${listOf(words.flatMap(singularsOf))}`);
  const listed = await readListed(db, [...new Set(groups.flatMap((group) => group.words))].sort());
  return words.map((word) => {
    const own = groups.filter((group) =>
      singularsOf(word).some((form) => group.words.includes(form)),
    );
    const isKnown =
      countiesNamed(word).length > 0 || parts.some((part) => part.word === word && part.isPart);
    return {
      word,
      isKnown,
      isWord: isKnown || own.length > 0,
      synonyms: listed.filter(
        (other) => other !== word && own.some((group) => group.words.includes(other)),
      ),
    };
  });
}

export interface Known {
  word: string;
  /** How many listings have it; 0 for a word with a published synonym. */
  n: number;
}

/** What may be meant by each word: published words, words with a published synonym, and counties. */
export async function readCorrections(
  db: Db,
  words: readonly string[],
): Promise<Map<string, Known[]>> {
  const typed = words.filter((word) => MAY_BE_MISTYPED.test(word));
  if (typed.length === 0) return new Map();
  const limits = sql.join(
    typed.map((word) => sql`(${word}, ${mostInDatabase(word)}::integer)`),
    sql`, `,
  );
  const isNear = (word: SQL) => sql`
    length(${word}) between length(typed.word) - 2 and length(typed.word) + 2
    and levenshtein_less_equal(${word}, typed.word, typed.most) <= typed.most`;
  const rows = await db
    .select({
      typed: sql<string>`typed.word`,
      word: sql<string>`known.word`,
      n: sql<number>`known.n`,
    })
    .from(
      sql`(values ${limits}) as typed (word, most) cross join lateral (
        select word, n from listing_words where ${isNear(sql`word`)} union all
        select other, 0 from synonym_groups cross join unnest(words) as other where ${isNear(sql`other`)}) as known`,
    );
  const unlisted = rows.flatMap(({ word, n }) => (n === 0 ? [word] : []));
  const useful = (await readMeanings(db, unlisted)).flatMap(({ word, synonyms }) =>
    synonyms.length > 0 ? [word] : [],
  );
  return new Map(
    typed.map((word) => {
      const found = rows.filter(
        (row) =>
          row.typed === word && !isCommon(row.word) && (row.n > 0 || useful.includes(row.word)),
      );
      return [word, correctionsOf(word, withoutDoubles([...COUNTY_WORDS, ...found]))];
    }),
  );
}

/** Each word with its largest count. */
const withoutDoubles = (known: readonly Known[]): Known[] => [
  ...new Map(
    [...known].sort((one, other) => one.n - other.n).map((each) => [each.word, each]),
  ).values(),
];

/** The published word that looks most like this one; null when none does. */
export async function mostAlike(db: Db, word: string): Promise<string | null> {
  const [row] = await db
    .select({ word: listingWords.word })
    .from(listingWords)
    .where(sql`${listingWords.word} % ${word}`)
    .orderBy(
      sql`similarity(${listingWords.word}, ${word}) desc`,
      desc(listingWords.n),
      listingWords.word,
    )
    .limit(1);
  return row?.word ?? null;
}
