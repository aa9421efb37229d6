import { longDate } from './longDate';
import { t } from './language';

/** Shown with the texts of a reviewed business until an admin has read their changes. */
export const changedSinceText = (review: string): string =>
  t('Changed since the review of {day}', { day: longDate(review) ?? review });
