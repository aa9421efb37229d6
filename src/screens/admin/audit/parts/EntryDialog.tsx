import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { localeFor, t } from '../../../../../domain/language';
import type { AuditEntry } from '../../../../../domain/contract/admin/audit';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { actionText } from '../auditActions';
import { actorText, onBehalfText, subjectText } from '../actorText';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& code': { ...theme.typography.body2, fontFamily: 'monospace', overflowWrap: 'anywhere' },
}));

const exactly = (iso: string): string =>
  new Date(iso).toLocaleString(localeFor(undefined), { dateStyle: 'full', timeStyle: 'long' });

function Hash({ value }: { value: string }) {
  return value ? <code>{value}</code> : t('Nothing was there.');
}

interface Props {
  entry: AuditEntry;
  onClose: () => void;
}

/** All facts of an entry, and what its fingerprints prove. */
export function EntryDialog({ entry, onClose }: Props) {
  const id = useId();
  const onBehalf = onBehalfText(entry);
  const facts = [
    [t('Number'), entry.id],
    [t('When'), exactly(entry.at)],
    [t('Who'), actorText(entry)],
    [t('On behalf of'), onBehalf || t('Nobody: as an admin')],
    [t('Action'), entry.action],
    [t('Subject'), subjectText(entry)],
    [t('Note'), entry.note || t('There is none.')],
    [t('Before'), <Hash key="before" value={entry.before_hash} />],
    [t('After'), <Hash key="after" value={entry.after_hash} />],
  ] as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame data-hj-suppress>
        <Typography id={id} variant="h3" component="h2">
          {actionText(entry.action)}
        </Typography>
        <Facts>
          {facts.map(([term, fact]) => [
            <dt key={term}>{term}</dt>,
            <dd key={`${term} is`}>{fact}</dd>,
          ])}
        </Facts>
        <Typography variant="body2">
          {t(
            '“Before” and “After” are fingerprints (SHA-256) of what was there. The log keeps no copy, since that would keep personal data for ever. Anyone with a copy can prove by its fingerprint that it is the original: a changed copy has a different one.',
          )}
        </Typography>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
