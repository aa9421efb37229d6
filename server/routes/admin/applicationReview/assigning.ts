import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AssigneePayload } from '../../../../domain/contract/admin/applicationReview';
import { msg } from '../../../../domain/language';
import { hasPermission } from '../../../../domain/permissions';
import { APPLICATION_STATE, isOnDesk } from '../../../../domain/vetting/applicationStates';
import { businessName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { assignmentMail } from '../../../mail/assignmentMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { conflict, invalid } from '../../../plugins/failures';
import type { ApplicationRow } from '../../vetting/repository';
import { recordInternal } from './entries';
import { OWN, type Reviewing } from './reviewing';

const NOT_ON_DESK = msg(
  'This application does not wait for our team now, so nobody is assigned to it.',
);
const BEGUN = msg('Its review has begun. Return it to the queue, or assign it to somebody else.');
const NOT_TEAM = msg('Choose somebody who reviews applications.');

/** A review always has a reviewer while it goes on. */
export const canBeUnassigned = ({ state }: Pick<ApplicationRow, 'state'>): boolean =>
  APPLICATION_STATE[state].reviewer !== 'mover';

/** Mails the person to whom it was assigned, unless they did it themselves. */
async function notify(
  app: FastifyInstance,
  { tx, application, admin }: Reviewing,
  assignee: typeof users.$inferSelect,
): Promise<void> {
  if (assignee.id === admin.id) return;
  const [business] = await tx
    .select({ name: businessName })
    .from(users)
    .leftJoin(listings, eq(listings.owner_id, users.id))
    .where(eq(users.id, application.user_id));
  const mail = () =>
    assignmentMail(app.config, {
      to: assignee.email,
      firstName: assignee.first_name,
      business: business?.name ?? '',
      by: `${admin.first_name} ${admin.last_name}`.trim(),
      application: application.id,
      state: application.state,
    });
  await enqueueOrDrop(app, tx, mail, assignee.id);
}

/** Assigns an application to a member of the team or, with null, to nobody. Throws 400 or 409. */
export async function assign(
  app: FastifyInstance,
  reviewing: Reviewing,
  { user_id }: AssigneePayload,
): Promise<void> {
  const { tx, application } = reviewing;
  if (user_id === application.reviewer_id) return;
  if (!application.is_current || !isOnDesk(application.state)) throw conflict(NOT_ON_DESK);
  const change = { before: application.reviewer_id, after: user_id };
  const write = () =>
    tx
      .update(applications)
      .set({ reviewer_id: user_id })
      .where(eq(applications.id, application.id));
  if (user_id === null) {
    if (!canBeUnassigned(application)) throw conflict(BEGUN);
    await write();
    return recordInternal(reviewing, { event: 'application.unassigned', ...change });
  }
  if (user_id === application.user_id) throw invalid({ user_id: [OWN] });
  const [assignee] = await tx.select().from(users).where(eq(users.id, user_id));
  if (!assignee?.active || !hasPermission(assignee, 'reviewApplications'))
    throw invalid({ user_id: [NOT_TEAM] });
  await write();
  await recordInternal(reviewing, {
    event: 'application.assigned',
    assignee_id: user_id,
    ...change,
  });
  await notify(app, reviewing, assignee);
}
