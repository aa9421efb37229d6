import { SHORTEST_SUGGESTED, type Suggestion } from '../../../domain/contract/suggestion';
import { useSuggestQuery } from '../../api/suggestionsApi';
import { useSettled } from '../../ui/useSettled';

const NONE: readonly Suggestion[] = [];

/**
 * What may be meant by the beginning of a search: nothing for one letter, nothing after a failure, and nothing that
 * belongs to another text. Null asks for nothing.
 */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const text = typed?.trim() ?? '';
  const asked = useSettled(text);
  const { data, isError } = useSuggestQuery(asked, { skip: asked.length < SHORTEST_SUGGESTED });
  const belongs = text.length >= SHORTEST_SUGGESTED && data && text.startsWith(data.q);
  return belongs && !isError ? data.suggestions : NONE;
}
