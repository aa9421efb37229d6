import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useSearchEventsQuery } from '../../../api/eventsApi';
import { knownZone, type Reader } from '../../../entities/event/eventTime';
import { useReader } from '../../../entities/event/useReader';
import { usePaths } from '../../../paths';
import { Section } from '../../../ui/Section';
import { SectionLink } from './SectionLink';

const SHOWN_EVENTS = 1;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '& > li': {
    paddingTop: theme.spacing(2),
    borderTop: `6px solid ${theme.vars.palette.accent.main}`,
  },
}));

/** In the event's own zone, which it names. */
const timeText = (iso: string, timezone: string, { locale }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone: knownZone(timezone),
  }).format(Date.parse(iso));

/** The next event. Nothing is shown when there is none, or after a failure. */
export function NextEvent() {
  const paths = usePaths();
  const reader = useReader();
  const { data, error } = useSearchEventsQuery({
    when: 'upcoming',
    cancelled: 'no',
    page_size: String(SHOWN_EVENTS),
  });
  useEffect(() => {
    if (error) console.error('Failed to fetch events', error);
  }, [error]);
  const results = Array.isArray(data?.results) ? data.results : [];
  const events = results.filter(({ status }) => status !== 'cancelled').slice(0, SHOWN_EVENTS);
  if (events.length === 0) return null;
  return (
    <Section
      title={t('Next event')}
      aside={<SectionLink to={paths.events}>{t('See all events')}</SectionLink>}
    >
      <List>
        {events.map(({ event_id, slug, name, summary, start_date, timezone, members_only }) => (
          <li key={event_id}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }} suppressHydrationWarning>
              {timeText(start_date, timezone, reader)}
              {members_only && ` · ${t('Members only')}`}
            </Typography>
            <Typography variant="h4" component="h3">
              <Link
                component={RouterLink}
                to={paths.event(slug)}
                color="inherit"
                underline="hover"
                sx={{ display: 'inline-block', py: 0.5 }}
              >
                {name}
              </Link>
            </Typography>
            <Typography>{summary}</Typography>
          </li>
        ))}
      </List>
    </Section>
  );
}
