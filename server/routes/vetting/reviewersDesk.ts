import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { answerVerdicts, applications } from '../../db/schema/vetting';
import type { ApplicationRow } from './repository';

/** Brings an application back to the reviewers, because its business did something. */
export async function endSnooze(
  tx: Db,
  { id, snoozed_until }: Pick<ApplicationRow, 'id' | 'snoozed_until'>,
): Promise<void> {
  if (snoozed_until === null) return;
  await tx
    .update(applications)
    .set({ snoozed_until: null, snoozed_by: null })
    .where(eq(applications.id, id));
}

/** Deletes the drafts on these questions, which were sent; those on other questions stay. */
export async function forgetVerdicts(
  tx: Db,
  application: number,
  questions: readonly number[],
): Promise<void> {
  const areNamed = inArray(answerVerdicts.question, [...questions]);
  await tx
    .delete(answerVerdicts)
    .where(and(eq(answerVerdicts.application_id, application), areNamed));
}
