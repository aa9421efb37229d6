import Button from '@mui/material/Button';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../ui/loadChunk';
import { useToast } from '../../ui/toasts';
import type { ReportDialogProps } from './ReportDialogView';
import { emptyReport, type ReportValues, type SendReport } from './reportValues';

interface Props {
  /** What the button says, as "Report this listing". */
  children: string;
  /** Name of what is reported. */
  about: string;
  onSend: SendReport;
}

/** Opens the report's dialog, whose form comes with the first use. */
export function ReportButton({ children, about, onSend }: Props) {
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const draft = useRef<ReportValues>(emptyReport);
  const [opened, setOpened] = useState(emptyReport);
  const keep = useCallback((values: ReportValues) => {
    draft.current = values;
  }, []);
  const open = async () => {
    setOpened(draft.current);
    setIsLoading(true);
    try {
      const chunk = await loadChunk(
        () => import(/* webpackChunkName: "report-dialog" */ './ReportDialogView'),
      );
      setDialog(() => chunk.ReportDialogView);
      setIsOpen(true);
    } catch {
      toast('error', 'The form could not be loaded. Please check your connection.');
    }
    setIsLoading(false);
  };
  return (
    <>
      <Button variant="text" aria-busy={isLoading} onClick={() => void open()}>
        {children}
      </Button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          about={about}
          draft={opened}
          onDraft={keep}
          onSend={onSend}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
