import { CRITERIA_THRESHOLDS } from './limits';
import type { Badge } from './vocabulary';

const { femaleManagers, kenyanEmployees, revenueInKenya, employeesWithDifferentAbilities } =
  CRITERIA_THRESHOLDS;

interface BadgeCriterion {
  name: string;
  description: string;
}

/** What each badge is called, and what a business meets that has it (specification 3 and 9). */
export const BADGE_CRITERIA: Record<Badge, BadgeCriterion> = {
  women_led: {
    name: 'Women-led',
    description: `More than ${femaleManagers}% of managers are women and a woman founded the business.`,
  },
  locally_anchored: {
    name: 'Locally anchored',
    description: `At least two of three apply: founded in Kenya, more than ${kenyanEmployees}% of employees are Kenyan, more than ${revenueInKenya}% of revenue is earned in Kenya.`,
  },
  ability_inclusion: {
    name: 'Ability inclusion',
    description: `More than ${employeesWithDifferentAbilities}% of employees have different abilities.`,
  },
  toxin_free: {
    name: 'Toxin-free',
    description:
      'Materials are untreated, and no chemicals are used in production or manufacturing.',
  },
};
