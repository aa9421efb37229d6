import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { AbuseReport } from '../../../../../domain/contract/admin/moderation';
import { dateText } from '../../../../ui/format';
import { ReportDialog } from '../../moderation/parts/ReportDialog';
import { SECTION_IDS } from './ReviewSummary';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    justifyItems: 'start',
    maxWidth: 'none',
    padding: theme.spacing(2),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line' },
  '& .MuiButton-root': { minHeight: 44 },
}));

/** Reports of visitors about the listing; open ones can be closed. */
export function ListingFlags({ reports }: { reports: readonly AbuseReport[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const open = reports.find(({ id }) => id === openId);
  return (
    <section id={SECTION_IDS.flags} tabIndex={-1}>
      <Typography variant="h3" component="h2">
        {t('Flags from visitors')}
      </Typography>
      {reports.length === 0 && <Typography sx={{ mt: 1 }}>{t('There are none.')}</Typography>}
      <List>
        {reports.map(({ id, reason, details, created_at, closed_at, note }) => (
          <li key={id}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {t(reason)}
            </Typography>
            <Typography variant="body2">
              {closed_at
                ? t('{day}; closed on {closed}', {
                    day: dateText(created_at),
                    closed: dateText(closed_at),
                  })
                : dateText(created_at)}
            </Typography>
            {details && <blockquote>{details}</blockquote>}
            {note && <Typography variant="body2">{t('Our note: {note}', { note })}</Typography>}
            {closed_at === null && (
              <Button
                variant="outlined"
                aria-label={t('Close this flag: {reason}', { reason: t(reason) })}
                onClick={() => setOpenId(id)}
              >
                {t('Close this flag')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {open?.closed_at === null && <ReportDialog report={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}
