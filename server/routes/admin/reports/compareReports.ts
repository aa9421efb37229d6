import type { ReportComparison } from '../../../../domain/contract/admin/reports';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';
import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import type { Db } from '../../../db/database';
import { businessOf } from '../../vetting/subject';
import { vettingRepository, type ApplicationRow } from '../../vetting/repository';
import {
  assessmentOf,
  readAssessmentInput,
  type AssessmentInput,
} from '../../vetting/assessmentInput';

const sideOf = (application: ApplicationRow, input: AssessmentInput): ReportComparison['after'] => {
  const { total, basic_percent, level, themes } = assessmentOf(input);
  return {
    application: application.id,
    submitted_at: application.submitted_at?.toISOString() ?? null,
    questionnaire_version: application.questionnaire_version,
    total,
    basic_percent,
    level,
    themes: themes.map(({ theme, percent }) => ({ theme, percent })),
  };
};

/** The answer as text, one line for each option; empty when unanswered. */
const wordsIn = ({ answers }: AssessmentInput, question: VettingQuestion): string =>
  describeAnswer(question, answers[question.id] ?? null).join('\n');

const changesBetween = (
  before: AssessmentInput,
  after: AssessmentInput,
): ReportComparison['changes'] =>
  QUESTIONNAIRE.questions.flatMap((question) => {
    const { id, code, text } = question;
    const words = { before: wordsIn(before, question), after: wordsIn(after, question) };
    return words.before === words.after ? [] : [{ question: id, code, text, ...words }];
  });

/** Compares an application with the submitted one before it: scores and answers that differ. */
export async function compareReports(
  db: Db,
  before: ApplicationRow | null,
  after: ApplicationRow,
): Promise<ReportComparison> {
  const { user_id: owner } = after;
  const listing = await vettingRepository(db).listing(owner);
  const business = await businessOf(db, owner);
  const now = await readAssessmentInput(db, owner, after);
  const then = before && (await readAssessmentInput(db, owner, before));
  return {
    name: listing?.name ?? business?.first_name ?? '',
    before: before && then && sideOf(before, then),
    after: sideOf(after, now),
    changes: then ? changesBetween(then, now) : [],
  };
}
