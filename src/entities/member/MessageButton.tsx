import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { loadChunk } from '../../ui/loadChunk';
import { useToast } from '../../ui/toasts';
import type { MessageDialogProps } from './MessageDialog';

interface Props {
  memberId: number;
  /** The name that everybody sees. */
  name: string;
  children: string;
}

/** Opens the form of a message, which comes with the first use. */
export function MessageButton({ memberId, name, children }: Props) {
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<MessageDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      const chunk = await loadChunk(
        () => import(/* webpackChunkName: "message-dialog" */ './MessageDialog'),
      );
      setDialog(() => chunk.MessageDialog);
      setIsOpen(true);
    } catch {
      toast('error', 'The form could not be loaded. Please check your connection.');
    }
    setIsLoading(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-busy={isLoading}
        aria-label={`${children}: ${name}`}
        sx={{ minHeight: 44 }}
        onClick={() => void open()}
      >
        {children}
      </Button>
      {isOpen && Dialog && (
        <Dialog memberId={memberId} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
