import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { t } from '../../../../../domain/language';
import type { AuditEntry } from '../../../../../domain/contract/admin/audit';
import { momentText } from '../../../../ui/format';
import { actionText } from '../auditActions';
import { actorText, onBehalfText, subjectText } from '../actorText';

export const auditColumns = (onOpen: (entry: AuditEntry) => void): GridColDef<AuditEntry>[] => [
  {
    field: 'at',
    headerName: t('When'),
    width: 190,
    valueGetter: (_value, { at }) => momentText(at),
  },
  {
    field: 'actor_name',
    headerName: t('Who'),
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => actorText(row),
  },
  {
    field: 'action',
    headerName: t('What'),
    flex: 1.5,
    minWidth: 170,
    valueGetter: (_value, { action }) => actionText(action),
  },
  {
    field: 'subject',
    headerName: t('Subject'),
    flex: 1.5,
    minWidth: 150,
    valueGetter: (_value, row) => subjectText(row),
  },
  {
    field: 'as_user_name',
    headerName: t('On behalf of'),
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => onBehalfText(row),
  },
  { field: 'note', headerName: t('Note'), flex: 1.5, minWidth: 200 },
  {
    field: 'details',
    hideable: false,
    headerName: t('Details'),
    width: 110,
    renderCell: ({ row, tabIndex }) => (
      <Button
        variant="text"
        size="small"
        tabIndex={tabIndex}
        aria-label={t('Details of {action}, {subject}', {
          action: actionText(row.action),
          subject: subjectText(row),
        })}
        onClick={() => onOpen(row)}
      >
        {t('Details')}
      </Button>
    ),
  },
];
