import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTypedText } from '../../../ui/useTypedText';
import {
  askedParams,
  changeAsked,
  readAsked,
  searchedText,
  withFilter,
  writeAsked,
  type GridAsked,
  type GridSpec,
} from './gridAddress';

export interface GridAddress<Sort extends string> {
  asked: GridAsked<Sort>;
  /** What the server is asked for, ready for the call. */
  params: Record<string, string>;
  isFiltered: boolean;
  /** The server's own order is none of the sorts. */
  hasUnnamedOrder: boolean;
  /** The text in the search field, which the address follows at the next pause. */
  typed: string;
  type: (text: string) => void;
  /** Asks for what is typed at once. */
  search: () => void;
  /** An empty value asks for all. A date that is being typed replaces the address. */
  filter: (name: string, value: string, isTyped?: boolean) => void;
  change: (change: Partial<GridAsked<Sort>>) => void;
  clear: () => void;
  /** The query string of a page. */
  searchOf: (page: number) => string;
}

/** Filters, order and page of a grid, kept in the address. `spec` is a constant of its module. */
export function useGridAddress<Sort extends string>(spec: GridSpec<Sort>): GridAddress<Sort> {
  const navigate = useNavigate();
  const [present] = useSearchParams();
  const asked = useMemo(() => readAsked(spec, present), [spec, present]);
  const write = (next: GridAsked<Sort>) => writeAsked(spec, next, present);
  const { typed, type } = useTypedText({
    q: asked.q,
    meaningOf: searchedText,
    searchOf: (q) => write(changeAsked(asked, { q })),
  });
  const typing = { ...asked, q: searchedText(typed) };
  const change = (changed: Partial<GridAsked<Sort>>, replace = false) =>
    void navigate({ search: write(changeAsked(typing, changed)) }, { replace });
  return {
    asked,
    params: useMemo(() => askedParams(spec, asked), [spec, asked]),
    isFiltered: asked.q !== '' || Object.keys(asked.filters).length > 0,
    hasUnnamedOrder: spec.usualOrder === null,
    typed,
    type,
    search: () => {
      if (typing.q !== asked.q) change({});
    },
    filter: (name, value, isTyped = false) =>
      change({ filters: withFilter(asked.filters, name, value) }, isTyped),
    change: (changed) => change(changed),
    clear: () => change({ q: '', filters: {} }),
    searchOf: (page) => write({ ...asked, page }),
  };
}
