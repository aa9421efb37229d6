import { CRITERIA_THRESHOLDS } from '../../domain/limits';
import type { Badge } from '../../domain/vocabulary';

export const LISTED_LEAD = 'Create a business account. Then three steps lead into the directory:';

/** A listing and its badges are valid this long; then the business renews its answers. */
export const VALIDITY_MONTHS = 12;

/** Within this time a decision can be appealed. */
export const APPEAL_DAYS = 30;

const { femaleManagers, kenyanEmployees, revenueInKenya, employeesWithDifferentAbilities } =
  CRITERIA_THRESHOLDS;

export interface CriterionTest {
  measure: string;
  rule: string;
}

export interface BadgeRule {
  needs: string;
  tests: CriterionTest[];
}

/** What is measured for each badge. A threshold itself is not enough: the value must be above it. */
export const BADGE_RULES: Record<Badge, BadgeRule> = {
  women_led: {
    needs: 'Both must apply',
    tests: [
      { measure: 'Managers who are women', rule: `above ${femaleManagers}%` },
      { measure: 'Founder', rule: 'a woman, alone or with others' },
    ],
  },
  locally_anchored: {
    needs: '2 of 3 must apply',
    tests: [
      { measure: 'Country of foundation', rule: 'Kenya' },
      { measure: 'Employees who are Kenyan', rule: `above ${kenyanEmployees}%` },
      { measure: 'Revenue earned in Kenya', rule: `above ${revenueInKenya}%` },
    ],
  },
  ability_inclusion: {
    needs: 'Must apply',
    tests: [
      {
        measure: 'Employees with different abilities',
        rule: `above ${employeesWithDifferentAbilities}%`,
      },
    ],
  },
  toxin_free: {
    needs: 'Both must apply',
    tests: [
      { measure: 'Materials', rule: 'untreated' },
      { measure: 'Production or manufacturing', rule: 'no chemicals used' },
    ],
  },
};

export const THRESHOLD_NOTE = `“Above” excludes the number itself, and nothing is rounded: with ${kenyanEmployees}% Kenyan employees that test is missed, with ${kenyanEmployees}.1% it is met. A question left blank, or answered as not applicable, meets no test.`;

export const BADGE_CAVEATS = [
  'A badge says that a business declared the facts behind it and that a person of our team found them plausible. It is not a certificate, and replaces none.',
  'We do not visit every business. Where a listing shows evidence, you can judge it yourself.',
  'The percentages stay private unless the business makes them public.',
];

export const LEVEL_NOTE =
  'A level comes from the self-assessment on the six themes. It needs a minimum on each of them, so that one strong theme does not hide a weak one. A business that only answered the basic part has no level yet.';
