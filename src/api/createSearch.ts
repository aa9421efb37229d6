import type { SerializedError, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { PageOf } from '../../domain/contract/page';
import { CACHE_LIFETIME_SECONDS } from '../../domain/limits';
import { answerWith, checkedBy, type AnswerCheck } from './answers';
import type { ApiDependencies, ApiError, HostQuery } from './baseApi';
import { fits } from './plainAnswers';
import { listTag } from './tags';

/** Reads a list from the cache, or into it, so that one request serves every search of it. */
export const FROM_CACHE = { subscribe: false, forceRefetch: CACHE_LIFETIME_SECONDS } as const;

type ReadAll<Item> = () => ThunkAction<
  PromiseLike<{ data?: Item[] | undefined; error?: ApiError | SerializedError | undefined }>,
  unknown,
  unknown,
  UnknownAction
>;

type Answer<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: ApiError; meta?: FetchBaseQueryMeta };

type Send = (request: FetchArgs) => ReturnType<HostQuery>;

/** Sends a request whose answer is believed when it passes the check. */
export async function sendChecked<Data>(
  send: Send,
  request: FetchArgs,
  check: AnswerCheck<Data>,
): Promise<Answer<Data>> {
  const { data, error, meta } = await send(request);
  if (error) return { error, ...(meta && { meta }) };
  const checked = check['~standard'].validate(data);
  return 'value' in checked ? { data: checked.value } : { error: { status: 200, data } };
}

export async function readList<Item>(
  readAll: ReadAll<Item>,
  { dispatch }: BaseQueryApi,
): Promise<Answer<readonly Item[]>> {
  const { data, error } = await dispatch(readAll());
  if (Array.isArray(data)) return { data };
  if (error && 'status' in error) return { error };
  return { error: { status: 'CUSTOM_ERROR', error: error?.message ?? 'The answer is no list' } };
}

const isPage = fits(answerWith<PageOf<unknown>>({ results: 'array' }));

interface SearchOptions<Item, Query, Page> {
  url: string;
  tag: Parameters<typeof listTag>[0];
  readAll: ReadAll<Item>;
  /** Loads the search of the list, which few servers need. */
  loadSelect: () => Promise<(items: readonly Item[], query: Query, now: number) => Page>;
}

/**
 * What defines a query that the server searches. A server that has the plain list alone
 * (specification 7) answers 404; its list is searched here.
 */
export function createSearch<Item, Query extends object, Page extends PageOf<Item>>({
  url,
  tag,
  readAll,
  loadSelect,
}: SearchOptions<Item, Query, Page>) {
  const check = checkedBy((answer): answer is Page => isPage(answer));
  return {
    queryFn: async (
      query: Query,
      api: BaseQueryApi,
      _options: unknown,
      send: Send,
    ): Promise<Answer<Page>> => {
      const answer = await sendChecked(send, { url, params: { ...query } }, check);
      if (answer.error?.status !== 404) return answer;
      const list = await readList(readAll, api);
      if (list.error) return list;
      const { now } = api.extra as ApiDependencies;
      const select = await loadSelect();
      return { data: select(list.data, query, now()) };
    },
    providesTags: [listTag(tag)],
  };
}
