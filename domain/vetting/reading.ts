import { chosenOptions, isAnswered, isNotApplicable } from './answers';
import type { Answer, Answers, Questionnaire, VettingQuestion } from './types';
import { presetsOf } from './visibility';

/** A question and what the rules take from its answer. */
export interface Reading {
  question: VettingQuestion;
  isAsked: boolean;
  /** Null while nothing counts: not asked, unanswered, or not an answer that may be kept. */
  answer: Answer | null;
  isNotApplicable: boolean;
}

/** All questions as answered, in the questionnaire's order. */
export function readAnswers(questionnaire: Questionnaire, answers: Answers): Reading[] {
  const preset = presetsOf(questionnaire, answers);
  return questionnaire.questions.map((question) => {
    const given = answers[question.id];
    const isAsked = preset(question) === null;
    const answer = isAsked && given && isAnswered(question, given) ? given : null;
    return {
      question,
      isAsked,
      answer,
      isNotApplicable: answer !== null && isNotApplicable(question, answer),
    };
  });
}

const readingOf = (readings: readonly Reading[], code: string): Reading | undefined =>
  readings.find(({ question }) => question.code === code);

/** The values chosen in answer to the question of that code. */
export function chosenValues(readings: readonly Reading[], code: string): string[] {
  const reading = readingOf(readings, code);
  if (!reading?.answer) return [];
  return chosenOptions(reading.question, reading.answer).map(({ value }) => value);
}

/** The canonical decimal given to the question of that code; null without one. */
export function figureOf(readings: readonly Reading[], code: string): string | null {
  const reading = readingOf(readings, code);
  return reading?.answer && !reading.isNotApplicable ? reading.answer.text : null;
}
