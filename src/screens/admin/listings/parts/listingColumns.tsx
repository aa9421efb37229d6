import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router';
import type { ListingRow } from '../../../../../domain/contract/admin/listings';
import { factText } from '../../../../../domain/listing/facts';
import { LISTED_NAMES, listLabelOf, type ListedName } from '../../../../../domain/listing/fields';
import { dayText } from '../../../../ui/format';
import { PostStateChip } from '../../moderation/parts/PostStateChip';

const day = (iso: string | null): string => (iso === null ? '' : dayText(iso));
const yes = (is: boolean): string => (is ? 'Yes' : '');
/** Zero is usual, so the cell stays empty. */
const some = (count: number): string => (count === 0 ? '' : String(count));

type HrefOf = (row: ListingRow) => string;

function factColumn(name: ListedName, hrefOf: HrefOf): GridColDef<ListingRow> {
  const headerName = listLabelOf(name);
  if (name === 'name') {
    return {
      field: name,
      headerName,
      flex: 2,
      minWidth: 180,
      renderCell: ({ row, tabIndex }) => (
        <Link component={RouterLink} to={hrefOf(row)} tabIndex={tabIndex} title={row.name}>
          {row.name}
        </Link>
      ),
    };
  }
  return {
    field: name,
    headerName,
    ...(name === 'county' ? { width: 110 } : { flex: 1, minWidth: 120 }),
    valueGetter: (_value, row) => factText(name, row),
  };
}

export const listingColumns = (hrefOf: HrefOf): GridColDef<ListingRow>[] => [
  ...LISTED_NAMES.map((name) => factColumn(name, hrefOf)),
  {
    field: 'status',
    headerName: 'Status',
    width: 165,
    renderCell: ({ row }) => <PostStateChip status={row.status} />,
  },
  { field: 'level', headerName: 'Level', width: 85 },
  {
    field: 'verified_at',
    headerName: 'Verified',
    width: 125,
    valueGetter: (_value, { verified_at }) => day(verified_at),
  },
  {
    field: 'open_reports',
    headerName: 'Flags',
    width: 75,
    valueGetter: (_value, { open_reports }) => some(open_reports),
  },
  {
    field: 'is_changed',
    headerName: 'Changed',
    width: 105,
    valueGetter: (_value, { is_changed }) => yes(is_changed),
  },
  {
    field: 'is_stale',
    headerName: 'Stale',
    width: 70,
    valueGetter: (_value, { is_stale }) => yes(is_stale),
  },
  {
    field: 'suspected_duplicates',
    headerName: 'Duplicates',
    width: 115,
    valueGetter: (_value, { suspected_duplicates }) => some(suspected_duplicates),
  },
  {
    field: 'featured',
    headerName: 'Featured',
    width: 105,
    valueGetter: (_value, { featured }) => yes(featured),
  },
  {
    field: 'published_at',
    headerName: 'Published',
    width: 125,
    valueGetter: (_value, { published_at }) => day(published_at),
  },
  {
    field: 'modified_at',
    headerName: 'Modified',
    width: 115,
    valueGetter: (_value, { modified_at }) => day(modified_at),
  },
];
