import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
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
    headerName: t('What'),
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
    headerName: t('About'),
    width: 110,
    valueGetter: (_value, { subject }) => t(SUBJECT_NAMES[subject]),
  },
  {
    field: 'reason',
    headerName: t('Reason'),
    flex: 1,
    minWidth: 170,
    valueGetter: (_value, { reason }) => t(reason),
  },
  { field: 'details', headerName: t('Details'), flex: 3, minWidth: 240 },
  {
    field: 'email',
    headerName: t('Wants an answer'),
    width: 160,
    valueGetter: (_value, { email }) => (email ? t('Yes') : t('No')),
  },
  {
    field: 'created_at',
    headerName: t('Received'),
    width: 190,
    valueGetter: (_value, { created_at }) => momentText(created_at),
  },
];
