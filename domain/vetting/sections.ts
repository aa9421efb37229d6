import { t } from '../language';
import { CATEGORY_ROWS } from './questions/sections';
import type { VettingCategory, VettingQuestion } from './types';

/** Questions of one category that belong together and fit one screen. */
export interface Section {
  /** Its place in its category, from 1. */
  number: number;
  title: string;
  questions: readonly VettingQuestion[];
}

/** The category in a word; its whole name where none is known. */
export const shortNameOf = ({ id, category_name }: Pick<VettingCategory, 'id' | 'category_name'>) =>
  t(CATEGORY_ROWS[id]?.shortName ?? category_name);

/**
 * The questions of one category, cut into sections. A question that no section names, of a newer
 * questionnaire, comes last, so that it is asked all the same.
 */
export function sectionsOf(
  { id, category_name }: Pick<VettingCategory, 'id' | 'category_name'>,
  questions: readonly VettingQuestion[],
): Section[] {
  const own = questions.filter(({ category }) => category === id);
  const rows = CATEGORY_ROWS[id]?.sections ?? [{ title: category_name, codes: [] }];
  const named = new Set(rows.flatMap(({ codes }) => codes));
  const unnamed = own.filter(({ code }) => !named.has(code));
  return rows.map(({ title, codes }, index) => ({
    number: index + 1,
    title: t(title),
    questions: [
      ...own.filter(({ code }) => codes.includes(code)),
      ...(index === rows.length - 1 ? unnamed : []),
    ],
  }));
}
