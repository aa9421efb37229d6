import { and, eq } from 'drizzle-orm';
import type { VerdictPayload } from '../../../../domain/contract/admin/applicationReview';
import { msg, t } from '../../../../domain/language';
import { isBeingRead } from '../../../../domain/vetting/applicationStates';
import { QUESTIONNAIRE, questionById } from '../../../../domain/vetting/questionnaire';
import { fullName } from '../../../db/names';
import { users } from '../../../db/schema/accounts';
import { answerVerdicts, vettingResponses } from '../../../db/schema/vetting';
import { conflict, invalid, notFound } from '../../../plugins/failures';
import type { Reviewing } from './reviewing';

const NOT_READ = msg(
  'Verdicts are written while an application waits for its review or is under it.',
);
const NO_COMMENT = msg('Say what has to change.');

const onIt = ({ application }: Reviewing, question: number) =>
  and(eq(answerVerdicts.application_id, application.id), eq(answerVerdicts.question, question));

async function verdictOn(reviewing: Reviewing, question: number) {
  const [row] = await reviewing.tx
    .select({ given: answerVerdicts, author: fullName(users) })
    .from(answerVerdicts)
    .leftJoin(users, eq(users.id, answerVerdicts.author_id))
    .where(onIt(reviewing, question));
  return row ?? null;
}

/** Of the answer as it is now; 0 where there is none. */
async function revisionOf({ tx, application }: Reviewing, question: number): Promise<number> {
  const [row] = await tx
    .select({ revision: vettingResponses.revision })
    .from(vettingResponses)
    .where(
      and(
        eq(vettingResponses.application_id, application.id),
        eq(vettingResponses.question, question),
      ),
    );
  return row?.revision ?? 0;
}

/**
 * Stores what the team thinks of an answer, until it is sent. Throws 400, 404, or 409 when a colleague
 * wrote another verdict meanwhile.
 */
export async function judge(
  reviewing: Reviewing,
  question: number,
  { verdict, comment, based_on }: VerdictPayload,
): Promise<void> {
  const { tx, application, admin, now } = reviewing;
  if (!questionById(QUESTIONNAIRE, question)) throw notFound();
  const words = comment.trim();
  if (verdict === 'change' && words === '') throw invalid({ comment: [NO_COMMENT] });
  const before = await verdictOn(reviewing, question);
  if ((before?.given.updated_at.toISOString() ?? null) !== based_on) {
    const who = before?.author ?? t('A colleague');
    throw conflict(
      before
        ? t('{who} wrote another verdict on this answer meanwhile.', { who })
        : t('{who} took away the verdict on this answer meanwhile.', { who }),
    );
  }
  if (verdict === null && !before) return;
  if (!application.is_current || !isBeingRead(application.state)) throw conflict(NOT_READ);
  if (verdict === null) {
    await tx.delete(answerVerdicts).where(onIt(reviewing, question));
    return;
  }
  const given = {
    verdict,
    comment: words,
    answer_revision: await revisionOf(reviewing, question),
    author_id: admin.id,
    updated_at: now,
  };
  await tx
    .insert(answerVerdicts)
    .values({ application_id: application.id, question, ...given })
    .onConflictDoUpdate({
      target: [answerVerdicts.application_id, answerVerdicts.question],
      set: given,
    });
}
