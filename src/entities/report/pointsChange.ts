import { countText, floored } from '../../ui/format';

const pointsText = (points: number): string => countText(Number(floored(points, 2)), 'point');

/** What another answer did to the points of its question; null is a question that carried none. */
export function pointsChange(before: number | null, after: number | null): string {
  if (before === null && after === null) return 'It carries no points';
  if (after === null) return `${pointsText(before ?? 0)} before; it no longer counts`;
  if (before === null) return `${pointsText(after)}; it did not count before`;
  if (before === after) return `${pointsText(after)}, as before`;
  const difference = floored(Math.abs(after - before), 2);
  return `${pointsText(after)}, ${difference} ${after > before ? 'more' : 'fewer'} than before`;
}
