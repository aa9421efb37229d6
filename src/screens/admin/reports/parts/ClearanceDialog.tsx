import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { ClearanceForm } from '../../application/ClearanceForm';
import { CLEARANCE_NAMES, clearanceText, overrideText } from '../reportTexts';

interface Props {
  row: ReportRow;
  onClose: () => void;
}

/** A decision of the team on the Advanced part, which replaces the rule. */
export function ClearanceDialog({ row, onClose }: Props) {
  const id = useId();
  const { clearance, clearance_override: override } = row;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {t('Clearance of {name}', { name: row.name })}
        </Typography>
        <Typography>
          {t('The rule says: {clearance}.', { clearance: t(CLEARANCE_NAMES[clearance]) })}
        </Typography>
        {override && (
          <Typography>
            {clearanceText(row)}: “{overrideText(override)}”
          </Typography>
        )}
        <Typography>
          {t(
            'Your decision replaces the rule. It is logged with its reason, and the business is notified by email.',
          )}
        </Typography>
        <ClearanceForm application={row.application} labelledBy={id} onSaved={onClose} />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('Leave it as it is')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
