import type { FastifyInstance } from 'fastify';
import type { SearchKind } from '../../domain/search/searchWords';
import { missingWordsRepository, wordsInDoubt, type Answer, type Query } from './missingWords';

/** Milliseconds for which words are collected, since a search that many make is answered from the cache. */
const COLLECTED_FOR = 1_000;
/** No number of invented words fills the memory. */
const MOST_COLLECTED = 500;

/** What counts the words that a search of this kind did not find, once for each call; null where it found all. */
export function createMissingCounter(
  app: Pick<FastifyInstance, 'db' | 'now' | 'runLater'>,
  kind: SearchKind,
): (query: Query, answer: Answer) => (() => void) | null {
  const repository = missingWordsRepository(app.db);
  let collected = new Map<string, number>();

  async function writeDown(): Promise<void> {
    const words = collected;
    collected = new Map();
    await repository.count(kind, words, app.now());
  }

  function collect(words: readonly string[]): void {
    if (collected.size === 0) app.runLater('missing words', writeDown, COLLECTED_FOR);
    for (const word of words) {
      const searches = collected.get(word) ?? 0;
      if (searches > 0 || collected.size < MOST_COLLECTED) collected.set(word, searches + 1);
    }
  }

  return (query, answer) => {
    const words = wordsInDoubt(query, answer);
    return words.length === 0 ? null : () => collect(words);
  };
}
