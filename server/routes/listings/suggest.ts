import { and, desc, eq, like, sql } from 'drizzle-orm';
import {
  MOST_SUGGESTIONS,
  SHORTEST_SUGGESTED,
  type Suggestion,
} from '../../../domain/contract/suggestion';
import { COUNTIES } from '../../../domain/counties';
import { toSearchText } from '../../../domain/searchText';
import { DIRECTORY_CATEGORIES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { searchWords } from '../../db/schema/search';
import { readCorrections } from '../../search/meanings';
import { SEARCHED } from '../../search/searched';
import { hasWord, isCommon } from '../../search/text';
import { byName, isPublished } from './listingRows';

/** Of each kind; words take the places that are left. */
const MOST = { category: 2, county: 2, business: 3 } as const;

/** Enough that some are left without those that every text has. */
const WORDS_READ = 40;

interface Typed {
  /** All of it: letters and digits, with one space between words. */
  text: string;
  before: string[];
  /** The word that is being typed. */
  last: string;
}

function readTyped(q: string): Typed {
  const words = toSearchText(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  return { text: words.join(' '), before: words.slice(0, -1), last: words.at(-1) ?? '' };
}

/** Whether the name, or what follows one of its words, begins so; also Muranga for Murang'a. */
const begins = (name: string, text: string): boolean =>
  [name, name.replaceAll("'", '')].some((each) => ` ${readTyped(each).text}`.includes(` ${text}`));

const categoriesFor = ({ text }: Typed): Suggestion[] =>
  DIRECTORY_CATEGORIES.filter((category) => begins(category, text))
    .slice(0, MOST.category)
    .map((category) => ({ kind: 'category', text: category, value: category }));

const countiesFor = ({ text }: Typed): Suggestion[] =>
  COUNTIES.filter(({ name }) => begins(name, text))
    .slice(0, MOST.county)
    .map(({ code, name }) => ({ kind: 'county', text: name, value: code }));

async function businessesFor(db: Db, { text }: Typed): Promise<Suggestion[]> {
  const name = sql`regexp_replace(to_search_text(array[${listings.name}]), '[^[:alnum:]]+', ' ', 'g')`;
  const rows = await db
    .select({ text: listings.name, value: listings.slug })
    .from(listings)
    .where(
      and(
        isPublished,
        ...text.split(' ').map((word) => hasWord(listings.search_text, word)),
        sql`${name} like ${`% ${text}%`}`,
      ),
    )
    .orderBy(...byName)
    .limit(MOST.business);
  return rows.map((row) => ({ kind: 'business', ...row }));
}

const completed = ({ before }: Typed, word: string): Suggestion => {
  const text = [...before, word].join(' ');
  return { kind: 'words', text, value: text };
};

/** The typed words with the last one as listings have it, that which most have first. */
async function wordsFor(db: Db, typed: Typed): Promise<Suggestion[]> {
  const { before, last } = typed;
  const isBeside =
    before.length > 0
      ? sql`exists (select from ${listings} where ${and(
          isPublished,
          ...before.map((word) => hasWord(listings.search_text, word)),
          sql`${listings.search_text} like '%' || ${searchWords.word} || '%'`,
        )})`
      : undefined;
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.kind, 'listing'), like(searchWords.word, `${last}%`), isBeside))
    .orderBy(desc(searchWords.n), searchWords.word)
    .limit(WORDS_READ);
  const words = rows.map(({ word }) => word).filter((word) => !isCommon(word));
  // A plural finds less than its singular.
  const isPlural = (word: string) =>
    words.some((other) => [`${other}s`, `${other}es`].includes(word));
  return words.filter((word) => !isPlural(word)).map((word) => completed(typed, word));
}

async function correctionsFor(db: Db, typed: Typed): Promise<Suggestion[]> {
  const corrections = await readCorrections(db, SEARCHED.listing, [typed.last]);
  return (corrections.get(typed.last) ?? []).map(({ word }) => completed(typed, word));
}

/**
 * At most eight: published words, categories, counties and businesses that begin as `q` does; where none does,
 * words that may be meant.
 */
export async function suggest(db: Db, q: string): Promise<Suggestion[]> {
  const typed = readTyped(q);
  if (typed.text.length < SHORTEST_SUGGESTED) return [];
  const named = [
    ...categoriesFor(typed),
    ...countiesFor(typed),
    ...(await businessesFor(db, typed)),
  ];
  const words = (await wordsFor(db, typed)).slice(0, MOST_SUGGESTIONS - named.length);
  const found = [...words, ...named];
  return found.length > 0 ? found : correctionsFor(db, typed);
}
