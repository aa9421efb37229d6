import { audit } from '../../../audit/audit';
import { applicationEvents } from '../../../db/schema/vetting';
import type { Reviewing } from './reviewing';

interface InternalEntry {
  event: string;
  note?: string;
  assignee_id?: number;
  before: unknown;
  after: unknown;
}

/** Audits an act of a member of the team. Its words stay out of the log. */
export const auditReview = (
  { tx, application, admin, now }: Reviewing,
  { event: action, before, after }: Pick<InternalEntry, 'event' | 'before' | 'after'>,
): Promise<void> => {
  const subject = `application ${application.id}`;
  return audit(tx, { actor_id: admin.id, as_user_id: null, action, subject, before, after }, now);
};

/** Adds an entry that only the team reads to the history, and audits it. */
export async function recordInternal(
  reviewing: Reviewing,
  { event, note, assignee_id, before, after }: InternalEntry,
): Promise<void> {
  const { tx, application, admin, now } = reviewing;
  await tx.insert(applicationEvents).values({
    application_id: application.id,
    event,
    from_state: application.state,
    to_state: application.state,
    by: 'admin',
    actor_id: admin.id,
    note: note ?? null,
    assignee_id: assignee_id ?? null,
    created_at: now,
  });
  await auditReview(reviewing, { event, before, after });
}
