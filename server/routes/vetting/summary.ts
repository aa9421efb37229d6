import { eq } from 'drizzle-orm';
import type { Assessment } from '../../../domain/contract/vetting';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { applications } from '../../db/vetting';
import { assessmentOf, leftQuestions, type Standing } from './standing';

/** The columns of `applications` by which lists sort and filter. */
export const summaryOf = (assessment: Assessment) => {
  const { total, basic_percent, level, completion, clearance, flags, themes } = assessment;
  return {
    total,
    basic_percent,
    level,
    completion,
    clearance: clearance.outcome,
    red_flags: flags.filter(({ flag }) => flag === 'red').length,
    amber_flags: flags.filter(({ flag }) => flag === 'amber').length,
    theme_percents: Object.fromEntries(themes.map(({ theme, percent }) => [theme, percent])),
  };
};

/** What was named, and what is left to answer, so that nobody waits for an answer that is closed. */
export const reopened = (named: readonly number[], standing: Standing): number[] => [
  ...new Set([...named, ...leftQuestions(standing)]),
];

/** Writes what follows from the answers and the category as they are now; within a transaction. */
export async function restate(tx: Db, standing: Standing): Promise<void> {
  const { application } = standing;
  if (!application) return;
  const { id, state, question_ids: named } = application;
  const isReopened = APPLICATION_STATE[state].phase === 'changing';
  const question_ids = isReopened ? reopened(named, standing) : named;
  const change = { ...summaryOf(assessmentOf(standing)), question_ids };
  await tx.update(applications).set(change).where(eq(applications.id, id));
}
