import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClearancePayload } from '../../../domain/contract/admin/reports';
import type { ApplicationEventPayload } from '../../../domain/contract/vetting';
import { UNDO_PERIOD } from '../../../domain/limits';
import {
  isMailed,
  namesQuestions,
  type MailedEvent,
} from '../../../domain/vetting/applicationEvents';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applicationMail, pageOf, type ApplicationNotice } from '../../mail/applicationMail';
import type { Mail } from '../../mail/mailer';
import { dropUnsent, enqueueOrDrop } from '../../mail/queue';
import { listingPath } from '../../pages/listingPage';
import { clearanceEvent } from './clearance';
import { pageAddress } from '../../pages/pageAddress';

/** For the way of an undo that is sent at the last moment. */
const GRACE_MS = 2_000;

const decisionKey = (application: number, event = ''): string => `decision:${application}:${event}`;

/** The decision that another one undoes; empty for any. */
const UNDOES: Partial<Record<MailedEvent, MailedEvent | ''>> = {
  'application.reopened': '',
  'listing.published': 'listing.unpublished',
  'listing.unpublished': 'listing.published',
};

/** Emails to businesses about decisions of the team, enqueued in the transaction of the decision. */
export function businessNotices(app: FastifyInstance) {
  /** Sends nothing to suspended or deleted accounts. */
  async function send(
    tx: Db,
    userId: number,
    notice: ApplicationNotice,
    { dueAt, ...more }: Pick<Mail, 'key'> & { dueAt?: Date } = {},
  ): Promise<void> {
    const [owner] = await tx
      .select({ to: users.email, firstName: users.first_name, slug: listings.slug })
      .from(users)
      .leftJoin(listings, eq(listings.owner_id, users.id))
      .where(and(eq(users.id, userId), eq(users.active, true)));
    if (!owner) return;
    const page = pageOf(notice) ?? listingPath(app.config, owner.slug ?? '');
    const mail = () => {
      const link = pageAddress(app.config, page);
      return { ...applicationMail(app.config, notice, { ...owner, link }), ...more };
    };
    await enqueueOrDrop(app, tx, mail, userId, dueAt);
  }

  return {
    /**
     * Emails decisions only, no other moves. The email waits as long as a decision can be undone;
     * one that is undone until then is not mailed, and neither is the undo (ADR 45).
     */
    async notifyOfDecision(
      tx: Db,
      { application, userId }: { application: number; userId: number },
      payload: ApplicationEventPayload,
    ): Promise<void> {
      const { event, note = '', question_ids: named = [], comments = [] } = payload;
      if (!isMailed(event)) return;
      const undone = UNDOES[event];
      const dropped =
        undone === undefined ? [] : await dropUnsent(tx, decisionKey(application, undone));
      if (dropped.length > 0) return;
      const open = namesQuestions(event) ? named : [];
      const asked = QUESTIONNAIRE.questions.filter(({ id }) => open.includes(id));
      const questions = asked.map(({ id, text }) => ({
        text,
        comment: comments.find(({ question_id }) => question_id === id)?.comment.trim() ?? '',
      }));
      const notice = { event, note, questions };
      const key = `${decisionKey(application, event)}:${randomUUID()}`;
      const dueAt = new Date(app.now().getTime() + UNDO_PERIOD + GRACE_MS);
      await send(tx, userId, notice, { key, dueAt });
    },

    async notifyOfClearance(
      tx: Db,
      userId: number,
      { cleared, reason }: ClearancePayload,
    ): Promise<void> {
      const event = clearanceEvent({ cleared });
      const notice = { event, note: reason.trim(), questions: [], isCleared: cleared === true };
      await send(tx, userId, notice);
    },
  };
}
