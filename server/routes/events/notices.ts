import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database';
import { eventNoticeMail, type EventChange } from '../../mail/eventNoticeMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { wasPostponed } from './approval';
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

/** What a write has done. */
export interface Change {
  notices: Notice[];
  /** The ids of the events that may have places to give. */
  changed: number[];
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
  const statusBefore = wasPublic ? before.status : wasPostponed(before) ? 'postponed' : 'published';
  const status = hasPage ? after.status : statusBefore;
  const recipients = await listRecipients(tx, after.id);
  return { change: 'changed', facts, event: { ...after, name, status }, hasPage, recipients };
}

/** Whether another email about this event may go today. */
async function mayTell(app: FastifyInstance, tx: Db, eventId: number): Promise<boolean> {
  try {
    await app.countAttempt(PER_EVENT, String(eventId), tx);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    app.log.warn({ event: eventId }, 'too many notices of an event: no more are mailed today');
    return false;
  }
}

/**
 * Enqueues an email to each recipient, in the transaction of the change. Whoever takes part in several dates of a
 * series gets one, about the first of these.
 */
export async function enqueueNotices(
  app: FastifyInstance,
  tx: Db,
  notices: readonly Notice[],
): Promise<void> {
  const dates = new Map<number, number>();
  for (const { account } of notices.flatMap(({ recipients }) => recipients)) {
    dates.set(account, (dates.get(account) ?? 0) + 1);
  }
  const told = new Set<number>();
  for (const { change, facts = [], event, hasPage, recipients } of notices) {
    const untold = recipients.filter(({ account }) => !told.has(account));
    if (untold.length === 0 || !(await mayTell(app, tx, event.id))) continue;
    const isCancelled = change === 'cancelled';
    const newsOf = () => {
      const { name, when, link } = mailDetails(app.config, event);
      return {
        change,
        name,
        when: isCancelled && notices.length === 1 ? null : when,
        changed: isCancelled ? [] : labelsOf(facts),
        link: hasPage ? link : null,
      };
    };
    for (const { account, ...person } of untold) {
      told.add(account);
      const moreDates = (dates.get(account) ?? 1) - 1;
      const mail = () => eventNoticeMail(app.config, { ...newsOf(), ...person, moreDates });
      await enqueueOrDrop(app, tx, mail, account);
    }
  }
}
