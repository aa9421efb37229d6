import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database';
import { eventNoticeMail, type EventChange } from '../../mail/eventNoticeMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import type { Recipient } from './attendances';
import { labelsOf, type EventFact } from './facts';
import { mailDetails } from './mailDetails';
import type { EventRow } from './present';

/** An organiser who changes the plan all day does not fill everybody's mailbox. */
const PER_EVENT: Limit = { name: 'event:notice', count: 10, periodSeconds: 86_400 };

/** News of an event for those who attend it or wait for a place. */
export interface Notice {
  change: EventChange;
  /** What of it is not as it was. */
  facts?: EventFact[];
  /** The event as it is now, under the name that was reviewed. */
  event: EventRow;
  recipients: Recipient[];
}

/** Mails all recipients; to be used in the transaction of what the notice tells. */
export async function enqueueNotice(
  app: FastifyInstance,
  tx: Db,
  notice: Notice | null,
): Promise<void> {
  if (!notice || notice.recipients.length === 0) return;
  const { change, facts = [], event, recipients } = notice;
  const { name, when, link } = mailDetails(app.config, event);
  const isCancelled = change === 'cancelled';
  const news = {
    change,
    name,
    when: isCancelled ? null : when,
    changed: isCancelled ? [] : labelsOf(facts),
    link,
  };
  try {
    await app.countAttempt(PER_EVENT, String(event.id), tx);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    app.log.warn({ event: event.id }, 'too many notices of an event: no more are mailed today');
    return;
  }
  for (const { account, ...person } of recipients) {
    const mail = eventNoticeMail(app.config, { ...news, ...person });
    await enqueueOrDrop(app, tx, mail, account);
  }
}
