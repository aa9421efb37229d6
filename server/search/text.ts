import { and, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toSearchText } from '../../domain/searchText';
import type { Db } from '../db/database';

const MOST_WORDS = 6;

/** Words that nearly every text has, in English and Swahili. */
const TOO_COMMON = new Set(
  'a an and at by for from in is of on or the to with cha kwa la na wa ya za'.split(' '),
);

export const isCommon = (word: string): boolean => TOO_COMMON.has(word);

/** A word shorter than this has too few trigrams to tell a typing error from another word. */
const SHORTEST_GUESSED = 4;

/** How alike a mistyped word must be (pg_trgm word similarity, 0 to 1). */
const ALIKE = 0.4;

/** The words to look for: at most six, without those that say nothing. */
export function wordsOf(q: string | undefined): string[] {
  const words = toSearchText(q ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !isCommon(word)).slice(0, MOST_WORDS);
}

/** True where the text has the word; one or two letters count only at the start of a word. */
export const hasWord = (column: SQLWrapper, word: string): SQL =>
  sql`${column} like ${word.length < 3 ? `% ${word}%` : `%${word}%`}`;

const isAlike = (column: Column, word: string): SQL =>
  word.length < SHORTEST_GUESSED ? hasWord(column, word) : sql`${word} <% ${column}`;

/** True where the text has this word by itself, also in the plural; for words of the synonyms. */
export const hasWholeWord = (column: SQLWrapper, word: string): SQL =>
  sql`${column} ~ ${`\\m${word}(s|es)?\\M`}`;

/** True where each word is in the text or was meant by a slip of the hand; needs `withGuessing`. */
export const soundsLike = (column: Column, words: string[]): SQL | undefined =>
  and(...words.map((word) => isAlike(column, word)));

/** How well the words fit, the larger the better; a hit in `title` counts twice. */
export function relevance(title: Column, column: Column, words: string[]): SQL {
  const terms = words.map(
    (word) => sql`word_similarity(${word}, ${column}) + word_similarity(${word}, ${title}) * 2`,
  );
  return sql.join(terms, sql` + `);
}

/** Runs reads in which the operator of `soundsLike` is as tolerant as this site wants it. */
export const withGuessing = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const name = 'pg_trgm.word_similarity_threshold';
    await tx.execute(sql`select set_config(${name}, ${String(ALIKE)}, true)`);
    return read(tx);
  });

/** A table's columns without the one that only searches read. */
export const withoutSearchText = <T extends { search_text: unknown }>({
  search_text: _unread,
  ...columns
}: T) => columns;
