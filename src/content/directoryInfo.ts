import { msg, type Values } from '../../domain/language';
import { CRITERIA_THRESHOLDS } from '../../domain/limits';
import type { Badge } from '../../domain/vocabulary';

export const LISTED_LEAD = msg(
  'Create a business account. Then three steps lead into the directory:',
);

/** A listing and its badges are valid this long; then the business renews its answers. */
export const VALIDITY_MONTHS = 12;

/** Within this time a decision can be appealed. */
export const APPEAL_DAYS = 30;

const { femaleManagers, kenyanEmployees, revenueInKenya, employeesWithDifferentAbilities } =
  CRITERIA_THRESHOLDS;

export interface CriterionTest {
  measure: string;
  rule: string;
  /** For the marks in the rule. */
  values?: Values;
}

const above = (percent: number) => ({ rule: msg('above {percent}%'), values: { percent } });

export interface BadgeRule {
  needs: string;
  tests: CriterionTest[];
}

/** What is measured for each badge. A threshold itself is not enough: the value must be above it. */
export const BADGE_RULES: Record<Badge, BadgeRule> = {
  women_led: {
    needs: msg('Both must apply'),
    tests: [
      { measure: msg('Managers who are women'), ...above(femaleManagers) },
      { measure: msg('Founder'), rule: msg('a woman, alone or with others') },
    ],
  },
  locally_anchored: {
    needs: msg('2 of 3 must apply'),
    tests: [
      { measure: msg('Country of foundation'), rule: 'Kenya' },
      { measure: msg('Employees who are Kenyan'), ...above(kenyanEmployees) },
      { measure: msg('Revenue earned in Kenya'), ...above(revenueInKenya) },
    ],
  },
  ability_inclusion: {
    needs: msg('Must apply'),
    tests: [
      {
        measure: msg('Employees with different abilities'),
        ...above(employeesWithDifferentAbilities),
      },
    ],
  },
  toxin_free: {
    needs: msg('Both must apply'),
    tests: [
      { measure: msg('Materials'), rule: msg('untreated') },
      { measure: msg('Production or manufacturing'), rule: msg('no chemicals used') },
    ],
  },
};

/** With `CRITERIA_THRESHOLDS`. */
export const THRESHOLD_NOTE = msg(
  '“Above” excludes the number itself, and nothing is rounded: with {kenyanEmployees}% Kenyan employees that test is missed, with {kenyanEmployees}.1% it is met. A question left blank, or answered as not applicable, meets no test.',
);

export const BADGE_CAVEATS = [
  msg(
    'A badge says that a business declared the facts behind it and that a person of our team found them plausible. It is not a certificate, and replaces none.',
  ),
  msg('We do not visit every business. Where a listing shows evidence, you can judge it yourself.'),
  msg('The percentages stay private unless the business makes them public.'),
];

export const LEVEL_NOTE = msg(
  'A level comes from the self-assessment on the six themes. It needs a minimum on each of them, so that one strong theme does not hide a weak one. A business that only answered the basic part has no level yet.',
);
