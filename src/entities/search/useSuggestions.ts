import { useEffect, useState } from 'react';
import { SHORTEST_SUGGESTED, type Suggestion } from '../../../domain/contract/suggestion';
import { SEARCH_PAUSE } from '../../../domain/limits';
import { useSuggestQuery } from '../../api/suggestionsApi';

const NONE: readonly Suggestion[] = [];

/**
 * What may be meant by the beginning of a search: nothing for one letter, nothing after a failure, and nothing that
 * belongs to another text. Null asks for nothing.
 */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const text = typed?.trim() ?? '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isError } = useSuggestQuery(asked, { skip: asked.length < SHORTEST_SUGGESTED });
  const belongs = text.length >= SHORTEST_SUGGESTED && data && text.startsWith(data.q);
  return belongs && !isError ? data.suggestions : NONE;
}
