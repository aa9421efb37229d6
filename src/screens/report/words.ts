import type { Assessment, ReceiptLine, Recommendation } from '../../../domain/contract/assessment';
import { msg, t } from '../../../domain/language';
import { FLOOR_BOUNDS } from '../../../domain/vetting/levels';
import type { Level } from '../../../domain/vocabulary';
import { floored } from '../../ui/format';

/** Points and their products, as exact as they are. */
export const numberText = (value: number): string => floored(value, 2);

type Floor = Assessment['floors'][number]['rule'];

/** What the levels ask beside the total, for which level it is asked first, and from how many percent. */
export const FLOOR_TEXTS: Record<Floor, { level: Level; text: string; share?: number }> = {
  sapling_themes: {
    level: 'Sapling',
    text: msg('Every rated theme reaches {share}%'),
    share: FLOOR_BOUNDS.saplingThemes,
  },
  no_red_flag: { level: 'Sapling', text: msg('No answer rules out the higher levels') },
  tree_themes: {
    level: 'Tree',
    text: msg('Every rated theme reaches {share}%'),
    share: FLOOR_BOUNDS.treeThemes,
  },
  tree_evidence: {
    level: 'Tree',
    text: msg('Evidence is linked for {share}% of the answers that earn 3 or 4 points'),
    share: FLOOR_BOUNDS.treeEvidence,
  },
  tree_checked: { level: 'Tree', text: msg('Our team has checked the answers') },
};

export function floorText(rule: Floor): string {
  const { text, share = 0 } = FLOOR_TEXTS[rule];
  return t(text, { share });
}

export const COUNTED_TEXTS: Record<ReceiptLine['counted'], string> = {
  scored: msg('Scored'),
  unanswered: msg('Not answered'),
  not_applicable: msg('Not applicable'),
  not_asked: msg('Not asked'),
  unscored: msg('Carries no points'),
};

export const EFFORT_TEXTS: Record<Recommendation['effort'], string> = {
  hours: msg('A few hours'),
  days: msg('A few days'),
  weeks: msg('A few weeks'),
  months: msg('A few months'),
};

/** What a step adds to the total of 100; nothing while that is not certain. */
export function gainWords(gain: number | null): string {
  if (gain === null) return '';
  const points = Math.round(gain);
  return points < 1
    ? t('adds less than 1 of 100 points')
    : t('adds about {points} of 100 points', { points });
}

export const CLEARANCE_TEXTS: Record<Assessment['clearance']['outcome'], string> = {
  cleared: msg('The Basic part is passed: the Advanced part is open.'),
  needs_review: msg('Our team decides whether the Advanced part opens.'),
  not_yet: msg('The Advanced part is not open yet.'),
};
