import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { PostLink } from '../../entities/post/PostLink';
import { EventList, type EventListProps } from './parts/EventList';
import { Feed } from './parts/Feed';
import { FilterBar } from './parts/FilterBar';
import { MonthView, type MonthViewProps } from './parts/MonthView';
import { ViewNav } from './parts/ViewNav';

interface EventsPageViewProps extends EventListProps, MonthViewProps {
  feedHref: string;
  isMember: boolean;
  onSignIn: (returnTo: string) => void;
}

export function EventsPageView(props: EventsPageViewProps) {
  const { filters } = props;
  const paths = usePaths();
  return (
    <Page
      title="Events"
      description="Workshops, walks and clinics on sustainability in Kenya and online: what is planned, what took place, and a calendar to subscribe to."
    >
      <PageTitle variant="h2">Events</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
        Workshops, field days and clinics that members organise for each other and for everyone.
      </Typography>
      <Box sx={{ mt: 2 }}>
        <PostLink to={paths.postEvent} isMember={props.isMember} onSignIn={props.onSignIn}>
          Post an event
        </PostLink>
      </Box>
      <ViewNav filters={filters} />
      <FilterBar filters={filters} />
      {filters.view === 'month' ? <MonthView {...props} /> : <EventList {...props} />}
      <Feed href={props.feedHref} />
    </Page>
  );
}
