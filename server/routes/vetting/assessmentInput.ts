import type { Assessment } from '../../../domain/contract/assessment';
import { isAnswered } from '../../../domain/vetting/answers';
import { keptText } from '../../../domain/vetting/keptTexts';
import { progressOf, unansweredSentence } from '../../../domain/vetting/progress';
import { QUESTIONNAIRE, questionById } from '../../../domain/vetting/questionnaire';
import { readAnswers } from '../../../domain/vetting/reading';
import { assess } from '../../../domain/vetting/score';
import type { Answers } from '../../../domain/vetting/types';
import type { DirectoryCategory } from '../../../domain/vocabulary';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { vettingRepository, type ApplicationRow, type ResponseRow } from './repository';

/** The answers of a business and what else decides its score. */
export interface AssessmentInput {
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

export async function readAssessmentInput(
  db: Db,
  userId: number,
  application: ApplicationRow | null,
): Promise<AssessmentInput> {
  const repository = vettingRepository(db);
  const responses = application ? await repository.responses(application.id) : [];
  const category = await repository.category(userId);
  return { application, responses, answers: toAnswers(responses), category };
}

/** The input with one answer replaced. */
export function withAnswer(
  input: AssessmentInput,
  application: ApplicationRow,
  row: ResponseRow,
): AssessmentInput {
  const others = input.responses.filter(({ question }) => question !== row.question);
  const responses = [...others, row];
  return { ...input, application, responses, answers: toAnswers(responses) };
}

export const hasAnswers = ({ answers }: AssessmentInput): boolean =>
  Object.entries(answers).some(([id, answer]) => {
    const question = questionById(QUESTIONNAIRE, Number(id));
    return question !== undefined && isAnswered(question, answer);
  });

/** The part of the input that decides the score. */
interface ScoredInput extends Pick<AssessmentInput, 'answers' | 'category'> {
  application: Pick<ApplicationRow, 'state' | 'assessment'> | null;
}

/** The score of the present answers; `isChecked` when an admin has approved them. */
export const assessNow = (
  { answers, category }: ScoredInput,
  isFinal: boolean,
  isChecked = false,
) => assess(QUESTIONNAIRE, answers, { category, isFinal, isChecked });

/** The score that counts: the stored one after submission, else that of the present answers. */
export function assessmentOf(input: ScoredInput): Assessment {
  const { phase, locked, result } = APPLICATION_STATE[input.application?.state ?? 'draft'];
  const kept = input.application?.assessment;
  if (kept && locked !== null) return kept;
  // While the business is answering, unanswered questions are left out of the score.
  return assessNow(input, phase !== 'answering', result !== null);
}

/** Whether the Advanced part is open, by decision of an admin or else by the rule. */
export function isClearedForAdvanced(input: AssessmentInput): boolean {
  const override = input.application?.clearance_override;
  return override?.cleared ?? assessNow(input, false).clearance.outcome === 'cleared';
}

/** The Basic part must be answered before a submission; open Advanced questions count 0. */
const REQUIRED = QUESTIONNAIRE.categories
  .filter(({ part }) => part === 'basic')
  .map(({ id }) => id);

/** Sentences that say what is left to answer before the submission. */
export function leftToAnswer(input: AssessmentInput): string[] {
  return progressOf(QUESTIONNAIRE, input.answers)
    .filter((entry) => REQUIRED.includes(entry.vetting_category))
    .flatMap((entry) => unansweredSentence(entry) ?? [])
    .map(keptText);
}

/**
 * Questions that are still to be answered: of the Basic part, and Advanced questions that were not
 * asked or were closed at the submission.
 */
export function leftQuestions(input: AssessmentInput): number[] {
  const before = input.application?.assessment;
  const wasClosed = before?.clearance.outcome !== 'cleared';
  const lines = before?.receipt.lines ?? [];
  const notAsked = lines.flatMap(({ question, counted }) =>
    counted === 'not_asked' ? [question] : [],
  );
  const isOpen = isClearedForAdvanced(input);
  return readAnswers(QUESTIONNAIRE, input.answers).flatMap(({ question, isAsked, answer }) => {
    const isNew = isOpen && (wasClosed || notAsked.includes(question.id));
    const isWaiting = REQUIRED.includes(question.category) || isNew;
    return isAsked && answer === null && isWaiting ? [question.id] : [];
  });
}
