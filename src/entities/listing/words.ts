import type { BadgeCriterion } from './badgeEvidence';

/** What the site says of the badges and the level that a listing has. */
export interface ListingWords {
  criteria: readonly BadgeCriterion[];
  /** Follows the name of the business; null without a level. */
  level: string | null;
}
