import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { changeFilters, readFilters, writeFilters, type ResourceFilters } from './filters';

const TYPED = { typed: true };

/** Whether the address was last changed by typing into the search field. */
export function useIsTyped(): boolean {
  const { state } = useLocation() as { state: unknown };
  const isReplaced = useNavigationType() === NavigationType.Replace;
  return isReplaced && typeof state === 'object' && state !== null && 'typed' in state;
}

/**
 * The text in the search field. The field keeps what is typed, and each keystroke writes the search into the
 * address. Any other navigation (Back, a link, "Clear") fills the field from the address.
 */
export function useTypedQuery(filters: ResourceFilters) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isTyped = useIsTyped();
  const [field, setField] = useState({ text: filters.q, key });
  if (field.key !== key) setField({ text: isTyped ? field.text : filters.q, key });

  const type = (text: string) => {
    setField({ text, key: field.key });
    const { q } = readFilters(new URLSearchParams({ q: text }));
    void navigate(
      { search: writeFilters(changeFilters(filters, { q })) },
      { replace: true, state: TYPED },
    );
  };
  return { typed: field.text, type };
}
