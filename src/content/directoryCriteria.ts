import { CRITERIA_THRESHOLDS } from '../../domain/limits';
import type { Badge } from '../../domain/vocabulary';

/** A directory criterion (specification 3 and 9); who meets it may carry the badge. */
export interface DirectoryCriterion {
  badge: Badge;
  criteria_name: string;
  criteria_description: string;
  criteria_icon: 'woman' | 'pin' | 'ability' | 'drop';
  /** The measured facts behind it, by `key` of a listing's criteria, and how they are named. */
  facts: Record<string, string>;
}

const { femaleManagers, kenyanEmployees, revenueInKenya, employeesWithDifferentAbilities } =
  CRITERIA_THRESHOLDS;

export const DIRECTORY_CRITERIA: DirectoryCriterion[] = [
  {
    badge: 'women_led',
    criteria_name: 'Women-led',
    criteria_description: `More than ${femaleManagers}% of managers are women and a woman founded the business.`,
    criteria_icon: 'woman',
    facts: { female_managers: 'Managers who are women', founded_by_woman: 'Founded by a woman' },
  },
  {
    badge: 'locally_anchored',
    criteria_name: 'Locally anchored',
    criteria_description: `At least two of three apply: founded in Kenya, more than ${kenyanEmployees}% of employees are Kenyan, more than ${revenueInKenya}% of revenue is earned in Kenya.`,
    criteria_icon: 'pin',
    facts: {
      kenya_founded: 'Founded in Kenya',
      kenyan_employees: 'Kenyan employees',
      revenue_in_kenya: 'Revenue earned in Kenya',
    },
  },
  {
    badge: 'ability_inclusion',
    criteria_name: 'Ability inclusion',
    criteria_description: `More than ${employeesWithDifferentAbilities}% of employees have different abilities.`,
    criteria_icon: 'ability',
    facts: { employees_with_different_abilities: 'Employees with different abilities' },
  },
  {
    badge: 'toxin_free',
    criteria_name: 'Toxin-free',
    criteria_description:
      'Materials are untreated, and no chemicals are used in production or manufacturing.',
    criteria_icon: 'drop',
    facts: {
      untreated: 'Untreated materials',
      no_chemicals: 'No chemicals in production or manufacturing',
    },
  },
];

const BY_BADGE = new Map(DIRECTORY_CRITERIA.map((criterion) => [criterion.badge, criterion]));

/** The criteria of a listing's badges, in the order of the directory. Unknown badges are left out. */
export const criteriaOfBadges = (badges: readonly Badge[]): DirectoryCriterion[] =>
  [...BY_BADGE.values()].filter(({ badge }) => badges.includes(badge));
