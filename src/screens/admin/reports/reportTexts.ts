import type {
  Clearance,
  ReportComparison,
  ReportRow,
} from '../../../../domain/contract/admin/reports';
import { countText, floored, scoreText } from '../../../ui/format';

export const CLEARANCE_NAMES: Record<Clearance, string> = {
  cleared: 'Cleared',
  needs_review: 'Needs a check',
  not_yet: 'Not yet',
};

/** Whether the Advanced part is open, and whether the team decided it. */
export function clearanceText({
  clearance,
  clearance_override: override,
}: Pick<ReportRow, 'clearance' | 'clearance_override'>): string {
  if (!override) return CLEARANCE_NAMES[clearance];
  return override.cleared ? 'Opened by the team' : 'Closed by the team';
}

/** The reason of a decision against the rule, and who decided. */
export const overrideText = ({
  reason,
  by_name,
}: NonNullable<ReportRow['clearance_override']>): string =>
  by_name ? `${reason} (${by_name})` : reason;

export const figure = (value: number | null, unit = ''): string =>
  value === null ? '–' : `${scoreText(value)}${unit}`;

const DAY = 86_400_000;

/** Whole days since a moment. */
export function daysText(iso: string, now: number): string {
  const days = Math.floor((now - Date.parse(iso)) / DAY);
  return days < 1 ? 'since today' : `for ${countText(days, 'day')}`;
}

export const reportCount = (count: number): string => countText(count, 'report');

/** The change in points, rounded towards zero, so that it never looks larger than it is. */
export function changeText(before: number | null, after: number | null): string {
  if (before === null || after === null) return before === after ? '–' : 'Not comparable';
  const size = floored(Math.abs(after - before), 1);
  if (size === '0') return 'Unchanged';
  return after > before ? `Up by ${size}` : `Down by ${size}`;
}

export const levelChange = (
  before: ReportComparison['after']['level'],
  after: ReportComparison['after']['level'],
): string => (before === after ? 'Unchanged' : `${before ?? 'None'} to ${after ?? 'none'}`);
