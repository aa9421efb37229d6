import { chosenOptions, isAnswered } from './answers';
import type { Answers, Condition, Preset, Questionnaire, VettingQuestion } from './types';

/** Why each question is not asked; null of those that are. One look-up for a whole questionnaire. */
export function presetsOf(
  { questions }: Questionnaire,
  answers: Answers,
): (question: VettingQuestion) => Preset | null {
  const byCode = new Map(questions.map((question) => [question.code, question]));
  const known = new Map<string, Preset | null>();

  const holds = ({ question: code, has_any, has_none }: Condition): boolean => {
    const question = byCode.get(code);
    const answer = question && answers[question.id];
    if (!answer || !isAnswered(question, answer) || presetOf(question)) return false;
    const values = chosenOptions(question, answer).map(({ value }) => value);
    const isAny = !has_any || has_any.some((value) => values.includes(value));
    const isNone = !has_none || has_none.every((value) => !values.includes(value));
    return isAny && isNone;
  };
  const presetOf = (question: VettingQuestion): Preset | null => {
    const found = known.get(question.code);
    if (found !== undefined) return found;
    /** Should questions ever wait for each other, they are asked. */
    known.set(question.code, null);
    const preset = question.presets.find(({ when }) => when.every(holds)) ?? null;
    known.set(question.code, preset);
    return preset;
  };
  return presetOf;
}

/**
 * Why a question is not asked, null when it is. Only answers to questions that are themselves asked
 * count in a condition.
 */
export const presetOf = (
  questionnaire: Questionnaire,
  question: VettingQuestion,
  answers: Answers,
): Preset | null => presetsOf(questionnaire, answers)(question);

/** What the business is asked, after its answers so far, in the questionnaire's order. */
export function askedQuestions(questionnaire: Questionnaire, answers: Answers): VettingQuestion[] {
  const preset = presetsOf(questionnaire, answers);
  return questionnaire.questions.filter((question) => !preset(question));
}
