import type { GridColDef } from '@mui/x-data-grid';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { dayText } from '../../../../ui/format';
import { memberName, type MemberActionProps } from '../memberActions';
import { MemberMenu } from './MemberMenu';
import { MemberState } from './MemberState';

const yes = (is: boolean): string => (is ? 'Yes' : 'No');

export const memberColumns = (actions: MemberActionProps): GridColDef<MemberRow>[] => [
  {
    field: 'name',
    headerName: 'Name',
    flex: 2,
    minWidth: 170,
    rowHeader: true,
    hideable: false,
    valueGetter: (_value, row) => memberName(row),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 110,
    hideable: false,
    renderCell: ({ row, tabIndex }) => <MemberMenu row={row} tabIndex={tabIndex} {...actions} />,
  },
  { field: 'username', headerName: 'User name', flex: 1, minWidth: 140 },
  { field: 'user_email', headerName: 'Email', flex: 3, minWidth: 250 },
  {
    field: 'user_type',
    headerName: 'Account',
    width: 110,
    valueGetter: (_value, { user_type }) => (user_type === 'business' ? 'Business' : 'Individual'),
  },
  {
    field: 'role',
    headerName: 'State',
    width: 150,
    renderCell: ({ row }) => <MemberState row={row} />,
  },
  {
    field: 'form_filled',
    headerName: 'Profile done',
    width: 130,
    valueGetter: (_value, { form_filled }) => yes(form_filled),
  },
  {
    field: 'newsletter',
    headerName: 'Newsletter',
    width: 110,
    valueGetter: (_value, { newsletter }) => yes(newsletter),
  },
  {
    field: 'created_at',
    headerName: 'Member since',
    width: 185,
    valueGetter: (_value, { created_at }) => dayText(created_at),
  },
];
