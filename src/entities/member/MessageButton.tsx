import Button from '@mui/material/Button';
import { useLateDialog } from '../../ui/useLateDialog';

const loadDialog = () =>
  import(/* webpackChunkName: "message-dialog" */ './MessageDialog').then(
    ({ MessageDialog }) => MessageDialog,
  );

interface Props {
  memberId: number;
  /** The name that everybody sees. */
  name: string;
  children: string;
}

/** Opens the form of a message, which comes with the first use. */
export function MessageButton({ memberId, name, children }: Props) {
  const { Dialog, isOpen, isLoading, open, close } = useLateDialog(loadDialog);
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
      {isOpen && Dialog && <Dialog memberId={memberId} name={name} onClose={close} />}
    </>
  );
}
