import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClearancePayload } from '../../../domain/contract/admin/reports';
import type { ApplicationEventPayload } from '../../../domain/contract/vetting';
import { isMailed, namesQuestions } from '../../../domain/vetting/applicationEvents';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import type { Db } from '../../db/database';
import { listings, users } from '../../db/schema';
import { applicationMail, pageOf, type ApplicationNotice } from '../../mail/applicationMail';
import { enqueueOrDrop } from '../../mail/queue';
import { listingPath } from '../../pages/listingPage';
import { clearanceEvent } from './clearance';

/** Emails to businesses about decisions of the team, enqueued in the transaction of the decision. */
export function businessNotices(app: FastifyInstance) {
  /** Sends nothing to suspended or deleted accounts. */
  async function send(tx: Db, userId: number, notice: ApplicationNotice): Promise<void> {
    const [owner] = await tx
      .select({ to: users.email, firstName: users.first_name, slug: listings.slug })
      .from(users)
      .leftJoin(listings, eq(listings.owner_id, users.id))
      .where(and(eq(users.id, userId), eq(users.active, true)));
    if (!owner) return;
    const page = pageOf(notice) ?? listingPath(app.config, owner.slug ?? '');
    const link = app.config.publicUrl + page;
    const mail = applicationMail(app.config, notice, { ...owner, link });
    await enqueueOrDrop(app, tx, mail, userId);
  }

  return {
    /** Emails decisions only, no other moves. */
    async notifyOfDecision(
      tx: Db,
      userId: number,
      payload: ApplicationEventPayload,
    ): Promise<void> {
      const { event, note = '', question_ids: named = [] } = payload;
      if (!isMailed(event)) return;
      const open = namesQuestions(event) ? named : [];
      const asked = QUESTIONNAIRE.questions.filter(({ id }) => open.includes(id));
      const notice = { event, note, questions: asked.map(({ text }) => text) };
      await send(tx, userId, notice);
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
