import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../domain/language';
import type { EventPostedBy } from '../../../domain/contract/event';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import type { AttendanceProps } from './parts/Attendance';
import { EventBody } from './parts/EventBody';
import { EventSkeleton } from './parts/EventSkeleton';
import type { EventState } from './useEvent';

export interface EventPageViewProps {
  event: EventPostedBy | null;
  state: EventState;
  isOver: boolean;
  hasBegun: boolean;
  attendance: AttendanceProps;
  /** The address of the list, with the filters the visitor came from. */
  list: string;
  onRetry: () => void;
  onSignIn: () => void;
}

const TITLES: Record<EventState, string> = {
  shown: msg('Event'),
  loading: msg('Loading an event…'),
  missing: msg('Event not found'),
  failed: msg('Event not loaded'),
};

function Content({ event, state, list, onRetry, ...props }: EventPageViewProps) {
  if (event) return <EventBody event={event} {...props} />;
  if (state === 'loading') return <EventSkeleton onRetry={onRetry} />;
  return (
    <>
      <PageTitle variant="h2">{t(TITLES[state])}</PageTitle>
      {state === 'failed' ? (
        <ErrorState message={t('Failed to fetch the event')} onRetry={onRetry} />
      ) : (
        <EmptyState
          title={t('There is no event at this address')}
          action={
            <Link component={RouterLink} to={list} sx={{ fontWeight: 600 }}>
              {t('See all events')}
            </Link>
          }
        >
          {t('It may have been withdrawn, or the link may be incomplete.')}
        </EmptyState>
      )}
    </>
  );
}

export function EventPageView(props: EventPageViewProps) {
  const { event, state, list } = props;
  return (
    <Page
      title={event?.name ?? t(TITLES[state])}
      description={event?.summary ?? t('An event of the sustainability community in Kenya.')}
    >
      <Typography sx={{ mb: 3, displayPrint: 'none' }}>
        <Link component={RouterLink} to={list} sx={{ py: 1, fontWeight: 600 }}>
          {t('← Events')}
        </Link>
      </Typography>
      <Content {...props} />
    </Page>
  );
}
