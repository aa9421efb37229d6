import type { ApplicationEventPayload } from '../../../domain/contract/vetting';
import { unreadFlags, unreadText } from '../../../domain/vetting/unreadFlags';
import { audit } from '../../audit/audit';
import type { Db } from '../../db/database';
import { inLanguage } from '../../language';
import { notFound } from '../../plugins/failures';
import type { Subject } from './subject';
import { applicationLife } from './applicationLife';
import { vettingRepository, type ApplicationRow } from './repository';

interface Mover extends Pick<Subject, 'part' | 'isOnBehalf'> {
  /** The account that makes the move. */
  id: number;
  /** Whose application it is. */
  businessId: number;
}

/** The reason, and in English that an approval left flagged answers unread; from a list, nothing was read. */
function auditNote(
  { event, note = '', read_question_ids = [] }: ApplicationEventPayload,
  { assessment }: ApplicationRow,
): string {
  if (event !== 'application.approved' || !assessment) return note;
  const unread = unreadFlags(assessment, read_question_ids).length;
  return [note, unread > 0 ? `${inLanguage('en', () => unreadText(unread))}.` : '']
    .filter(Boolean)
    .join(' ');
}

/**
 * Moves an application and audits moves by admins; for use within a transaction, in which it locks
 * the business. Throws 400, 403, 404 or 409.
 */
export async function moveApplication(
  tx: Db,
  application: number,
  payload: ApplicationEventPayload,
  { id, businessId, part, isOnBehalf }: Mover,
  now: Date,
): Promise<ApplicationRow> {
  const repository = vettingRepository(tx);
  await repository.lock(businessId);
  const before = await repository.byId(application);
  if (!before) throw notFound();
  const after = await applicationLife(tx, now).send(before, payload, { id, part });
  if (isOnBehalf || part === 'admin') {
    const act = {
      actor_id: id,
      as_user_id: isOnBehalf ? businessId : null,
      action: payload.event,
      subject: `application ${application}`,
      note: auditNote(payload, after),
    };
    await audit(tx, { ...act, before: before.state, after: after.state }, now);
  }
  return after;
}
