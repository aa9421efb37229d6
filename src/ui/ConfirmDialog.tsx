import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../domain/language';
import { BusyButton } from './BusyButton';
import { FormAlert, type Problem } from './fields/FormAlert';

export const DialogFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  overflowWrap: 'anywhere',
}));

export const DialogActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& .MuiButton-root': { minHeight: 44 },
}));

interface Props {
  title: string;
  children: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  isDestructive?: boolean;
  /** Resolves to what went wrong; null when it is done. */
  onAct: () => Promise<Problem | null>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, children, action, isDestructive = false, onAct, onClose } = props;
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async () => {
    setIsBusy(true);
    setProblem(null);
    const failure = await onAct();
    setIsBusy(false);
    setProblem(failure);
    if (failure === null) onClose();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography component="div">{children}</Typography>
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <DialogActions>
          <BusyButton
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            busy={isBusy}
            onClick={() => void act()}
          >
            {action}
          </BusyButton>
          <Button variant="text" disabled={isBusy} onClick={onClose}>
            {t('Keep it as it is')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
