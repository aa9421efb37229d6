import type { Criterion } from '../../../domain/contract/listing';
import type { Badge } from '../../../domain/vocabulary';
import { factsOf, type Fact } from '../../entities/evidence/facts';
import type { ReportData } from './reportData';

/** Where the figures were asked for, by the criterion's key. */
const ASKED_IN: Partial<Record<string, string>> = {
  female_managers: 'BD6',
  kenyan_employees: 'BD3',
  revenue_in_kenya: 'BD4',
  employees_with_different_abilities: 'BD7',
};

/** The percentage as answered; null where it does not apply or is not known yet. */
function figureOf({ assessment, responses }: ReportData, key: string): number | null {
  const line = assessment.receipt.lines.find(({ code }) => code === ASKED_IN[key]);
  const response = line && responses.get(line.question);
  const isGiven = response && response.text !== '' && response.selected_options.length === 0;
  return isGiven && line.counted !== 'not_asked' ? Number(response.text) : null;
}

/**
 * The facts behind a badge with their figures, which the assessment leaves out: they are private, and
 * this report is for nobody but the business and the admins.
 */
export function badgeFacts(data: ReportData, badge: Badge, names: Record<string, string>): Fact[] {
  const found = data.assessment.badges.find((candidate) => candidate.badge === badge);
  const criteria = (found?.criteria ?? []).map((criterion): Criterion => ({
    ...criterion,
    value: figureOf(data, criterion.key),
  }));
  return factsOf(names, criteria);
}
