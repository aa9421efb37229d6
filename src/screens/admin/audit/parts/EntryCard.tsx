import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import type { AuditEntry } from '../../../../../domain/contract/admin/audit';
import { momentText } from '../../../../ui/format';
import { actionText } from '../auditActions';
import { actorText, onBehalfText, subjectText } from '../actorText';

interface Props {
  row: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

/** An entry as a card, for screens too narrow for a table. */
export function EntryCard({ row, onOpen }: Props) {
  const onBehalf = onBehalfText(row);
  const values = { subject: subjectText(row), actor: actorText(row) };
  return (
    <>
      <Typography variant="h4" component="h3">
        {actionText(row.action)}
      </Typography>
      <Typography variant="body2">
        {onBehalf
          ? t('{subject}, by {actor}, on behalf of {business}', { ...values, business: onBehalf })
          : t('{subject}, by {actor}', values)}
      </Typography>
      {row.note && <Typography>{row.note}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {momentText(row.at)}
      </Typography>
      <div>
        <Button
          variant="outlined"
          size="small"
          aria-label={t('Details of {action}, {subject}', {
            action: actionText(row.action),
            subject: subjectText(row),
          })}
          onClick={() => onOpen(row)}
        >
          {t('Details')}
        </Button>
      </div>
    </>
  );
}
