import type { ReportComparison } from '../../../../domain/contract/admin/reports';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';
import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import type { Db } from '../../../db/database';
import { businessOf } from '../../vetting/caller';
import { vettingRepository, type ApplicationRow } from '../../vetting/repository';
import { assessmentOf, standingOf, type Standing } from '../../vetting/standing';

const sideOf = (application: ApplicationRow, standing: Standing): ReportComparison['after'] => {
  const { total, basic_percent, level, themes } = assessmentOf(standing);
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

/** In lines where there is more than one; empty where nothing was answered. */
const wordsIn = ({ answers }: Standing, question: VettingQuestion): string =>
  describeAnswer(question, answers[question.id] ?? null).join('\n');

const changesBetween = (before: Standing, after: Standing): ReportComparison['changes'] =>
  QUESTIONNAIRE.questions.flatMap((question) => {
    const { id, code, text } = question;
    const words = { before: wordsIn(before, question), after: wordsIn(after, question) };
    return words.before === words.after ? [] : [{ question: id, code, text, ...words }];
  });

/** What an application came to, beside the submitted one before it, and the answers that differ. */
export async function compareReports(
  db: Db,
  before: ApplicationRow | null,
  after: ApplicationRow,
): Promise<ReportComparison> {
  const { user_id: owner } = after;
  const listing = await vettingRepository(db).listing(owner);
  const business = await businessOf(db, owner);
  const now = await standingOf(db, owner, after);
  const then = before && (await standingOf(db, owner, before));
  return {
    name: listing?.name ?? business?.first_name ?? '',
    before: before && then && sideOf(before, then),
    after: sideOf(after, now),
    changes: then ? changesBetween(then, now) : [],
  };
}
