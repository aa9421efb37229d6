import { useEffect, useState } from 'react';
import { SEARCH_PAUSE } from '../../domain/limits';

/** What was typed, after a pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
