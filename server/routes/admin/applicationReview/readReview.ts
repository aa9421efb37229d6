import { and, asc, eq } from 'drizzle-orm';
import type {
  AnswerVerdict,
  ApplicationReview,
  InternalNote,
} from '../../../../domain/contract/admin/applicationReview';
import { isBeingRead, isOnDesk } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { users } from '../../../db/schema/accounts';
import { answerVerdicts, internalNotes, vettingResponses } from '../../../db/schema/vetting';
import type { User } from '../../../plugins/session';
import type { ApplicationRow } from '../../vetting/repository';
import { canBeUnassigned } from './assigning';
import { isSnoozed } from './snoozing';
import { readTeam } from './team';

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function notesOf(db: Db, application: number, caller: User): Promise<InternalNote[]> {
  const rows = await db
    .select({ note: internalNotes, author: fullName(users) })
    .from(internalNotes)
    .leftJoin(users, eq(users.id, internalNotes.author_id))
    .where(eq(internalNotes.application_id, application))
    .orderBy(asc(internalNotes.id));
  return rows.map(({ note: { id, text, author_id, created_at, edited_at }, author }) => ({
    id,
    author,
    text,
    created_at: created_at.toISOString(),
    edited_at: textOf(edited_at),
    is_own: author_id === caller.id,
  }));
}

async function verdictsOf(db: Db, application: number): Promise<AnswerVerdict[]> {
  const rows = await db
    .select({
      given: answerVerdicts,
      author: fullName(users),
      revision: vettingResponses.revision,
    })
    .from(answerVerdicts)
    .leftJoin(users, eq(users.id, answerVerdicts.author_id))
    .leftJoin(
      vettingResponses,
      and(
        eq(vettingResponses.application_id, answerVerdicts.application_id),
        eq(vettingResponses.question, answerVerdicts.question),
      ),
    )
    .where(eq(answerVerdicts.application_id, application))
    .orderBy(asc(answerVerdicts.question));
  return rows.map(({ given, author, revision }) => ({
    question: given.question,
    verdict: given.verdict,
    comment: given.comment,
    author,
    updated_at: given.updated_at.toISOString(),
    is_outdated: (revision ?? 0) !== given.answer_revision,
  }));
}

async function nameOf(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ name: fullName(users) })
    .from(users)
    .where(eq(users.id, id));
  return row?.name ?? null;
}

/** What the team keeps for itself about an application, as one of its members sees it. */
export async function readReview(
  db: Db,
  application: ApplicationRow,
  { caller, now }: { caller: User; now: Date },
): Promise<ApplicationReview> {
  const { id, state, is_current, reviewer_id, snoozed_until, snoozed_by } = application;
  const isOpen = is_current && isOnDesk(state);
  const reviewer = reviewer_id === null ? null : { user_id: reviewer_id };
  return {
    application: id,
    reviewer: reviewer && { ...reviewer, name: (await nameOf(db, reviewer.user_id)) ?? '' },
    team: await readTeam(db, application.user_id),
    can_assign: isOpen,
    can_unassign: isOpen && canBeUnassigned(application),
    can_snooze: isOpen,
    snoozed:
      snoozed_until && isSnoozed(application, now)
        ? { until: snoozed_until.toISOString(), by: await nameOf(db, snoozed_by) }
        : null,
    notes: await notesOf(db, id, caller),
    can_judge: is_current && isBeingRead(state),
    verdicts: await verdictsOf(db, id),
  };
}
