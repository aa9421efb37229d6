import type { SerializedError, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { PageOf } from '../../domain/contract/page';
import { CACHE_LIFETIME_SECONDS } from '../../domain/limits';
import { answerWith, checkedBy, type AnswerCheck } from './answerChecks';
import type { ApiDependencies, ApiError, HostQuery } from './baseApi';
import { fits } from './plainAnswerChecks';
import { listTag } from './tags';

/** Reads a list from the cache or stores it there, so that one request serves every search in it. */
export const FROM_CACHE = { subscribe: false, forceRefetch: CACHE_LIFETIME_SECONDS } as const;

export type ReadAll<Item> = () => ThunkAction<
  PromiseLike<{ data?: Item[] | undefined; error?: ApiError | SerializedError | undefined }>,
  unknown,
  unknown,
  UnknownAction
>;

export type Answer<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: ApiError; meta?: FetchBaseQueryMeta };

export type Send = (request: FetchArgs) => ReturnType<HostQuery>;

/** Sends a request and accepts only an answer that passes the check. */
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
  /** Loads the code that searches the list here, which few servers need. */
  loadSelect: () => Promise<(items: readonly Item[], query: Query, now: number) => Page>;
}

/**
 * The definition of a search endpoint. A server that has only the plain list
 * (specification 7) answers 404. Its list is then searched here.
 */
export function createSearch<Item, Query extends object, Page extends PageOf<object>>({
  url,
  tag,
  readAll,
  loadSelect,
}: SearchOptions<Item, Query, Page>) {
  const check = checkedBy((answer): answer is Page => isPage(answer));
  /** The apps whose server answered 404: it is not asked with each filter again. */
  const withoutSearch = new WeakSet<ApiDependencies>();
  return {
    queryFn: async (
      query: Query,
      api: BaseQueryApi,
      _options: unknown,
      send: Send,
    ): Promise<Answer<Page>> => {
      const dependencies = api.extra as ApiDependencies;
      if (!withoutSearch.has(dependencies)) {
        const answer = await sendChecked(send, { url, params: { ...query } }, check);
        if (answer.error?.status !== 404) return answer;
        withoutSearch.add(dependencies);
      }
      const list = await readList(readAll, api);
      if (list.error) return list;
      const select = await loadSelect();
      return { data: select(list.data, query, dependencies.now()) };
    },
    providesTags: [listTag(tag)],
  };
}

interface OverviewOptions<Item, Overview> {
  url: string;
  tag: Parameters<typeof listTag>[0];
  check: AnswerCheck<Overview>;
  readAll: ReadAll<Item>;
  /** Loads the code that makes it from the list, which few servers need. */
  loadOverviewOf: () => Promise<(items: readonly Item[]) => Overview>;
}

/** The definition of an endpoint for an overview, which a server that has only the plain list lacks too. */
export const createOverview = <Item, Overview>({
  url,
  tag,
  check,
  readAll,
  loadOverviewOf,
}: OverviewOptions<Item, Overview>) => ({
  queryFn: async (
    _nothing: void,
    api: BaseQueryApi,
    _options: unknown,
    send: Send,
  ): Promise<Answer<Overview>> => {
    const overview = await sendChecked(send, { url }, check);
    if (overview.error?.status !== 404) return overview;
    const list = await readList(readAll, api);
    if (list.error) return list;
    const overviewOf = await loadOverviewOf();
    return { data: overviewOf(list.data) };
  },
  providesTags: [listTag(tag)],
});
