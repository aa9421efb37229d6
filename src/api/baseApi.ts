import { nanoid } from '@reduxjs/toolkit';
import {
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { language } from '../../domain/language';
import { CACHE_LIFETIME_SECONDS, READ_RETRIES, RETRY_DELAY_CAP } from '../../domain/limits';
import { IS_SERVER } from '../isServer';
import { isRefused } from './failure';
import { pause, readRetryAfter, retryDelay } from './retryDelay';
import type { RunningRequests } from './runningRequests';
import { TAG_TYPES } from './tags';

/** What the API layer is given by createApp through the thunk's extra argument. */
export interface ApiDependencies {
  apiHost: string;
  /** In place of the browser's. */
  fetch?: typeof fetch | undefined;
  readToken(): string | null;
  now(): number;
  /** Keys of creating POSTs whose outcome is not known, by address and body. */
  pendingKeys: Map<string, string>;
  reads: RunningRequests;
  writes: RunningRequests;
}

interface EndpointOptions {
  /** Whether the answer says that the POST has created something. Until then, later calls carry the same key. */
  creates?: (answer: unknown) => boolean;
  /** Whether the write can succeed only once, since it ends the token or deletes what it needs. No retry is offered. */
  isOnce?: (body: unknown) => boolean;
  /** Nobody waits for it, so no notice is shown. */
  isInBackground?: boolean;
  /** How often a read that failed is sent again, in place of 3 times. */
  maxRetries?: number;
}

export type ApiError = FetchBaseQueryError & {
  statusText?: string;
  /** Seconds. */
  retryAfter?: number;
  /** The person stopped waiting for the answer. */
  isGivenUp?: boolean;
};

export type HostQuery = BaseQueryFn<
  FetchArgs,
  unknown,
  ApiError,
  EndpointOptions | undefined,
  FetchBaseQueryMeta
>;

const isRefusal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && isRefused({ status });

const KEY = 'Idempotency-Key';

async function fetchFromHost(
  [args, api, options]: Parameters<HostQuery>,
  ownKey = '',
): Promise<Awaited<ReturnType<HostQuery>>> {
  const {
    apiHost,
    readToken,
    pendingKeys,
    fetch = globalThis.fetch,
  } = api.extra as ApiDependencies;
  const request = options?.creates ? `${args.url} ${JSON.stringify(args.body)}` : null;
  const key = (request && pendingKeys.get(request)) ?? ownKey;
  if (request) pendingKeys.set(request, key);
  const answer = await fetchBaseQuery({
    baseUrl: `${apiHost}/`,
    fetchFn: (input, init) => fetch(input, init),
    prepareHeaders: (headers) => {
      const token = readToken();
      if (token && !headers.has('Authorization')) headers.set('Authorization', `Token ${token}`);
      if (key && !headers.has(KEY)) headers.set(KEY, key);
      headers.set('Accept', 'application/json');
      headers.set('Accept-Language', language());
    },
  })(args, api, {});
  const isSettled = answer.error ? isRefusal(answer.error) : options?.creates?.(answer.data);
  if (request && isSettled) pendingKeys.delete(request);
  if (!answer.error) return answer;
  const statusText = answer.meta?.response?.statusText ?? '';
  const retryAfter = readRetryAfter(answer.meta?.response?.headers, Date.now());
  return {
    error: {
      ...answer.error,
      statusText,
      ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter / 1000) }),
    },
    ...(answer.meta && { meta: answer.meta }),
  };
}

const GIVEN_UP: ApiError = { status: 'FETCH_ERROR', error: 'given up', isGivenUp: true };

/** What somebody waits for can be sent again, a write with the same key, or given up. */
const send: HostQuery = (args, api, options) => {
  if (options?.isInBackground) return fetchFromHost([args, api, options]);
  const { reads, writes } = api.extra as ApiDependencies;
  const isRead = api.type === 'query';
  const key = isRead ? '' : nanoid();
  return (isRead ? reads : writes).run(
    (signal) => fetchFromHost([args, { ...api, signal }, options], key),
    api.signal,
    { error: GIVEN_UP },
    options?.isOnce?.(args.body),
  );
};

const isRetryable = ({ status }: ApiError) =>
  status === 'FETCH_ERROR' ||
  (typeof status === 'number' && (status === 408 || status === 429 || status >= 500));

/** Reads are retried 3 times (after 1 s, 2 s and 4 s, or as Retry-After says); writes never. */
const baseQuery: HostQuery = (args, api, extraOptions) => {
  let retryAfter: number | undefined;
  const attempt: HostQuery = async (...call) => {
    const answer = await send(...call);
    if (answer.error) {
      if (!isRetryable(answer.error)) retry.fail(answer.error, answer.meta);
      const wait = readRetryAfter(answer.meta?.response?.headers, Date.now());
      retryAfter = wait && Math.min(wait, RETRY_DELAY_CAP);
    }
    return answer;
  };
  return retry(attempt, {
    // Who waits for a page that the server renders should not wait for a second try.
    maxRetries: api.type === 'query' && !IS_SERVER ? READ_RETRIES : 0,
    backoff: (count) => pause(retryAfter ?? retryDelay(count), api.signal),
  })(args, api, extraOptions ?? {});
};

/** Effects do not run on the server, so requests start there while a page renders. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: IS_SERVER }),
);

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: CACHE_LIFETIME_SECONDS,
  refetchOnMountOrArgChange: CACHE_LIFETIME_SECONDS,
  /** A success whose answer fails the check of its `responseSchema` counts as a failure. */
  catchSchemaFailure: ({ value }): ApiError => ({ status: 200, data: value }),
  endpoints: () => ({}),
});
