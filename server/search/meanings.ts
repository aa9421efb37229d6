import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { COUNTIES } from '../../domain/counties';
import { correctionsOf, slipsAllowed } from '../../domain/search/slips';
import { toSearchText } from '../../domain/searchText';
import type { Db } from '../db/database';
import { searchWords, synonymGroups } from '../db/schema/search';
import type { Searched } from './searched';
import { isCommon } from './text';

/** A longer or shorter word, or one with a digit, is never taken for a mistyped one. */
const MAY_BE_MISTYPED = /^\p{L}{3,40}$/u;

/** In the database, which knows no exchange of neighbours, one counts as two slips. */
const mostInDatabase = (word: string): number => slipsAllowed(word) + 1;

const COUNTY_WORDS = COUNTIES.flatMap(({ name }) =>
  (/\p{L}+/u.exec(toSearchText(name)) ?? []).map((word) => ({ word, n: 0, synonyms: [] })),
);

/** What of a kind is needed to know its words. */
type Kind = Pick<Searched, 'kind' | 'county'>;

/** Matches county names too: what is searched contains only their codes. */
export const countiesNamed = (word: string): string[] =>
  COUNTIES.filter(({ name }) => word.length > 3 && name.toLowerCase().startsWith(word)).map(
    ({ code }) => code,
  );

export interface Meaning {
  word: string;
  /** Something public of the kind has it, if only as a part of a word. */
  isKnown: boolean;
  /** Nobody mistyped it: it is known, or the table of synonyms has it. */
  isWord: boolean;
  /** Words of what is public of the kind that mean the same. */
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

/** Those that something public has, in the singular or the plural. */
async function readPublic(db: Db, { kind }: Kind, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  // A join, since the index for similar words also offers itself for equal ones, and takes seconds for a thousand.
  const rows = await db
    .select({ word: searchWords.word })
    .from(sql`unnest(${listOf(words.flatMap(pluralsOf))}) as form (word)`)
    .innerJoin(searchWords, sql`${searchWords.kind} = ${kind} and ${searchWords.word} = form.word`);
  const known = new Set(rows.map(({ word }) => word));
  return words.filter((word) => pluralsOf(word).some((form) => known.has(form)));
}

/** Those that are a part of a word of something public. */
async function readParts(db: Db, { kind }: Kind, words: readonly string[]): Promise<Set<string>> {
  // One condition a word, since the index serves only a pattern that is known beforehand.
  const found = words.map(
    (word) =>
      sql`select ${word} as word where exists (select from search_words where kind = ${kind} and word like ${`%${word}%`})`,
  );
  const rows = await db
    .select({ word: sql<string>`found.word` })
    .from(sql`(${sql.join(found, sql` union all `)}) as found`);
  return new Set(rows.map(({ word }) => word));
}

interface Synonyms {
  /** The table of synonyms has the word, in the singular or the plural. */
  isGrouped: boolean;
  /** Words of what is public of the kind that mean the same. */
  synonyms: string[];
}

/** In the order of the words. */
async function readSynonyms(db: Db, kind: Kind, words: readonly string[]): Promise<Synonyms[]> {
  if (words.length === 0) return [];
  const groups = await db
    .select({ words: synonymGroups.words })
    .from(synonymGroups)
    .where(sql`${synonymGroups.words} && ${listOf(words.flatMap(singularsOf))}`);
  const known = await readPublic(
    db,
    kind,
    [...new Set(groups.flatMap((group) => group.words))].sort(),
  );
  return words.map((word) => {
    const own = groups.filter((group) =>
      singularsOf(word).some((form) => group.words.includes(form)),
    );
    return {
      isGrouped: own.length > 0,
      synonyms: known.filter(
        (other) => other !== word && own.some((group) => group.words.includes(other)),
      ),
    };
  });
}

/** What each word means to those who search this kind, in the same order. */
export async function readMeanings(
  db: Db,
  kind: Kind,
  words: readonly string[],
): Promise<Meaning[]> {
  if (words.length === 0) return [];
  const parts = await readParts(db, kind, words);
  const read = await readSynonyms(db, kind, words);
  return words.map((word, index) => {
    const { isGrouped, synonyms } = read[index] ?? { isGrouped: false, synonyms: [] };
    const isCounty = kind.county !== null && countiesNamed(word).length > 0;
    const isKnown = isCounty || parts.has(word);
    return { word, isKnown, isWord: isKnown || isGrouped, synonyms };
  });
}

export interface Known {
  word: string;
  /** How many have it; 0 for a county and for a word with a public synonym. */
  n: number;
  /** Of a word that none has. */
  synonyms: string[];
}

/** What may be meant by each word: public words, words with a public synonym, and counties. */
export async function readCorrections(
  db: Db,
  kind: Kind,
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
        select word, n from search_words where kind = ${kind.kind} and ${isNear(sql`word`)} union all
        select other, 0 from synonym_groups cross join unnest(words) as other where ${isNear(sql`other`)}) as known`,
    );
  const unlisted = [...new Set(rows.flatMap(({ word, n }) => (n === 0 ? [word] : [])))];
  const read = await readSynonyms(db, kind, unlisted);
  const synonymsOf = new Map(unlisted.map((word, index) => [word, read[index]?.synonyms ?? []]));
  const counties = kind.county === null ? [] : COUNTY_WORDS;
  return new Map(
    typed.map((word) => {
      const known = rows.flatMap((row): Known[] => {
        const synonyms = row.n === 0 ? (synonymsOf.get(row.word) ?? []) : [];
        const isUseful = !isCommon(row.word) && (row.n > 0 || synonyms.length > 0);
        return row.typed === word && isUseful ? [{ word: row.word, n: row.n, synonyms }] : [];
      });
      return [word, correctionsOf(word, withoutDoubles([...counties, ...known]))];
    }),
  );
}

/** Each word with its largest count. */
const withoutDoubles = (known: readonly Known[]): Known[] => [
  ...new Map(
    [...known].sort((one, other) => one.n - other.n).map((each) => [each.word, each]),
  ).values(),
];

/** How many characters of a word are compared with the public ones: as many as a search may have. */
const MOST_COMPARED = 80;

/** The public word that looks most like this one; null when none does. */
export async function mostAlike(db: Db, { kind }: Kind, typed: string): Promise<string | null> {
  const word = typed.slice(0, MOST_COMPARED);
  const [row] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.kind, kind), sql`${searchWords.word} % ${word}`))
    .orderBy(
      sql`similarity(${searchWords.word}, ${word}) desc`,
      desc(searchWords.n),
      searchWords.word,
    )
    .limit(1);
  return row?.word ?? null;
}
