import { msg } from '../../domain/language';
import { BADGE_CRITERIA } from '../../domain/badgeCriteria';
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

const SHOWN: Omit<DirectoryCriterion, 'criteria_name' | 'criteria_description'>[] = [
  {
    badge: 'women_led',
    criteria_icon: 'woman',
    facts: {
      female_managers: msg('Managers who are women'),
      founded_by_woman: msg('Founded by a woman'),
    },
  },
  {
    badge: 'locally_anchored',
    criteria_icon: 'pin',
    facts: {
      kenya_founded: msg('Founded in Kenya'),
      kenyan_employees: msg('Kenyan employees'),
      revenue_in_kenya: msg('Revenue earned in Kenya'),
    },
  },
  {
    badge: 'ability_inclusion',
    criteria_icon: 'ability',
    facts: { employees_with_different_abilities: msg('Employees with different abilities') },
  },
  {
    badge: 'toxin_free',
    criteria_icon: 'drop',
    facts: {
      untreated: msg('Untreated materials'),
      no_chemicals: msg('No chemicals in production or manufacturing'),
    },
  },
];

export const DIRECTORY_CRITERIA: DirectoryCriterion[] = SHOWN.map((criterion) => {
  const { badge } = criterion;
  return {
    ...criterion,
    get criteria_name() {
      return BADGE_CRITERIA[badge].name;
    },
    get criteria_description() {
      return BADGE_CRITERIA[badge].description;
    },
  };
});

const BY_BADGE = new Map(DIRECTORY_CRITERIA.map((criterion) => [criterion.badge, criterion]));

/** The criteria of a listing's badges, in the order of the directory. Unknown badges are left out. */
export const criteriaOfBadges = (badges: readonly Badge[]): DirectoryCriterion[] =>
  [...BY_BADGE.values()].filter(({ badge }) => badges.includes(badge));
