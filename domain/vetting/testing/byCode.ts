import { QUESTIONNAIRE, questionByCode } from '../questionnaire';
import type { VettingQuestion } from '../types';

/** The question with this code; throws when there is none. */
export function byCode(code: string): VettingQuestion {
  const found = questionByCode(QUESTIONNAIRE, code);
  if (!found) throw new Error(`no question ${code}`);
  return found;
}

/** Codes separated by spaces. */
export const codes = (text: string): string[] => text.split(' ');

export const codesWhere = (test: (question: VettingQuestion) => boolean): string[] =>
  QUESTIONNAIRE.questions.filter(test).map(({ code }) => code);
