import { msg, plural, t } from '../../../../domain/language';
import type {
  Clearance,
  ReportComparison,
  ReportRow,
} from '../../../../domain/contract/admin/reports';
import { countText, floored, scoreText } from '../../../ui/format';

export const CLEARANCE_NAMES: Record<Clearance, string> = {
  cleared: msg('Cleared'),
  needs_review: msg('Needs a check'),
  not_yet: msg('Not yet'),
};

/** Whether the Advanced part is open, and whether the team decided it. */
export function clearanceText({
  clearance,
  clearance_override: override,
}: Pick<ReportRow, 'clearance' | 'clearance_override'>): string {
  if (!override) return t(CLEARANCE_NAMES[clearance]);
  return override.cleared ? t('Opened by the team') : t('Closed by the team');
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
  return days < 1 ? t('since today') : plural(days, 'for # day', 'for # days');
}

export const reportCount = (count: number): string => countText(count, 'report');

/** The change in points, rounded towards zero, so that it never looks larger than it is. */
export function changeText(before: number | null, after: number | null): string {
  if (before === null || after === null) return before === after ? '–' : t('Not comparable');
  const size = floored(Math.abs(after - before), 1);
  if (size === '0') return t('Unchanged');
  return after > before ? t('Up by {size}', { size }) : t('Down by {size}', { size });
}

export const levelChange = (
  before: ReportComparison['after']['level'],
  after: ReportComparison['after']['level'],
): string =>
  before === after
    ? t('Unchanged')
    : t('{before} to {after}', {
        before: before ? t(before) : t('None'),
        after: after ? t(after) : t('none'),
      });
