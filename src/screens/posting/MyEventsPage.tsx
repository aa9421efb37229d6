import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { msg, t } from '../../../domain/language';
import type { Event } from '../../../domain/contract/event';
import { EVENT_STATUSES } from '../../../domain/vocabulary';
import { useUser } from '../../actors/session';
import { useListEventsQuery } from '../../api/eventsApi';
import { ClockContext } from '../../clock';
import { usePaths } from '../../paths';
import { isOver } from '../../../domain/calendar';
import { useReader } from '../../entities/event/useReader';
import { useLoggedFailure } from '../../ui/useLoggedFailure';
import { EventActionDialog, type EventAction } from './parts/EventActionDialog';
import { OwnEvent } from './parts/OwnEvent';
import { OwnListFrame } from './parts/OwnListFrame';
import { readState } from './postStates';

const FAILURE = msg('Failed to fetch your events');

/** The events of the member; none when nobody is signed in (specification 6). */
function useOwnEvents() {
  const userId = useUser()?.user_id;
  const isVisitor = userId === undefined;
  const list = useListEventsQuery(isVisitor ? undefined : { user_id: userId }, {
    skip: isVisitor,
  });
  const found = Array.isArray(list.currentData) ? list.currentData : null;
  const hasFailed = !isVisitor && !found && !list.isFetching && !list.isUninitialized;
  useLoggedFailure(hasFailed, FAILURE, list.error);
  return { events: isVisitor ? [] : found, hasFailed, retry: () => void list.refetch() };
}

export default function MyEventsPage() {
  const paths = usePaths();
  const now = use(ClockContext);
  const reader = useReader();
  const [params] = useSearchParams();
  const { events, hasFailed, retry } = useOwnEvents();
  const [pending, setPending] = useState<{ action: EventAction; event: Event } | null>(null);
  return (
    <>
      <OwnListFrame
        title={t('My events')}
        description={t('The events you have posted, their review status and their attendees.')}
        posts={events}
        hasFailed={hasFailed}
        failure={t(FAILURE)}
        states={EVENT_STATUSES}
        state={readState(params, EVENT_STATUSES)}
        newPost={{ to: paths.postEvent, label: t('Post an event') }}
        invitation={t(
          'Invite others: a workshop, a walk through your site, a swap of school uniforms.',
        )}
        row={(event) => (
          <OwnEvent
            key={event.event_id}
            event={event}
            reader={reader}
            isOver={isOver(event, now())}
            onAction={(action) => setPending({ action, event })}
          />
        )}
        onRetry={retry}
      />
      {pending && <EventActionDialog {...pending} onClose={() => setPending(null)} />}
    </>
  );
}
