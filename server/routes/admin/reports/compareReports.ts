import type { ReportComparison } from '../../../../domain/contract/admin/reports';
import type { Assessment } from '../../../../domain/contract/vetting';
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

/** An application with its score. */
interface Assessed {
  input: AssessmentInput;
  assessment: Assessment;
}

const assessed = (input: AssessmentInput): Assessed => ({ input, assessment: assessmentOf(input) });

const sideOf = (
  application: ApplicationRow,
  { assessment: { total, basic_percent, level, themes } }: Assessed,
): ReportComparison['after'] => ({
  application: application.id,
  submitted_at: application.submitted_at?.toISOString() ?? null,
  questionnaire_version: application.questionnaire_version,
  total,
  basic_percent,
  level,
  themes: themes.map(({ theme, percent }) => ({ theme, percent })),
});

/** The answer as text, one line for each option; empty when unanswered. */
const wordsIn = ({ input }: Assessed, question: VettingQuestion): string =>
  describeAnswer(question, input.answers[question.id] ?? null).join('\n');

/** Null where the question carried no points: not asked, not applicable, unanswered or unscored. */
function earnedIn({ assessment }: Assessed, question: VettingQuestion): number | null {
  const line = assessment.receipt.lines.find((each) => each.question === question.id);
  return line?.counted === 'scored' ? line.earned : null;
}

const changesBetween = (before: Assessed, after: Assessed): ReportComparison['changes'] =>
  QUESTIONNAIRE.questions.flatMap((question) => {
    const { id, code, text } = question;
    const words = { before: wordsIn(before, question), after: wordsIn(after, question) };
    const earned = {
      earned_before: earnedIn(before, question),
      earned_after: earnedIn(after, question),
    };
    const isSame = words.before === words.after && earned.earned_before === earned.earned_after;
    return isSame ? [] : [{ question: id, code, text, ...words, ...earned }];
  });

/**
 * Compares an application with the submitted one before it: scores, answers that differ, and what
 * each question earned.
 */
export async function compareReports(
  db: Db,
  before: ApplicationRow | null,
  after: ApplicationRow,
): Promise<ReportComparison> {
  const { user_id: owner } = after;
  const listing = await vettingRepository(db).listing(owner);
  const business = await businessOf(db, owner);
  const now = assessed(await readAssessmentInput(db, owner, after));
  const then = before && assessed(await readAssessmentInput(db, owner, before));
  return {
    name: listing?.name ?? business?.first_name ?? '',
    before: before && then && sideOf(before, then),
    after: sideOf(after, now),
    changes: then ? changesBetween(then, now) : [],
  };
}
