import { questionAnchor } from '../../paths';
import { sectionsOf, type Section } from '../../../domain/vetting/sections';
import type {
  Answers,
  Questionnaire,
  VettingCategory,
  VettingQuestion,
} from '../../../domain/vetting/types';
import { askedQuestions } from '../../../domain/vetting/visibility';

/** In the address, in place of the number of a section. */
export const CHECK = 'check';

/** One screen of a category: questions of one section, or the answers to all of them. */
export type FormStep =
  | { kind: 'questions'; section: Section; questions: readonly VettingQuestion[] }
  | { kind: 'check' };

interface Asked {
  questionnaire: Questionnaire;
  answers: Answers;
}

/** The screens of a category in their order, for what is asked; the check of its answers comes last. */
export function formSteps(
  { questionnaire, answers }: Asked,
  category: VettingCategory,
  isSingle: boolean,
): FormStep[] {
  const asked = askedQuestions(questionnaire, answers);
  const steps = sectionsOf(category, questionnaire.questions).flatMap((section): FormStep[] => {
    const own = section.questions.filter((question) => asked.includes(question));
    const screens = isSingle ? own.map((question) => [question]) : own.length > 0 ? [own] : [];
    return screens.map((questions) => ({ kind: 'questions', section, questions }));
  });
  return [...steps, { kind: 'check' }];
}

/** Whether the anchor of an address names a question, and not the skip link's target, say. */
export const isQuestionAnchor = (hash: string): boolean => /^#q\d+$/.test(hash);

const isOf = (step: FormStep, anchor: string): boolean =>
  step.kind === 'questions' && step.questions.some(({ id }) => questionAnchor(id) === anchor);

/**
 * The place among the steps that an address names: by its anchor the screen of that question, else by
 * its section. What is not asked leads to the check, which says why.
 */
export function stepAt(
  steps: readonly FormStep[],
  { hash, section }: { hash: string; section: string | null },
): number {
  const check = steps.length - 1;
  if (isQuestionAnchor(hash)) {
    const named = steps.findIndex((step) => isOf(step, hash.slice(1)));
    return named >= 0 ? named : check;
  }
  if (section === CHECK) return check;
  const number = Number(section ?? 1);
  const found = steps.findIndex(
    (step) => step.kind === 'questions' && step.section.number >= number,
  );
  return found >= 0 ? found : check;
}
