import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { emptyApiState, type ApiState } from '../../store/makeStore';

/** One answer that the server rendered a page from. */
interface Answer {
  key: string;
  endpoint: string;
  args: unknown;
  data: unknown;
}

/** What the server read for a page, as it travels to the browser. */
export interface PageState {
  /** The server's clock when it rendered, in milliseconds since 1970. */
  renderedAt: number;
  answers: Answer[];
  provided: ApiState['provided'];
}

/** What a rendered page was made of; answers that failed are asked for again by the browser. */
export function toPageState({ queries, provided }: ApiState, renderedAt: number): PageState {
  const answers = Object.entries(queries).flatMap(([key, query]): Answer[] =>
    query?.status === QueryStatus.fulfilled
      ? [{ key, endpoint: query.endpointName, args: query.originalArgs, data: query.data }]
      : [],
  );
  return { renderedAt, answers, provided };
}

/** The cache as if the answers had just come, since they are as fresh as the page. */
export function toApiState({ answers, provided }: PageState, now: number): ApiState {
  const queries = answers.map(({ key, endpoint, args, data }) => [
    key,
    {
      status: QueryStatus.fulfilled,
      endpointName: endpoint,
      requestId: key,
      originalArgs: args,
      startedTimeStamp: now,
      fulfilledTimeStamp: now,
      data,
    },
  ]);
  return {
    ...emptyApiState(),
    queries: Object.fromEntries(queries) as ApiState['queries'],
    provided,
  };
}

/** Reads what the server wrote into the page; undefined where it has not rendered it. */
export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
