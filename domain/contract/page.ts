import { Type, type Static, type TSchema } from 'typebox';
import { SearchRelaxation } from './searchRelaxation';

export const PAGE_SIZE = 12;

/** One page of a longer list; `page` counts from 1. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer({ description: 'How many there are on all pages' }),
    page: Type.Integer(),
    page_size: Type.Integer(),
    results: Type.Array(item),
  });

export interface PageOf<T> {
  count: number;
  page: number;
  page_size: number;
  results: T[];
}

/** How many pages the list has. */
export const pagesOf = ({ count, page_size }: Pick<PageOf<unknown>, 'count' | 'page_size'>) =>
  Math.ceil(count / page_size);

/** It comes after the last page, which an old link may do. */
export const isAfterLast = ({ count, results }: Pick<PageOf<unknown>, 'count' | 'results'>) =>
  count > 0 && results.length === 0;

/** The `sort` of a list that begins with what fits the answers of the member who asks. */
export const FOR_YOU = 'for_you';

/** A page of such a list. */
export const TailoredPage = <T extends TSchema>(item: T) =>
  Type.Object({
    ...Page(item).properties,
    for_you: Type.Optional(
      Type.Array(Type.String(), { description: 'The answers that the order follows' }),
    ),
  });

export interface TailoredPage<T> extends PageOf<T> {
  for_you?: string[];
}

/** A page of a search that relaxes what is asked where nothing matches. */
export const FoundPage = <T extends TSchema>(item: T) =>
  Type.Object({
    ...TailoredPage(item).properties,
    relaxation: Type.Optional(SearchRelaxation),
  });

export interface FoundPage<T> extends TailoredPage<T> {
  relaxation?: SearchRelaxation;
}

/** Query parameters arrive as text; the server reads the page leniently from it. */
export const PageQuery = Type.Object({ page: Type.Optional(Type.String({ maxLength: 20 })) });
export type PageQuery = Static<typeof PageQuery>;

/** Whose posts; those of the caller come with the ones that are not public. */
export const OwnerQuery = Type.Object({ user_id: Type.Optional(Type.String({ maxLength: 20 })) });
export type OwnerQuery = Static<typeof OwnerQuery>;
