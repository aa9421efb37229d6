import type { Entry } from '../../../machines/chart/journal';
import type { Taken } from './ArrowLine';

/** Which transitions the entries tell of; the newest comes first. */
export const takenOf = (entries: readonly Entry[]): Taken => ({
  ever: new Set(entries.flatMap(({ taken }) => taken)),
  last: new Set(entries.find(({ taken }) => taken.length > 0)?.taken ?? []),
});
