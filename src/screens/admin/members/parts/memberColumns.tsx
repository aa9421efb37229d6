import type { GridColDef } from '@mui/x-data-grid';
import { t } from '../../../../../domain/language';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { dayText } from '../../../../ui/format';
import { memberName, type MemberActionProps } from '../memberActions';
import { MemberMenu } from './MemberMenu';
import { MemberState } from './MemberState';

const yes = (is: boolean): string => (is ? t('Yes') : t('No'));

export const memberColumns = (actions: MemberActionProps): GridColDef<MemberRow>[] => [
  {
    field: 'name',
    headerName: t('Name'),
    flex: 2,
    minWidth: 170,
    rowHeader: true,
    hideable: false,
    valueGetter: (_value, row) => memberName(row),
  },
  {
    field: 'actions',
    headerName: t('Actions'),
    width: 110,
    hideable: false,
    renderCell: ({ row, tabIndex }) => <MemberMenu row={row} tabIndex={tabIndex} {...actions} />,
  },
  { field: 'username', headerName: t('User name'), flex: 1, minWidth: 130 },
  { field: 'user_email', headerName: t('Email'), flex: 3, minWidth: 233 },
  {
    field: 'user_type',
    headerName: t('Account'),
    width: 110,
    valueGetter: (_value, { user_type }) =>
      user_type === 'business' ? t('Business') : t('Individual'),
  },
  {
    field: 'role',
    headerName: t('State'),
    width: 150,
    renderCell: ({ row }) => <MemberState row={row} />,
  },
  {
    field: 'form_filled',
    headerName: t('Profile done'),
    width: 130,
    valueGetter: (_value, { form_filled }) => yes(form_filled),
  },
  {
    field: 'newsletter',
    headerName: t('Newsletter'),
    width: 110,
    valueGetter: (_value, { newsletter }) => yes(newsletter),
  },
  {
    field: 'created_at',
    headerName: t('Member since'),
    width: 185,
    valueGetter: (_value, { created_at }) => dayText(created_at),
  },
];
