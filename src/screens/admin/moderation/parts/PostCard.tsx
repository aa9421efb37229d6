import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { PostRow } from '../../../../../domain/contract/admin/moderation';
import { countText, dayText } from '../../../../ui/format';
import { PostStateChip } from './PostStateChip';

interface Props {
  row: PostRow;
  search: string;
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
      {row.subject === 'event' ? 'Event' : 'Resource'} by {row.owner_name}, changed{' '}
      {dayText(row.modified_at)}
      {row.open_reports > 0 && `, ${countText(row.open_reports, 'open report')}`}
    </Typography>
  </>
);
