import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { AnswerCheck } from './answerChecks';
import { readList, sendChecked, type Answer, type ReadAll, type Send } from './createSearch';
import { recordTags } from './tags';

/** Servers refuse longer texts. */
const LONGEST_TEXT = 80;

export const asText = (key: string): { q: string } => ({ q: key.slice(0, LONGEST_TEXT) });

interface RecordOptions<Item, Found> {
  /** Of the list. The record is below it, and so is the search. */
  url: string;
  tag: Parameters<typeof recordTags>[0];
  check: AnswerCheck<Found>;
  idOf: (found: Found) => number;
  /** What to search for, to learn whether the server has a search. */
  search: (key: string) => Record<string, string>;
  readAll: ReadAll<Item>;
  /** Loads the code that finds it in the list, which few servers need. */
  loadFind: () => Promise<(items: readonly Item[], key: string) => Found | undefined>;
}

/**
 * The definition of an endpoint for one record by its slug or id; null where there is none. A server that has only
 * the plain list (specification 7) answers 404 to the search too. Only then is the list read, which may be long.
 */
export const createRecord = <Item, Found>({
  url,
  tag,
  check,
  idOf,
  search,
  readAll,
  loadFind,
}: RecordOptions<Item, Found>) => ({
  queryFn: async (
    key: string,
    api: BaseQueryApi,
    _options: unknown,
    send: Send,
  ): Promise<Answer<Found | null>> => {
    const single = await sendChecked(send, { url: `${url}${encodeURIComponent(key)}/` }, check);
    if (single.error?.status !== 404) return single;
    const { error, meta } = await send({ url: `${url}search/`, params: search(key) });
    if (!error) return { data: null };
    if (error.status !== 404) return { error, ...(meta && { meta }) };
    const list = await readList(readAll, api);
    if (list.error) return list;
    const find = await loadFind();
    return { data: find(list.data, key) ?? null };
  },
  providesTags: (found: Found | null | undefined) =>
    recordTags(tag, found ? idOf(found) : undefined),
});
