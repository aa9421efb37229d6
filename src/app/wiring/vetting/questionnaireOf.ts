import type {
  VettingCategoryEntry,
  VettingQuestionEntry,
} from '../../../../domain/contract/vetting';
import { inDisplayOrder } from '../../../../domain/vetting/order';
import type { Questionnaire, VettingQuestion } from '../../../../domain/vetting/types';

const boundsOf = (bounds: readonly number[] | null): VettingQuestion['bounds'] => {
  const [a, b, c, d] = bounds ?? [];
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? null
    : [a, b, c, d];
};

/** The questionnaire as the server gives it, with the categories in display order. */
export const questionnaireOf = (
  categories: readonly VettingCategoryEntry[],
  questions: readonly VettingQuestionEntry[],
): Questionnaire => ({
  version: questions[0]?.questionnaire_version ?? '',
  categories: inDisplayOrder(categories).map(({ id, category_name, part }) => ({
    id,
    category_name,
    part,
  })),
  questions: questions.map(({ questionnaire_version: _version, ...question }) => ({
    ...question,
    bounds: boundsOf(question.bounds),
  })),
});
