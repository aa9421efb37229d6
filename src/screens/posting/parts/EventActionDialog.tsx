import { t } from '../../../../domain/language';
import type { Event, EventStatusPayload } from '../../../../domain/contract/event';
import { useChangeEventStatusMutation, useDeleteEventMutation } from '../../../api/eventsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useToast } from '../../../ui/toasts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { AttendeesDialog } from './AttendeesDialog';
import { CancelEventDialog } from './CancelEventDialog';
import { EventPreview } from './EventPreview';
import { PostponeDialog } from './PostponeDialog';

export type EventAction = 'preview' | 'attendees' | 'delete' | 'cancel' | 'postpone' | 'reinstate';

interface Props {
  action: EventAction;
  event: Event;
  onClose: () => void;
}

/** The dialog of an action of the organiser. */
export function EventActionDialog({ action, event, onClose }: Props) {
  const toast = useToast();
  const [remove] = useDeleteEventMutation();
  const [change] = useChangeEventStatusMutation();
  const send = async (request: () => Promise<unknown>, done: string) => {
    try {
      await request();
    } catch (thrown) {
      console.error('The event could not be changed', thrown);
      return problemOf(readFailure(thrown));
    }
    toast('success', done);
    return null;
  };
  const changeStatus = (body: EventStatusPayload, done: string) =>
    send(() => change({ id: event.event_id, body }).unwrap(), done);

  switch (action) {
    case 'preview':
      return <EventPreview event={event.start_date ? event : null} onClose={onClose} />;
    case 'attendees':
      return <AttendeesDialog event={event} onClose={onClose} />;
    case 'postpone':
      return (
        <PostponeDialog
          event={event}
          onSend={(body) => changeStatus(body, t('Event postponed'))}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={t('Delete this event?')}
          action={t('Delete')}
          isDestructive
          onAct={() => send(() => remove(event.event_id).unwrap(), t('Event deleted successfully'))}
          onClose={onClose}
        >
          {t(
            '“{name}” will be deleted permanently, with its list of attendees. If the event will not take place, cancel it instead, and its page will say so.',
            { name: event.name },
          )}
        </ConfirmDialog>
      );
    case 'cancel':
      return (
        <CancelEventDialog
          event={event}
          onSend={(body) => changeStatus(body, t('Event cancelled'))}
          onClose={onClose}
        />
      );
    case 'reinstate':
      return (
        <ConfirmDialog
          title={t('Reinstate this event?')}
          action={t('Reinstate')}
          onAct={() => changeStatus({ status: 'published' }, t('Event reinstated'))}
          onClose={onClose}
        >
          {t(
            '“{name}” will take place as shown on its page. We email everyone who attends or is on the waiting list.',
            { name: event.name },
          )}
        </ConfirmDialog>
      );
  }
}
