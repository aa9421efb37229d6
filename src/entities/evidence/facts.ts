import { t } from '../../../domain/language';
import type { Criterion } from '../../../domain/contract/listing';

/** One fact behind a badge, as far as it is public. */
export interface Fact {
  key: string;
  name: string;
  met: boolean;
  /** The percentage that must be exceeded; null for a fact that is not measured. */
  threshold: number | null;
  /** The measured percentage; null unless the reader may see it. */
  value: number | null;
}

/** The facts by key and name, with what was found of each. */
export const factsOf = (names: Record<string, string>, criteria: readonly Criterion[]): Fact[] =>
  Object.entries(names).map(([key, name]) => {
    const found = criteria.find((candidate) => candidate.key === key);
    return {
      key,
      name,
      met: found?.met ?? false,
      threshold: found?.threshold ?? null,
      value: found?.value ?? null,
    };
  });

/** As whole percent, unless that would put it on the wrong side of the threshold. */
function percentText(value: number, threshold: number): string {
  const rounded = Math.round(value);
  return `${rounded > threshold === value > threshold ? rounded : value}%`;
}

/** What is said of a fact: "72% (more than 59% needed)", or that the figure stays private. */
export function factText({ met, threshold, value }: Fact): string {
  if (threshold === null) return met ? t('Met') : t('Not claimed');
  if (value === null) return met ? t('Met, figure not published') : t('Not claimed');
  return t('{percent} (more than {threshold}% needed)', {
    percent: percentText(value, threshold),
    threshold,
  });
}
