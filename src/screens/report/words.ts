import type {
  Assessment,
  HistoryEntry,
  ReceiptLine,
  Recommendation,
} from '../../../domain/contract/vetting';
import { FLOOR_BOUNDS } from '../../../domain/vetting/levels';
import type { Level, Theme } from '../../../domain/vocabulary';

const floored = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  // 57.9 × 10 is a hair under 579 in binary.
  return String(Math.floor(value * scale + 1e-9) / scale);
};

/** To one decimal, rounded down: what is shown never reaches a bound that the figure does not. */
export const scoreText = (value: number): string => floored(value, 1);

export const percentText = (value: number): string => `${scoreText(value)}%`;

/** Points and their products, as exact as they are. */
export const numberText = (value: number): string => floored(value, 2);

export const dateText = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One word for each theme, where its whole name does not fit. */
export const SHORT_THEMES: Record<Theme, string> = {
  'transparent & accountable governance': 'Governance',
  "workers' wellbeing": 'Workers',
  'community action': 'Community',
  'energy transition': 'Energy',
  'nature regeneration': 'Nature',
  'responsible processing & packaging': 'Processing',
};

type Floor = Assessment['floors'][number]['rule'];

/** What the levels ask beside the total, and for which level it is asked first. */
export const FLOOR_TEXTS: Record<Floor, { level: Level; text: string }> = {
  sapling_themes: {
    level: 'Sapling',
    text: `Every rated theme reaches ${FLOOR_BOUNDS.saplingThemes}%`,
  },
  no_red_flag: { level: 'Sapling', text: 'No answer bars the higher levels' },
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
  weeks: 'Some weeks',
  months: 'Some months',
};

export const CLEARANCE_TEXTS: Record<Assessment['clearance']['outcome'], string> = {
  cleared: 'The Basic part is passed: the Advanced part is open.',
  needs_review: 'Our team decides whether the Advanced part opens.',
  not_yet: 'The Advanced part is not open yet.',
};

const EVENT_TEXTS: Partial<Record<string, string>> = {
  'answer.given': 'First answer given',
  'application.submitted': 'Submitted',
  'application.withdrawn': 'Taken back before review',
  'application.claimed': 'Review begun',
  'application.returned': 'Put back into the queue',
  'changes.requested': 'Changes wanted',
  'application.approved': 'Approved',
  'application.rejected': 'Not accepted',
  'application.reopened': 'Review opened again',
  'application.resumed': 'Taken up again',
  'application.renewed': 'Renewed',
  'application.expired': 'Expired after twelve months',
  'listing.published': 'Listed in the directory',
  'listing.changed': 'Listing changed: back to review',
};

export const eventText = (event: string): string => EVENT_TEXTS[event] ?? event;

export function actorText({ by, actor_name }: Pick<HistoryEntry, 'by' | 'actor_name'>): string {
  if (by === 'system') return 'by itself';
  const who = by === 'owner' ? 'the business' : 'our team';
  return actor_name ? `by ${actor_name} (${who})` : `by ${who}`;
}
