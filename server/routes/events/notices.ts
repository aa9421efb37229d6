import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database';
import { eventNoticeMail, type EventChange } from '../../mail/eventNoticeMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { statusWhenPublic } from './approval';
import { listRecipients, type Recipient } from './attendances';
import { changedEventFacts, eventFactsOf, labelsOf, type EventFact } from './facts';
import { mailDetails } from './mailDetails';
import { isPublicStatus, type EventRow } from './present';

/** Limits the emails that an organiser causes by changing an event all day. */
const PER_EVENT: Limit = { name: 'event:notice', count: 10, periodSeconds: 86_400 };

/** What has changed in an event, for attendees and waiting members. */
export interface Notice {
  change: EventChange;
  /** The facts that have changed. */
  facts?: EventFact[];
  /** The present event, under its approved name. */
  event: EventRow;
  /** Whether the recipients can open its page. */
  hasPage: boolean;
  recipients: Recipient[];
}

/** The name that was public last; undefined when there was none. */
export const publicName = ({ status, name, approved }: EventRow): string | undefined =>
  isPublicStatus(status) ? name : approved?.name;

/**
 * The notice about what has changed. When the event becomes public again or its draft is submitted,
 * it is compared with what was public. Null when there is nothing to report.
 */
export async function changeNotice(
  tx: Db,
  before: EventRow,
  after: EventRow,
  now: Date,
): Promise<Notice | null> {
  const hasPage = isPublicStatus(after.status);
  const wasPublic = isPublicStatus(before.status);
  const isReturning = !wasPublic && (hasPage || before.status === 'draft');
  const known = isReturning ? (before.approved ?? {}) : eventFactsOf(before);
  const facts = changedEventFacts(known, eventFactsOf(after));
  const name = publicName(before);
  const isFinal = after.status !== 'draft' && after.end_date > now;
  if (name === undefined || facts.length === 0 || !isFinal) return null;
  const statusBefore = wasPublic ? before.status : statusWhenPublic(before);
  const status = hasPage ? after.status : statusBefore;
  const recipients = await listRecipients(tx, after.id);
  return { change: 'changed', facts, event: { ...after, name, status }, hasPage, recipients };
}

/** Enqueues an email to each recipient, in the transaction of the change. */
export async function enqueueNotice(
  app: FastifyInstance,
  tx: Db,
  notice: Notice | null,
): Promise<void> {
  if (!notice || notice.recipients.length === 0) return;
  const { change, facts = [], event, hasPage, recipients } = notice;
  const { name, when, link } = mailDetails(app.config, event);
  const isCancelled = change === 'cancelled';
  const news = {
    change,
    name,
    when: isCancelled ? null : when,
    changed: isCancelled ? [] : labelsOf(facts),
    link: hasPage ? link : null,
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
