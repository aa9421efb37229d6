import type { Listing } from '../../../domain/contract/listing';
import { criteriaOfBadges, type DirectoryCriterion } from '../../content/directoryCriteria';
import { factsOf, type Fact } from '../../ui/evidence/facts';

export interface Evidence {
  criterion: DirectoryCriterion;
  facts: Fact[];
}

/** For each badge of a listing the facts that its criterion asks for. */
export const evidenceOf = ({ badges, criteria }: Listing): Evidence[] =>
  criteriaOfBadges(badges).map((criterion) => ({
    criterion,
    facts: factsOf(criterion.facts, criteria),
  }));
