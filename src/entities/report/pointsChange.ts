import { t } from '../../../domain/language';
import { countText, floored } from '../../ui/format';

const pointsText = (points: number): string => countText(Number(floored(points, 2)), 'point');

/** What another answer did to the points of its question; null is a question that carried none. */
export function pointsChange(before: number | null, after: number | null): string {
  if (before === null && after === null) return t('It carries no points');
  if (after === null) {
    return t('{points} before; it no longer counts', { points: pointsText(before ?? 0) });
  }
  const points = pointsText(after);
  if (before === null) return t('{points}; it did not count before', { points });
  if (before === after) return t('{points}, as before', { points });
  const difference = floored(Math.abs(after - before), 2);
  return after > before
    ? t('{points}, {difference} more than before', { points, difference })
    : t('{points}, {difference} fewer than before', { points, difference });
}
