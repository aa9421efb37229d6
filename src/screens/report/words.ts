import type { Assessment, ReceiptLine, Recommendation } from '../../../domain/contract/vetting';
import { FLOOR_BOUNDS } from '../../../domain/vetting/levels';
import type { Level } from '../../../domain/vocabulary';
import { floored } from '../../ui/format';

/** Points and their products, as exact as they are. */
export const numberText = (value: number): string => floored(value, 2);

type Floor = Assessment['floors'][number]['rule'];

/** What the levels ask beside the total, and for which level it is asked first. */
export const FLOOR_TEXTS: Record<Floor, { level: Level; text: string }> = {
  sapling_themes: {
    level: 'Sapling',
    text: `Every rated theme reaches ${FLOOR_BOUNDS.saplingThemes}%`,
  },
  no_red_flag: { level: 'Sapling', text: 'No answer rules out the higher levels' },
  tree_themes: { level: 'Tree', text: `Every rated theme reaches ${FLOOR_BOUNDS.treeThemes}%` },
  tree_evidence: {
    level: 'Tree',
    text: `Evidence is linked for ${FLOOR_BOUNDS.treeEvidence}% of the answers that earn 3 or 4 points`,
  },
  tree_checked: { level: 'Tree', text: 'Our team has checked the answers' },
};

export const COUNTED_TEXTS: Record<ReceiptLine['counted'], string> = {
  scored: 'Scored',
  unanswered: 'Not answered',
  not_applicable: 'Not applicable',
  not_asked: 'Not asked',
  unscored: 'Carries no points',
};

export const EFFORT_TEXTS: Record<Recommendation['effort'], string> = {
  hours: 'A few hours',
  days: 'A few days',
  weeks: 'A few weeks',
  months: 'A few months',
};

/** What a step adds to the total of 100; nothing while that is not certain. */
export function gainWords(gain: number | null): string {
  if (gain === null) return '';
  const points = Math.round(gain);
  return points < 1 ? 'adds less than 1 of 100 points' : `adds about ${points} of 100 points`;
}

export const CLEARANCE_TEXTS: Record<Assessment['clearance']['outcome'], string> = {
  cleared: 'The Basic part is passed: the Advanced part is open.',
  needs_review: 'Our team decides whether the Advanced part opens.',
  not_yet: 'The Advanced part is not open yet.',
};
