import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { PostRow } from '../../../../../domain/contract/admin/moderation';
import { dayText } from '../../../../ui/format';
import { PostStateChip } from './PostStateChip';

export const postColumns = (searchOf: (row: PostRow) => string): GridColDef<PostRow>[] => [
  {
    field: 'title',
    rowHeader: true,
    hideable: false,
    headerName: t('Title'),
    flex: 3,
    minWidth: 260,
    renderCell: ({ row, tabIndex }) => (
      <Link
        component={RouterLink}
        to={{ search: searchOf(row) }}
        tabIndex={tabIndex}
        title={row.title}
      >
        {row.title}
      </Link>
    ),
  },
  {
    field: 'subject',
    headerName: t('Kind'),
    width: 110,
    valueGetter: (_value, { subject }) => (subject === 'event' ? t('Event') : t('Resource')),
  },
  { field: 'owner_name', headerName: t('By'), flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: t('State'),
    width: 190,
    renderCell: ({ row }) => <PostStateChip status={row.status} />,
  },
  {
    field: 'modified_at',
    headerName: t('Last changed'),
    width: 180,
    valueGetter: (_value, { modified_at }) => dayText(modified_at),
  },
  { field: 'open_reports', headerName: t('Open reports'), type: 'number', width: 150 },
];
