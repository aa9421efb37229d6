import type { FastifyInstance } from 'fastify';
import { eventNoticeMail, type EventChange } from '../../mail/eventNoticeMail';
import { eventPath, whenOf } from '../../pages/eventPage';
import type { Limit } from '../../plugins/limits';
import type { EventRow } from './present';

/** An organiser who changes the plan all day does not fill everybody's mailbox. */
const PER_EVENT: Limit = { name: 'event:notice', count: 10, periodSeconds: 86_400 };

/** News of an event for those who attend. */
export interface Notice {
  change: EventChange;
  /** The event as it is now. */
  event: EventRow;
  attendees: { email: string; first_name: string }[];
}

const isDateUnknown = ({ status, previous_start_date }: EventRow) =>
  status === 'postponed' && previous_start_date === null;

function whenText(change: EventChange, event: EventRow): string | null {
  if (change === 'cancelled' || isDateUnknown(event)) return null;
  return whenOf({
    timezone: event.timezone,
    start_date: event.start_date.toISOString(),
    end_date: event.end_date.toISOString(),
  });
}

/** Mails everybody who attends, after the answer; a mail that fails is logged and stops nothing. */
export function sendNotice(app: FastifyInstance, notice: Notice | null): void {
  if (!notice || notice.attendees.length === 0) return;
  const { change, event, attendees } = notice;
  const place = [event.place_name, event.street_address].filter(Boolean).join(', ');
  const news = {
    change,
    name: event.name,
    when: whenText(change, event),
    place: change === 'cancelled' ? null : place || null,
    link: app.config.publicUrl + eventPath(event.slug),
  };
  app.runLater('event notice', async () => {
    await app.countAttempt(PER_EVENT, String(event.id));
    for (const { email, first_name: firstName } of attendees) {
      try {
        await app.sendMail(eventNoticeMail(app.config, { ...news, to: email, firstName }));
      } catch (error) {
        app.log.error(error, 'an event notice was not sent');
      }
    }
  });
}
