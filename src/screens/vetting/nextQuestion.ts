import { isAnswered } from '../../../domain/vetting/answers';
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

/** Seconds that one question takes. */
const PACE = 30;

/** Such as "about 12 minutes". */
export function timeLeft(questions: number): string {
  const minutes = Math.max(1, Math.round((questions * PACE) / 60));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
