import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { useLateDialog } from '../../ui/useLateDialog';
import { emptyReport, type ReportValues, type SendReport } from './reportValues';

const loadDialog = () =>
  import(/* webpackChunkName: "report-dialog" */ './ReportDialogView').then(
    ({ ReportDialogView }) => ReportDialogView,
  );

interface Props {
  /** What the button says, as "Report this listing". */
  children: string;
  /** Name of what is reported. */
  about: string;
  onSend: SendReport;
}

/** Opens the report's dialog, whose form comes with the first use. */
export function ReportButton({ children, about, onSend }: Props) {
  const { Dialog, isOpen, isLoading, open, close } = useLateDialog(loadDialog);
  const draft = useRef<ReportValues>(emptyReport);
  const [opened, setOpened] = useState(emptyReport);
  const keep = useCallback((values: ReportValues) => {
    draft.current = values;
  }, []);
  const begin = () => {
    setOpened(draft.current);
    void open();
  };
  return (
    <>
      <Button variant="text" aria-busy={isLoading} onClick={begin}>
        {children}
      </Button>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          about={about}
          draft={opened}
          onDraft={keep}
          onSend={onSend}
          onClose={close}
        />
      )}
    </>
  );
}
