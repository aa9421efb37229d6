import type { Entry } from '../../../machines/chart/journal';
import type { Taken } from './ArrowLine';

/** The transitions that the entries took, newest first. */
export const takenOf = (entries: readonly Entry[]): Taken => ({
  ever: new Set(entries.flatMap(({ taken }) => taken)),
  last: new Set(entries.find(({ taken }) => taken.length > 0)?.taken ?? []),
});
