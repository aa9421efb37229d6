import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { CACHE_LIFETIME_SECONDS } from '../../../domain/limits';
import { baseApi } from '../../api/baseApi';
import { emptyApiState, type ApiState, type Store } from '../../store/makeStore';

/** What a page asks of the API. */
export interface Question {
  endpoint: string;
  args: unknown;
}

/** One answer that the server rendered a page from. */
interface Answer extends Question {
  key: string;
  data: unknown;
}

/** What the server read for a page, as it travels to the browser. */
export interface PageState {
  /** The server's clock when it rendered, in milliseconds since 1970. */
  renderedAt: number;
  answers: Answer[];
  provided: ApiState['provided'];
  /** What Emotion calls the rules in the page's style element. What travels lacks those that are classes there. */
  ruleNames: string[];
}

/** The classes of Emotion in the text of a style element, without what they all begin with. */
const classesIn = (css: string): string[] =>
  [...css.matchAll(/\.css-(\w+)/g)].map(([, name = '']) => name);

/** What a rendered page was made of; answers that failed are asked for again by the browser. */
export function toPageState(
  { queries, provided }: ApiState,
  renderedAt: number,
  rules: { names: readonly string[]; css: string },
): PageState {
  const answers = Object.entries(queries).flatMap(([key, query]): Answer[] =>
    query?.status === QueryStatus.fulfilled
      ? [{ key, endpoint: query.endpointName, args: query.originalArgs, data: query.data }]
      : [],
  );
  const tagged = Object.entries(provided.keys).filter(([, tags]) => tags.length > 0);
  const keys = Object.fromEntries(tagged);
  const classes = new Set(classesIn(rules.css));
  const ruleNames = rules.names.filter((name) => !classes.has(name));
  return { renderedAt, answers, provided: { ...provided, keys }, ruleNames };
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
  if (!text) return undefined;
  const state = JSON.parse(text) as PageState;
  const css = Array.from(page.querySelectorAll('head style'), (style) => style.textContent);
  return { ...state, ruleNames: [...state.ruleNames, ...css.flatMap(classesIn)] };
}

type Reading = ThunkAction<{ unsubscribe(): void }, unknown, unknown, UnknownAction>;

/** Dispatched, it asks; null for an endpoint whose part of the app is not loaded. */
export function readingOf({ endpoint, args }: Question): Reading | null {
  const endpoints: Partial<Record<string, { initiate?(args: unknown): Reading }>> =
    baseApi.endpoints;
  return endpoints[endpoint]?.initiate?.(args) ?? null;
}

/**
 * Stands in for the parts of a rendered page that React has not yet taken over: an answer that nobody asks for
 * would be dropped, not replaced, once its reader turns out to be a member.
 */
export function holdAnswers(store: Store, { queries }: ApiState): void {
  for (const query of Object.values(queries)) {
    const { endpointName = '', originalArgs } = query ?? {};
    const reading = readingOf({ endpoint: endpointName, args: originalArgs });
    if (!reading) continue;
    const { unsubscribe } = store.dispatch(reading);
    setTimeout(unsubscribe, CACHE_LIFETIME_SECONDS * 1000);
  }
}
