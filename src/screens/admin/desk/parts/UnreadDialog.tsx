import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plural, t } from '../../../../../domain/language';
import { unreadText } from '../../../../../domain/vetting/unreadFlags';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';

interface Props {
  name: string;
  /** Flagged answers that were not opened. */
  count: number;
  onApprove: () => void;
  onRead: () => void;
}

/** Asks once before an approval that leaves flagged answers unread. */
export function UnreadDialog({ name, count, onApprove, onRead }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onRead} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {unreadText(count)}
        </Typography>
        <Typography>
          {plural(
            count,
            'You have not opened a flagged answer of {name}. If you approve now, the audit log says so.',
            'You have not opened all flagged answers of {name}. If you approve now, the audit log says so.',
            { name },
          )}
        </Typography>
        <DialogActions>
          <Button variant="contained" onClick={onRead}>
            {plural(count, 'Read it first', 'Read them first')}
          </Button>
          <Button variant="text" onClick={onApprove}>
            {t('Approve unread')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
