import { eq } from 'drizzle-orm';
import type { ClearancePayload } from '../../../domain/contract/admin/reports';
import { msg } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import {
  APPLICATION_STATE,
  type ApplicationState,
} from '../../../domain/vetting/applicationStates';
import { audit } from '../../audit/audit';
import type { Db } from '../../db/database';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { conflict, Failure, invalid, notFound } from '../../plugins/failures';
import type { Subject } from './subject';
import { vettingRepository, type ApplicationRow } from './repository';
import { readAssessmentInput } from './assessmentInput';
import { updateSummary } from './summary';

/**
 * Whether the Advanced part can still be answered: not before the first answer, nor after the
 * decision.
 */
const isUndecided = (state: ApplicationState): boolean =>
  state !== 'draft' && APPLICATION_STATE[state].phase !== 'decided';

/** The name of the decision in the history, the audit log and the email. */
export const clearanceEvent = ({
  cleared,
}: Pick<ClearancePayload, 'cleared'>): 'clearance.overridden' | 'clearance.restored' =>
  cleared === null ? 'clearance.restored' : 'clearance.overridden';

/** Throws 409 with the reason when the decision would change nothing. */
function requireChange(
  { state, clearance_override: word }: ApplicationRow,
  cleared: boolean | null,
) {
  if (!isUndecided(state)) {
    throw conflict(msg('The Advanced part is opened or closed before an application is decided.'));
  }
  if (cleared === null && !word) throw conflict(msg('Nobody has decided on the Advanced part.'));
  if (cleared !== null && word?.cleared === cleared) {
    throw conflict(
      cleared
        ? msg('The Advanced part is open already, by the word of our team.')
        : msg('The Advanced part is closed already, by the word of our team.'),
    );
  }
}

/**
 * Stores an admin's decision on the Advanced part in place of the rule, or restores the rule; for
 * use within a transaction. Throws 400 without a reason, 403 for one's own business, 404 or 409.
 */
export async function decideClearance(
  tx: Db,
  id: number,
  { cleared, reason }: ClearancePayload,
  { actorId, business, part }: Pick<Subject, 'business' | 'part'> & { actorId: number },
  now: Date,
): Promise<ApplicationRow> {
  if (part !== 'admin') throw new Failure(403, { detail: msg('Only our team decides this.') });
  const note = reason.trim();
  if (note === '') throw invalid({ reason: [FIELD_MESSAGES.thisRequired] });
  const repository = vettingRepository(tx);
  await repository.lock(business.id);
  const before = await repository.byId(id);
  if (!before) throw notFound();
  requireChange(before, cleared);
  const word = cleared === null ? null : { cleared, reason: note, by: actorId };
  const [after] = await tx
    .update(applications)
    .set({ clearance_override: word })
    .where(eq(applications.id, id))
    .returning();
  if (!after) throw notFound();
  const event = clearanceEvent({ cleared });
  await tx.insert(applicationEvents).values({
    application_id: id,
    event,
    from_state: before.state,
    to_state: before.state,
    by: part,
    actor_id: actorId,
    note,
    created_at: now,
  });
  await updateSummary(tx, await readAssessmentInput(tx, business.id, after));
  const act = { actor_id: actorId, as_user_id: null, action: event, note };
  const change = { before: before.clearance_override, after: word };
  await audit(tx, { ...act, subject: `application ${id}`, ...change }, now);
  return after;
}
