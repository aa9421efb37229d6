import { t } from '../../../domain/language';
import type { Event, EventStatusPayload } from '../../../domain/contract/event';
import { spanFaults } from '../../../domain/postRules';
import { firstMessages } from './postForm';
import { isSkipped, toInstant } from './zonedTime';

export interface PostponeValues {
  isUnknown: boolean;
  start_date: string;
  end_date: string;
}

export const emptyPostponement: PostponeValues = { isUnknown: false, start_date: '', end_date: '' };

const spanOf = ({ start_date, end_date }: PostponeValues, zone: string) => ({
  start_date: toInstant(start_date, zone) ?? '',
  end_date: toInstant(end_date, zone) ?? '',
});

/** What the server would refuse; nothing while the new dates are not known. */
export function checkPostponement(
  values: PostponeValues,
  { timezone }: Event,
  now: number,
): Record<string, string> {
  if (values.isUnknown) return {};
  const skipped = t('This time does not exist in that zone. Choose another.');
  return {
    ...firstMessages(spanFaults(spanOf(values, timezone), new Date(now))),
    ...(isSkipped(values.start_date, timezone) && { start_date: skipped }),
    ...(isSkipped(values.end_date, timezone) && { end_date: skipped }),
  };
}

export const toPostponement = (
  values: PostponeValues,
  { timezone }: Event,
): EventStatusPayload => ({
  status: 'postponed',
  ...(!values.isUnknown && spanOf(values, timezone)),
});
