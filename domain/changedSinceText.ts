import { longDate } from './longDate';

/** Shown with the texts of a reviewed business until an admin has read their changes. */
export const changedSinceText = (review: string): string =>
  `Changed since the review of ${longDate(review) ?? review}`;
