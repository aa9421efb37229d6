import type { VettingProgressEntry } from '../contract/vetting';
import { kept } from './keptTexts';
import { inDisplayOrder } from './order';
import { readAnswers, type Reading } from './reading';
import type { Answers, Questionnaire, VettingCategory } from './types';

export const progressIn = (
  categories: readonly VettingCategory[],
  readings: readonly Reading[],
): VettingProgressEntry[] =>
  inDisplayOrder(categories).map(({ id, category_name }) => {
    const asked = readings.filter(({ question, isAsked }) => isAsked && question.category === id);
    const answered = asked.filter(({ answer }) => answer !== null).length;
    return {
      vetting_category: id,
      vetting_name: category_name,
      category_question_count: asked.length,
      questions_answered: answered,
      questions_unanswered: asked.length - answered,
    };
  });

/** How far each category is, in display order: of the questions that are asked; N/A is an answer. */
export const progressOf = (
  questionnaire: Questionnaire,
  answers: Answers,
): VettingProgressEntry[] =>
  progressIn(questionnaire.categories, readAnswers(questionnaire, answers));

/** The answered share in percent, rounded down, so that only a complete one says 100. */
export function completionOf(progress: readonly VettingProgressEntry[]): number {
  const asked = progress.reduce((all, entry) => all + entry.category_question_count, 0);
  const answered = progress.reduce((all, entry) => all + entry.questions_answered, 0);
  return asked === 0 ? 0 : Math.floor((100 * answered) / asked);
}

/** What to do about an incomplete category, to be shown by `keptText`; null of a complete one. */
export function unansweredSentence(entry: VettingProgressEntry): string | null {
  const { questions_unanswered: count, vetting_name: category } = entry;
  if (count === 0) return null;
  return kept(count === 1 ? 'unansweredOne' : 'unanswered', { count, category });
}
