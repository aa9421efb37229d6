import { eq } from 'drizzle-orm';
import type { Assessment } from '../../../domain/contract/assessment';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { applications } from '../../db/schema/vetting';
import { assessmentOf, leftQuestions, type AssessmentInput } from './assessmentInput';

/** Columns of `applications` for sorting and filtering lists. */
export const summaryColumns = (assessment: Assessment) => {
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

/** The named questions and those left to answer, so that no needed answer is locked. */
export const questionsToOpen = (named: readonly number[], input: AssessmentInput): number[] => [
  ...new Set([...named, ...leftQuestions(input)]),
];

/** Updates the columns that follow from the present answers and category, within a transaction. */
export async function updateSummary(tx: Db, input: AssessmentInput): Promise<void> {
  const { application } = input;
  if (!application) return;
  const { id, state, question_ids: named } = application;
  const isReopened = APPLICATION_STATE[state].phase === 'changing';
  const question_ids = isReopened ? questionsToOpen(named, input) : named;
  const change = { ...summaryColumns(assessmentOf(input)), question_ids };
  await tx.update(applications).set(change).where(eq(applications.id, id));
}
