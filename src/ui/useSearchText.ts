import { useEffect, useEffectEvent, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { SEARCH_PAUSE } from '../../domain/limits';

const TYPED = { typed: true };

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state;

interface Search {
  /** The search of the address. */
  q: string;
  /** The search for a typed text, such as without spaces around it. */
  meaningOf: (typed: string) => string;
  /** The query string of a search. */
  searchOf: (q: string) => string;
}

/**
 * The text in a search field. The field owns the keystrokes, the address owns the search: a pause
 * in typing replaces the address, and any other navigation (Back, a link, "Clear") fills the field anew.
 */
export function useSearchText({ q, meaningOf, searchOf }: Search) {
  const navigate = useNavigate();
  const { key, search, state } = useLocation() as Location<unknown>;
  const isOwnMove = useNavigationType() === NavigationType.Replace && isTyped(state);
  const [field, setField] = useState({ text: q, key });
  if (field.key !== key) setField({ text: isOwnMove ? field.text : q, key });

  const meant = meaningOf(field.text);
  const move = useEffectEvent(() => {
    void navigate({ search: searchOf(meant) }, { replace: true, state: TYPED });
  });
  useEffect(() => {
    if (meant === q) return;
    const timer = setTimeout(move, SEARCH_PAUSE);
    return () => clearTimeout(timer);
    // Where the pauses of two fields end together, the second move undoes the first, which is then made again.
  }, [meant, q, search]);

  return { typed: field.text, type: (text: string) => setField({ text, key: field.key }) };
}
