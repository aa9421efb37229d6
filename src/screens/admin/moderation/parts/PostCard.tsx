import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { PostRow } from '../../../../../domain/contract/admin/moderation';
import { countText, dayText } from '../../../../ui/format';
import { PostStateChip } from './PostStateChip';

interface Props {
  row: PostRow;
  search: string;
}

/** What it is, whose, and since when. */
function rowText({ subject, owner_name: owner, modified_at }: PostRow): string {
  const values = { owner, day: dayText(modified_at) };
  return subject === 'event'
    ? t('Event by {owner}, changed {day}', values)
    : t('Resource by {owner}, changed {day}', values);
}

/** A row of the queue as a card, for screens too narrow for a table. */
export const PostCard = ({ row, search }: Props) => (
  <>
    <Typography variant="h4" component="h3">
      <Link component={RouterLink} to={{ search }} sx={{ display: 'block', py: 0.75 }}>
        {row.title}
      </Link>
    </Typography>
    <div>
      <PostStateChip status={row.status} />
    </div>
    <Typography variant="body2">
      {rowText(row)}
      {row.open_reports > 0 && `, ${countText(row.open_reports, 'open report')}`}
    </Typography>
  </>
);
