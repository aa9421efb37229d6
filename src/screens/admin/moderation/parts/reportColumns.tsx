import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router';
import type { AbuseReport } from '../../../../../domain/contract/admin/moderation';
import { momentText } from '../../../../ui/format';
import { SUBJECT_NAMES, titleOf } from '../reportSubjects';

export const reportColumns = (
  searchOf: (report: AbuseReport) => string,
): GridColDef<AbuseReport>[] => [
  {
    field: 'title',
    rowHeader: true,
    hideable: false,
    headerName: 'What',
    flex: 2,
    minWidth: 200,
    renderCell: ({ row, tabIndex }) => (
      <Link
        component={RouterLink}
        to={{ search: searchOf(row) }}
        tabIndex={tabIndex}
        title={titleOf(row)}
      >
        {titleOf(row)}
      </Link>
    ),
  },
  {
    field: 'subject',
    headerName: 'About',
    width: 110,
    valueGetter: (_value, { subject }) => SUBJECT_NAMES[subject],
  },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 170 },
  { field: 'details', headerName: 'Details', flex: 3, minWidth: 240 },
  {
    field: 'email',
    headerName: 'Wants an answer',
    width: 160,
    valueGetter: (_value, { email }) => (email ? 'Yes' : 'No'),
  },
  {
    field: 'created_at',
    headerName: 'Received',
    width: 190,
    valueGetter: (_value, { created_at }) => momentText(created_at),
  },
];
