import type { Criterion, Listing } from '../../../domain/contract/listing';
import { criteriaOfBadges, type DirectoryCriterion } from '../../content/directoryCriteria';

/** One fact behind a badge, as far as it may be told. */
export interface Fact {
  key: string;
  name: string;
  met: boolean;
  /** The percentage that must be exceeded; null for a fact that is not measured. */
  threshold: number | null;
  /** The measured percentage; null unless the business made it public. */
  value: number | null;
}

export interface Evidence {
  criterion: DirectoryCriterion;
  facts: Fact[];
}

const toFact = (key: string, name: string, found: Criterion | undefined): Fact => ({
  key,
  name,
  met: found?.met ?? false,
  threshold: found?.threshold ?? null,
  value: found?.value ?? null,
});

/** For each badge of a listing the facts that its criterion asks for. */
export const evidenceOf = ({ badges, criteria }: Listing): Evidence[] =>
  criteriaOfBadges(badges).map((criterion) => ({
    criterion,
    facts: Object.entries(criterion.facts).map(([key, name]) => {
      const found = criteria.find((candidate) => candidate.key === key);
      return toFact(key, name, found);
    }),
  }));

/** What is said of a fact: "72% > 59%", or that the figure stays private. */
export function factText({ met, threshold, value }: Fact): string {
  if (threshold === null) return met ? 'Met' : 'Not claimed';
  if (value === null) return met ? 'Met, figure not published' : 'Not claimed';
  return met ? `${value}% > ${threshold}%` : `${value}%, asked for: > ${threshold}%`;
}
