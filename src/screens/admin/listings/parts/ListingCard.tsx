import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { ListingRow } from '../../../../../domain/contract/admin/listings';
import { countyName } from '../../../../../domain/counties';
import { countText, dateText } from '../../../../ui/format';
import { PostStateChip } from '../../moderation/parts/PostStateChip';

/** Why a listing needs attention. */
const needsOf = (row: ListingRow): string =>
  [
    row.open_reports > 0 && countText(row.open_reports, 'flag'),
    row.is_changed && t('changed since approval'),
    row.is_stale && t('not updated for a year'),
    row.suspected_duplicates > 0 && countText(row.suspected_duplicates, 'suspected duplicate'),
  ]
    .filter(Boolean)
    .join(', ');

interface Props {
  row: ListingRow;
  href: string;
}

/** A listing as a card, for screens too narrow for a table. */
export function ListingCard({ row, href }: Props) {
  const needs = needsOf(row);
  return (
    <>
      <Typography variant="h4" component="h3">
        <Link component={RouterLink} to={href} sx={{ display: 'block', py: 0.75 }}>
          {row.name}
        </Link>
      </Typography>
      <div>
        <PostStateChip status={row.status} />
      </div>
      <Typography variant="body2">
        {[
          t(row.category),
          countyName(row.county),
          row.level && t(row.level),
          row.featured && t('featured'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2">
        {t('Modified {day}', { day: dateText(row.modified_at) })}
      </Typography>
      {needs && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('Attention: {needs}', { needs })}
        </Typography>
      )}
    </>
  );
}
