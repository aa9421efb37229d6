import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { SEARCH_PAUSE } from '../../../../domain/limits';
import { searchedText, writeFilters, type BoardFilters } from './filters';

const TYPED = { typed: true };

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state;

/**
 * The text in the search field. The field owns the keystrokes, the address what they mean: a pause
 * replaces the address, and any other move (Back, a link, "Clear") fills the field anew.
 */
export function useTypedQuery(filters: BoardFilters) {
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const isOwnMove = useNavigationType() === NavigationType.Replace && isTyped(state);
  const [field, setField] = useState({ text: filters.q, key });
  if (field.key !== key) setField({ text: isOwnMove ? field.text : filters.q, key });

  const q = searchedText(field.text);
  useEffect(() => {
    if (q === filters.q) return;
    const search = () =>
      void navigate({ search: writeFilters({ ...filters, q }) }, { replace: true, state: TYPED });
    const timer = setTimeout(search, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [q, filters, navigate]);

  return { typed: field.text, type: (text: string) => setField({ text, key: field.key }) };
}
