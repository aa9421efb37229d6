import type { Event, EventStatusPayload } from '../../../../domain/contract/event';
import { useChangeEventStatusMutation, useDeleteEventMutation } from '../../../api/eventsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useToast } from '../../../ui/toasts';
import { AskDialog } from '../../../ui/AskDialog';
import { AttendeesDialog } from './AttendeesDialog';
import { EventPreview } from './EventPreview';
import { PostponeDialog } from './PostponeDialog';

export type EventAct = 'preview' | 'attendees' | 'delete' | 'cancel' | 'postpone' | 'reinstate';

interface Props {
  act: EventAct;
  event: Event;
  onClose: () => void;
}

/** The dialog of what the organiser is about to do. */
export function EventActs({ act, event, onClose }: Props) {
  const toast = useToast();
  const [remove] = useDeleteEventMutation();
  const [change] = useChangeEventStatusMutation();
  const attempt = async (request: () => Promise<unknown>, done: string) => {
    try {
      await request();
    } catch (thrown) {
      console.error('The event could not be changed', thrown);
      return problemOf(readFailure(thrown));
    }
    toast('success', done);
    return null;
  };
  const become = (body: EventStatusPayload, done: string) =>
    attempt(() => change({ id: event.event_id, body }).unwrap(), done);

  switch (act) {
    case 'preview':
      return <EventPreview event={event.start_date ? event : null} onClose={onClose} />;
    case 'attendees':
      return <AttendeesDialog event={event} onClose={onClose} />;
    case 'postpone':
      return (
        <PostponeDialog
          event={event}
          onSend={(body) => become(body, 'Event postponed')}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <AskDialog
          title="Delete this event?"
          action="Delete"
          isDestructive
          onAct={() => attempt(() => remove(event.event_id).unwrap(), 'Event deleted successfully')}
          onClose={onClose}
        >
          “{event.name}” is deleted for good, with the list of those who come. If it only does not
          take place, cancel it instead: then the page says so.
        </AskDialog>
      );
    case 'cancel':
      return (
        <AskDialog
          title="Cancel this event?"
          action="Cancel the event"
          isDestructive
          onAct={() => become({ status: 'cancelled' }, 'Event cancelled')}
          onClose={onClose}
        >
          “{event.name}” stays on the site and says that it does not take place. We write to those
          who come or wait for a place, and the waiting list ends. You can bring it back later.
        </AskDialog>
      );
    case 'reinstate':
      return (
        <AskDialog
          title="Bring this event back?"
          action="Bring it back"
          onAct={() => become({ status: 'published' }, 'Event is on again')}
          onClose={onClose}
        >
          “{event.name}” takes place as its page says. We write to those who come or wait for a
          place.
        </AskDialog>
      );
  }
}
