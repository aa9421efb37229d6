import { useState, type ComponentType } from 'react';
import { t } from '../../domain/language';
import { loadChunk } from './loadChunk';
import { useToast } from './toasts';

/** A dialog whose code comes with its first use; `Dialog` is null until then. */
export function useLateDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      const loaded = await loadChunk(load);
      setDialog(() => loaded);
      setIsOpen(true);
    } catch {
      toast('error', t('The form could not be loaded. Please check your connection.'));
    }
    setIsLoading(false);
  };
  return { Dialog, isOpen, isLoading, open, close: () => setIsOpen(false) };
}
