import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { ListingRow } from '../../../../../domain/contract/admin/listings';
import { factText } from '../../../../../domain/listing/facts';
import { LISTED_NAMES, listLabelOf, type ListedName } from '../../../../../domain/listing/fields';
import { dayText } from '../../../../ui/format';
import { PostStateChip } from '../../moderation/parts/PostStateChip';

const day = (iso: string | null): string => (iso === null ? '' : dayText(iso));
const yes = (is: boolean): string => (is ? t('Yes') : '');
/** Zero is usual, so the cell stays empty. */
const some = (count: number): string => (count === 0 ? '' : String(count));

type HrefOf = (row: ListingRow) => string;

function factColumn(name: ListedName, hrefOf: HrefOf): GridColDef<ListingRow> {
  const headerName = listLabelOf(name);
  if (name === 'name') {
    return {
      field: name,
      rowHeader: true,
      headerName,
      flex: 2,
      minWidth: 170,
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
    ...(name === 'county' ? { width: 110 } : { flex: 1, minWidth: 115 }),
    valueGetter: (_value, row) => t(factText(name, row)),
  };
}

export const listingColumns = (hrefOf: HrefOf): GridColDef<ListingRow>[] => [
  ...LISTED_NAMES.map((name) => factColumn(name, hrefOf)),
  {
    field: 'status',
    headerName: t('Status'),
    width: 176,
    renderCell: ({ row }) => <PostStateChip status={row.status} />,
  },
  {
    field: 'level',
    headerName: t('Level'),
    width: 74,
    valueGetter: (_value, { level }) => (level === null ? '' : t(level)),
  },
  {
    field: 'verified_at',
    headerName: t('Verified'),
    width: 125,
    valueGetter: (_value, { verified_at }) => day(verified_at),
  },
  {
    field: 'open_reports',
    headerName: t('Flags'),
    width: 65,
    valueGetter: (_value, { open_reports }) => some(open_reports),
  },
  {
    field: 'is_changed',
    headerName: t('Changed'),
    width: 90,
    valueGetter: (_value, { is_changed }) => yes(is_changed),
  },
  {
    field: 'is_stale',
    headerName: t('Stale'),
    width: 62,
    valueGetter: (_value, { is_stale }) => yes(is_stale),
  },
  {
    field: 'suspected_duplicates',
    headerName: t('Duplicates'),
    width: 106,
    valueGetter: (_value, { suspected_duplicates }) => some(suspected_duplicates),
  },
  {
    field: 'featured',
    headerName: t('Featured'),
    width: 92,
    valueGetter: (_value, { featured }) => yes(featured),
  },
  {
    field: 'published_at',
    headerName: t('Published'),
    width: 125,
    valueGetter: (_value, { published_at }) => day(published_at),
  },
  {
    field: 'modified_at',
    headerName: t('Modified'),
    width: 140,
    valueGetter: (_value, { modified_at }) => day(modified_at),
  },
];
