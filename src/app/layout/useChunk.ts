import { useState } from 'react';
import { t } from '../../../domain/language';
import { loadChunk, NOT_LOADED } from '../../ui/loadChunk';
import { useToast } from '../../ui/toasts';

/**
 * Code that is loaded with its first use. When that fails, a message is shown and the next use tries
 * again. Without `onFailure` the code is only fetched in advance.
 */
export function useChunk<T extends object>(load: () => Promise<T>) {
  const [chunk, setChunk] = useState<T | null>(null);
  const toast = useToast();
  const fetchChunk = async (onFailure?: () => void) => {
    if (chunk) return;
    try {
      setChunk(await (onFailure ? loadChunk(load) : load()));
    } catch {
      if (!onFailure) return;
      toast('error', t(NOT_LOADED));
      onFailure();
    }
  };
  return [chunk, fetchChunk] as const;
}
