import type { ReportComparison } from '../../../../domain/contract/admin/reports';
import { language } from '../../../../domain/language';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';
import { QUESTIONNAIRES } from '../../../../domain/vetting/questions/translate';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import type { Db } from '../../../db/database';
import { businessOf } from '../../vetting/subject';
import { vettingRepository, type ApplicationRow } from '../../vetting/repository';
import { presentVersion, versionBefore, type Version } from './versions';

const sideOf = ({ application, submitted_at, assessment }: Version): ReportComparison['after'] => ({
  application: application.id,
  submitted_at: submitted_at?.toISOString() ?? null,
  questionnaire_version: application.questionnaire_version,
  total: assessment.total,
  basic_percent: assessment.basic_percent,
  level: assessment.level,
  themes: assessment.themes.map(({ theme, percent }) => ({ theme, percent })),
});

/** The answer as text, one line for each option; empty when unanswered. */
const wordsIn = ({ answers }: Version, question: VettingQuestion): string =>
  describeAnswer(question, answers[question.id] ?? null).join('\n');

/** Null where the question carried no points: not asked, not applicable, unanswered or unscored. */
function earnedIn({ assessment }: Version, question: VettingQuestion): number | null {
  const line = assessment.receipt.lines.find((each) => each.question === question.id);
  return line?.counted === 'scored' ? line.earned : null;
}

const changesBetween = (before: Version, after: Version): ReportComparison['changes'] =>
  QUESTIONNAIRES[language()].questions.flatMap((question) => {
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
 * Compares an application with the version before it: scores, answers that differ, and what each
 * question earned. `previous` is the submitted application before it.
 */
export async function compareReports(
  db: Db,
  previous: ApplicationRow | null,
  application: ApplicationRow,
): Promise<ReportComparison> {
  const { user_id: owner } = application;
  const listing = await vettingRepository(db).listing(owner);
  const business = await businessOf(db, owner);
  const after = await presentVersion(db, application);
  const before = await versionBefore(db, application, previous);
  return {
    name: listing?.name ?? business?.first_name ?? '',
    before: before && sideOf(before),
    after: sideOf(after),
    changes: before ? changesBetween(before, after) : [],
  };
}
