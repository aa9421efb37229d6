import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSearchText } from '../../../ui/useSearchText';
import {
  gridParams,
  changeGridQuery,
  readGridQuery,
  searchedText,
  withFilter,
  writeGridQuery,
  type GridQuery,
  type GridSpec,
} from './gridAddress';

export interface GridAddress<Sort extends string> {
  query: GridQuery<Sort>;
  /** The parameters of the request. */
  params: Record<string, string>;
  isFiltered: boolean;
  /** No column has the server's default order. */
  hasUnnamedDefault: boolean;
  /** The text in the search field, which the address follows at the next pause. */
  typed: string;
  type: (text: string) => void;
  /** Searches for what is typed at once. */
  search: () => void;
  /** An empty value removes the filter. A date that is being typed replaces the address. */
  filter: (name: string, value: string, isTyped?: boolean) => void;
  change: (change: Partial<GridQuery<Sort>>) => void;
  clear: () => void;
  /** The query string of a page. */
  searchOf: (page: number) => string;
}

/** Filters, order and page of a grid, kept in the address. `spec` is a constant of its module. */
export function useGridAddress<Sort extends string>(spec: GridSpec<Sort>): GridAddress<Sort> {
  const navigate = useNavigate();
  const [present] = useSearchParams();
  const query = useMemo(() => readGridQuery(spec, present), [spec, present]);
  const write = (next: GridQuery<Sort>) => writeGridQuery(spec, next, present);
  const { typed, type } = useSearchText({
    q: query.q,
    meaningOf: searchedText,
    searchOf: (q) => write(changeGridQuery(query, { q })),
  });
  const typing = { ...query, q: searchedText(typed) };
  const change = (changed: Partial<GridQuery<Sort>>, replace = false) =>
    void navigate({ search: write(changeGridQuery(typing, changed)) }, { replace });
  return {
    query,
    params: useMemo(() => gridParams(spec, query), [spec, query]),
    isFiltered: query.q !== '' || Object.keys(query.filters).length > 0,
    hasUnnamedDefault: spec.defaultOrder === null,
    typed,
    type,
    search: () => {
      if (typing.q !== query.q) change({});
    },
    filter: (name, value, isTyped = false) =>
      change({ filters: withFilter(query.filters, name, value) }, isTyped),
    change: (changed) => change(changed),
    clear: () => change({ q: '', filters: {} }),
    searchOf: (page) => write({ ...query, page }),
  };
}
