import { plural } from '../../../domain/language';
import { isAnswered } from '../../../domain/vetting/answers';
import { USUAL_PACE } from '../../../domain/vetting/pace';
import type {
  Answers,
  Questionnaire,
  VettingCategory,
  VettingQuestion,
} from '../../../domain/vetting/types';
import { askedQuestions } from '../../../domain/vetting/visibility';

interface Asked {
  questionnaire: Questionnaire;
  /** In display order. */
  categories: readonly VettingCategory[];
  answers: Answers;
  isCleared: boolean;
}

/** Asked questions without an answer in what is open to the business, in display order. */
export function unansweredQuestions({ questionnaire, categories, answers, isCleared }: Asked) {
  const asked = askedQuestions(questionnaire, answers);
  return categories
    .filter(({ part }) => part === 'basic' || isCleared)
    .flatMap((category) =>
      asked.filter(
        (question) =>
          question.category === category.id && !isAnswered(question, answers[question.id]),
      ),
    );
}

/** Where to go on; null when everything that is open has an answer. */
export const firstUnanswered = (asked: Asked): VettingQuestion | null =>
  unansweredQuestions(asked)[0] ?? null;

/**
 * The next one without an answer from a question or else from the end of its category on; those before
 * come last. Null when there is none.
 */
export function unansweredAfter(
  asked: Asked,
  start: VettingQuestion | null,
  category: number,
): VettingQuestion | null {
  const order = asked.categories.flatMap(({ id }) =>
    asked.questionnaire.questions.filter((question) => question.category === id),
  );
  const end = order.findLastIndex((question) => question.category === category) + 1;
  const from = start ? order.findIndex(({ id }) => id === start.id) : end;
  const open = unansweredQuestions(asked);
  const isLater = (question: VettingQuestion) =>
    order.findIndex(({ id }) => id === question.id) >= from;
  return open.find(isLater) ?? open[0] ?? null;
}

/** Such as "about 12 minutes", at so many seconds a question. */
export function timeFor(questions: number, pace: number | null): string {
  const minutes = Math.max(1, Math.round((questions * (pace ?? USUAL_PACE)) / 60));
  return plural(minutes, 'about a minute', 'about # minutes');
}
