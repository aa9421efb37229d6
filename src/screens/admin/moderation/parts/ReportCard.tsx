import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { AbuseReport } from '../../../../../domain/contract/admin/moderation';
import { momentText } from '../../../../ui/format';
import { SUBJECT_NAMES, titleOf } from '../reportSubjects';

interface Props {
  row: AbuseReport;
  search: string;
}

/** A report as a card, for screens too narrow for a table. */
export const ReportCard = ({ row, search }: Props) => (
  <>
    <Typography variant="h4" component="h3">
      <Link component={RouterLink} to={{ search }} sx={{ display: 'block', py: 0.75 }}>
        {titleOf(row)}
      </Link>
    </Typography>
    <Typography>
      {t(SUBJECT_NAMES[row.subject])}: {t(row.reason)}
    </Typography>
    {row.details && <Typography variant="body2">{row.details}</Typography>}
    <Typography variant="body2" color="textSecondary">
      {momentText(row.created_at)}
      {row.email && `, ${t('waits for an answer')}`}
    </Typography>
  </>
);
