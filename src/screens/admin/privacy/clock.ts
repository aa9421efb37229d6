import { clockText } from '../../../../domain/privacy';
import { useNow } from '../../../ui/useNow';

/** How much time is left until an ISO moment. */
export const useClockText = (due: string): string =>
  useNow((now) => clockText(Date.parse(due), now));

export const useIsLate = (due: string): boolean => useNow((now) => now > Date.parse(due));
