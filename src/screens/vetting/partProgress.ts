import type { VettingProgressEntry } from '../../../domain/contract/vetting';
import type { VettingCategory, VettingPart } from '../../../domain/vetting/types';

/** How many questions of one part, or of both, are asked and how many of them are answered. */
export function partProgress(
  categories: readonly VettingCategory[],
  progress: readonly VettingProgressEntry[],
  part: VettingPart | 'both',
): { answered: number; asked: number } {
  const ids = categories
    .filter((category) => part === 'both' || category.part === part)
    .map(({ id }) => id);
  const counted = progress.filter(({ vetting_category }) => ids.includes(vetting_category));
  return {
    answered: counted.reduce((sum, entry) => sum + entry.questions_answered, 0),
    asked: counted.reduce((sum, entry) => sum + entry.category_question_count, 0),
  };
}
