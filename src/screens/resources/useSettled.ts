import { useEffect, useState } from 'react';
import { SEARCH_PAUSE } from '../../../domain/limits';

/** The text once nobody has typed for a moment; any other change of it holds at once. */
export function useSettled(text: string, isTyped: boolean): string {
  const [settled, setSettled] = useState(text);
  if (!isTyped && settled !== text) setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return isTyped ? settled : text;
}
