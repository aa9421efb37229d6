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
    headerName: 'When',
    width: 190,
    valueGetter: (_value, { at }) => momentText(at),
  },
  {
    field: 'actor_name',
    headerName: 'Who',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => actorText(row),
  },
  {
    field: 'action',
    headerName: 'What',
    flex: 1.5,
    minWidth: 170,
    valueGetter: (_value, { action }) => actionText(action),
  },
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1.5,
    minWidth: 150,
    valueGetter: (_value, row) => subjectText(row),
  },
  {
    field: 'as_user_name',
    headerName: 'On behalf of',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => onBehalfText(row),
  },
  { field: 'note', headerName: 'Note', flex: 1.5, minWidth: 200 },
  {
    field: 'details',
    hideable: false,
    headerName: 'Details',
    width: 110,
    renderCell: ({ row, tabIndex }) => (
      <Button
        variant="text"
        size="small"
        tabIndex={tabIndex}
        aria-label={`Details of ${actionText(row.action)}, ${subjectText(row)}`}
        onClick={() => onOpen(row)}
      >
        {t('Details')}
      </Button>
    ),
  },
];
