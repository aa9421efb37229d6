import type { Assessment } from '../../../domain/contract/vetting';
import { isAnswered } from '../../../domain/vetting/answers';
import { progressOf, unansweredSentence } from '../../../domain/vetting/progress';
import { QUESTIONNAIRE, questionById } from '../../../domain/vetting/questionnaire';
import { readAnswers } from '../../../domain/vetting/reading';
import { assess } from '../../../domain/vetting/score';
import type { Answers } from '../../../domain/vetting/types';
import type { DirectoryCategory } from '../../../domain/vocabulary';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { vettingRepository, type ApplicationRow, type ResponseRow } from './repository';

/** What a business has answered so far, and what else decides its score. */
export interface Standing {
  application: ApplicationRow | null;
  responses: ResponseRow[];
  answers: Answers;
  category: DirectoryCategory | null;
}

const toAnswers = (responses: ResponseRow[]): Answers =>
  Object.fromEntries(
    responses.map(({ question, text, selected_options, evidence_url }) => [
      question,
      { text, selected_options, evidence_url },
    ]),
  );

export async function standingOf(
  db: Db,
  userId: number,
  application: ApplicationRow | null,
): Promise<Standing> {
  const repository = vettingRepository(db);
  const responses = application ? await repository.responses(application.id) : [];
  const category = await repository.category(userId);
  return { application, responses, answers: toAnswers(responses), category };
}

/** The same with one answer as it is kept now, in the application that takes it. */
export function withAnswer(
  standing: Standing,
  application: ApplicationRow,
  row: ResponseRow,
): Standing {
  const others = standing.responses.filter(({ question }) => question !== row.question);
  const responses = [...others, row];
  return { ...standing, application, responses, answers: toAnswers(responses) };
}

export const hasAnswers = ({ answers }: Standing): boolean =>
  Object.entries(answers).some(([id, answer]) => {
    const question = questionById(QUESTIONNAIRE, Number(id));
    return question !== undefined && isAnswered(question, answer);
  });

/** What decides a score: the rest of a standing is how it is kept. */
interface Scored extends Pick<Standing, 'answers' | 'category'> {
  application: Pick<ApplicationRow, 'state' | 'assessment'> | null;
}

/** The score of the answers as they are now; `isChecked` when an admin vouches for them. */
export const assessNow = ({ answers, category }: Scored, isFinal: boolean, isChecked = false) =>
  assess(QUESTIONNAIRE, answers, { category, isFinal, isChecked });

/** The score that counts: as submitted or approved, and of today's answers while they change. */
export function assessmentOf(standing: Scored): Assessment {
  const { phase, locked, result } = APPLICATION_STATE[standing.application?.state ?? 'draft'];
  const kept = standing.application?.assessment;
  if (kept && locked !== null) return kept;
  // As long as answers come in, what is unanswered is left out of the score.
  return assessNow(standing, phase !== 'answering', result !== null);
}

/** Whether the Advanced part is open: by the rule, or by an admin's word. */
export function isClearedForAdvanced(standing: Standing): boolean {
  const override = standing.application?.clearance_override;
  return override?.cleared ?? assessNow(standing, false).clearance.outcome === 'cleared';
}

/** What an application cannot be submitted without: an Advanced question may stay open, and counts 0. */
const REQUIRED = QUESTIONNAIRE.categories
  .filter(({ part }) => part === 'basic')
  .map(({ id }) => id);

/** What is left to answer before it can be submitted, in sentences. */
export function leftToAnswer(standing: Standing): string[] {
  return progressOf(QUESTIONNAIRE, standing.answers)
    .filter((entry) => REQUIRED.includes(entry.vetting_category))
    .flatMap((entry) => unansweredSentence(entry) ?? []);
}

/**
 * What waits for an answer since it was submitted, or keeps it from being submitted again: of the Basic part, and
 * Advanced questions that were not asked then or stood in a closed part.
 */
export function leftQuestions(standing: Standing): number[] {
  const before = standing.application?.assessment;
  const wasClosed = before?.clearance.outcome !== 'cleared';
  const lines = before?.receipt.lines ?? [];
  const notAsked = lines.flatMap(({ question, counted }) =>
    counted === 'not_asked' ? [question] : [],
  );
  const isOpen = isClearedForAdvanced(standing);
  return readAnswers(QUESTIONNAIRE, standing.answers).flatMap(({ question, isAsked, answer }) => {
    const isNew = isOpen && (wasClosed || notAsked.includes(question.id));
    const isWaiting = REQUIRED.includes(question.category) || isNew;
    return isAsked && answer === null && isWaiting ? [question.id] : [];
  });
}
