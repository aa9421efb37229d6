import { t } from './language';
import { CRITERIA_THRESHOLDS } from './limits';
import type { Badge } from './vocabulary';

/** In the language of the reader, whenever it is read. */
interface BadgeCriterion {
  readonly name: string;
  readonly description: string;
}

/** What each badge is called, and what a business meets that has it (specification 3 and 9). */
export const BADGE_CRITERIA: Record<Badge, BadgeCriterion> = {
  women_led: {
    get name() {
      return t('Women-led');
    },
    get description() {
      return t(
        'More than {femaleManagers}% of managers are women and a woman founded the business.',
        CRITERIA_THRESHOLDS,
      );
    },
  },
  locally_anchored: {
    get name() {
      return t('Locally anchored');
    },
    get description() {
      return t(
        'At least two of three apply: founded in Kenya, more than {kenyanEmployees}% of employees are Kenyan, more than {revenueInKenya}% of revenue is earned in Kenya.',
        CRITERIA_THRESHOLDS,
      );
    },
  },
  ability_inclusion: {
    get name() {
      return t('Ability inclusion');
    },
    get description() {
      return t(
        'More than {employeesWithDifferentAbilities}% of employees have different abilities.',
        CRITERIA_THRESHOLDS,
      );
    },
  },
  toxin_free: {
    get name() {
      return t('Toxin-free');
    },
    get description() {
      return t(
        'Materials are untreated, and no chemicals are used in production or manufacturing.',
      );
    },
  },
};
