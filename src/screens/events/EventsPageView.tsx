import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { msg, t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { PostLink } from '../../entities/post/PostLink';
import { PillList } from '../../ui/PillList';
import { changeFilters, VIEWS, writeFilters, type EventFilters, type View } from './filters';
import { EventList, type EventListProps } from './parts/EventList';
import { CalendarFeed } from './parts/CalendarFeed';
import { FilterBar } from './parts/FilterBar';
import { MonthView, type MonthViewProps } from './parts/MonthView';

interface EventsPageViewProps extends EventListProps, MonthViewProps {
  feedHref: string;
  isMember: boolean;
  onSignIn: (returnTo: string) => void;
}

const VIEW_LABELS: Record<View, string> = {
  upcoming: msg('Upcoming'),
  past: msg('Past'),
  month: msg('Month'),
};

/** The views of the events, as links that can be shared. */
const ViewNav = ({ filters }: { filters: EventFilters }) => (
  <nav aria-label={t('View of events')}>
    <PillList sx={{ mt: 4 }}>
      {VIEWS.map((view) => (
        <li key={view}>
          <Link
            to={{ search: writeFilters(changeFilters(filters, { view, month: null })) }}
            aria-current={view === filters.view ? 'true' : undefined}
          >
            {t(VIEW_LABELS[view])}
          </Link>
        </li>
      ))}
    </PillList>
  </nav>
);

export function EventsPageView(props: EventsPageViewProps) {
  const { filters, search } = props;
  const paths = usePaths();
  const { organizer } = filters;
  const title = organizer === '' ? t('Events') : t('Events of {organizer}', { organizer });
  const count = search.found && !search.isLoading ? search.found.count : null;
  return (
    <Page
      title={title}
      description={t(
        'Workshops, walks and clinics on sustainability in Kenya and online: what is planned, what took place, and a calendar to subscribe to.',
      )}
    >
      <PageTitle variant="h2">{title}</PageTitle>
      {organizer === '' ? (
        <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
          {t(
            'Workshops, field days and clinics that members organise for each other and for everyone.',
          )}
        </Typography>
      ) : (
        <Link to={paths.events}>{t('See the events of all organisers')}</Link>
      )}
      <Box sx={{ mt: 2 }}>
        <PostLink to={paths.postEvent} isMember={props.isMember} onSignIn={props.onSignIn}>
          {t('Post an event')}
        </PostLink>
      </Box>
      <ViewNav filters={filters} />
      <FilterBar filters={filters} count={count} />
      {filters.view === 'month' ? <MonthView {...props} /> : <EventList {...props} />}
      <CalendarFeed href={props.feedHref} organizer={organizer} />
    </Page>
  );
}
