import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { useToast } from '../../../ui/toasts';
import { CalendarIcon } from '../../../entities/event/icons';

const Panel = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(6),
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.subtle,
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
    marginTop: theme.spacing(2),
  },
  '@media print': { display: 'none' },
}));

interface Props {
  /** Absolute. */
  href: string;
  /** Empty for all. */
  organizer: string;
}

/** The links to follow all events, or those of an organiser, in the reader's own calendar. */
export function CalendarFeed({ href, organizer }: Props) {
  const raise = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      raise('success', t('Address copied'));
    } catch {
      raise('error', t('The address could not be copied.'));
    }
  };
  return (
    <Panel aria-labelledby="calendar-feed">
      <Typography id="calendar-feed" variant="h4" component="h2">
        {organizer === ''
          ? t('All events in your own calendar')
          : t('Events of {organizer} in your own calendar', { organizer })}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t('Subscribe once: new dates, changes and cancellations then arrive by themselves.')}
      </Typography>
      <div className="ways">
        <Button
          variant="outlined"
          href={href.replace(/^https?:/, 'webcal:')}
          startIcon={<CalendarIcon />}
        >
          {t('Subscribe')}
        </Button>
        <Button variant="text" onClick={() => void copy()}>
          {t('Copy address')}
        </Button>
        <Link href={href} sx={{ py: 1, fontWeight: 600 }}>
          {t('Download as a file')}
        </Link>
      </div>
    </Panel>
  );
}
