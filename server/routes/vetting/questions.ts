import type {
  VettingCategoryEntry,
  VettingOptionEntry,
  VettingQuestionEntry,
} from '../../../domain/contract/vetting';
import { language } from '../../../domain/language';
import { inDisplayOrder } from '../../../domain/vetting/order';
import { QUESTIONNAIRE, questionByCode } from '../../../domain/vetting/questionnaire';
import { chosenValues, readAnswers } from '../../../domain/vetting/reading';
import { QUESTIONNAIRES } from '../../../domain/vetting/questions/translate';
import type {
  Answers,
  Questionnaire,
  VettingOption,
  VettingQuestion,
} from '../../../domain/vetting/types';

const toOption = (option: VettingOption): VettingOptionEntry => ({ ...option });

const toQuestion = ({ bounds, options, presets, ...question }: VettingQuestion) => ({
  ...question,
  bounds: bounds && [...bounds],
  options: options.map(toOption),
  presets: presets.map(({ because, when }) => ({
    because,
    when: when.map(({ question: code, has_any, has_none }) => ({
      question: code,
      ...(has_any && { has_any: [...has_any] }),
      ...(has_none && { has_none: [...has_none] }),
    })),
  })),
  questionnaire_version: QUESTIONNAIRE.version,
});

const questionsOf = ({ questions }: Questionnaire): VettingQuestionEntry[] =>
  questions.map(toQuestion);

export const categoryEntries: VettingCategoryEntry[] = inDisplayOrder(QUESTIONNAIRE.categories).map(
  (category) => {
    const own = QUESTIONNAIRE.questions.filter((question) => question.category === category.id);
    return {
      ...category,
      category_question_count: own.length,
      category_questions: own.map(({ id }) => ({ id, category: category.id })),
    };
  },
);

const QUESTIONS = { en: questionsOf(QUESTIONNAIRES.en), sw: questionsOf(QUESTIONNAIRES.sw) };

/** In the language of the reader. */
export const questionEntries = (): VettingQuestionEntry[] => QUESTIONS[language()];

/** The question with this code. */
export function questionOf(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`the questionnaire has no ${code}`);
  return question;
}

/** The values chosen at the question with this code. */
export const chosenAt = (code: string, answers: Answers): string[] =>
  chosenValues(readAnswers(QUESTIONNAIRE, answers), code);
