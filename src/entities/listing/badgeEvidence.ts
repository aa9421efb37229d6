import type { Listing } from '../../../domain/contract/listing';
import { factsOf, type Fact } from '../evidence/facts';
import type { CriterionSign } from '../evidence/CriterionIcon';

/** A criterion of the directory, as it is explained with a badge. */
export interface BadgeCriterion {
  badge: string;
  criteria_name: string;
  criteria_description: string;
  criteria_icon: CriterionSign;
  /** The measured facts behind it, by `key` of a listing's criteria, and how they are named. */
  facts: Record<string, string>;
}

/** The texts on the badges and the level of a listing. */
export interface ListingWords {
  criteria: readonly BadgeCriterion[];
  /** Follows the name of the business; null without a level. */
  level: string | null;
}

export interface Evidence {
  criterion: BadgeCriterion;
  facts: Fact[];
}

/** For each badge of a listing the facts that its criterion asks for. */
export const evidenceOf = (
  badges: readonly BadgeCriterion[],
  { criteria }: Pick<Listing, 'criteria'>,
): Evidence[] =>
  badges.map((criterion) => ({ criterion, facts: factsOf(criterion.facts, criteria) }));
