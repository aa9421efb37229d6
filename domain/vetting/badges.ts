import type { Assessment } from '../contract/assessment';
import type { Criterion } from '../contract/listing';
import { CRITERIA_THRESHOLDS } from '../limits';
import { BADGES, type Badge } from '../vocabulary';
import { compareDecimals } from './decimals';
import { chosenValues, figureOf, readAnswers, type Reading } from './reading';
import type { Answers, Questionnaire } from './types';

/** A percentage: a number, or the canonical decimal as it was answered; null where it does not apply. */
type Figure = number | string | null;

/** What a business declared. */
export interface Declared {
  female_managers: Figure;
  founded_by_woman: boolean;
  kenya_founded: boolean;
  kenyan_employees: Figure;
  revenue_in_kenya: Figure;
  employees_with_different_abilities: Figure;
  untreated: boolean;
  no_chemicals: boolean;
}
export type CriterionKey = keyof Declared;

/** Founders that count for the women-led badge: `mixed` means women and men together. */
export const WOMEN_FOUNDERS: readonly string[] = ['women_only', 'mixed'];

/** How many of which criteria a badge needs (domain brief, section 3.4). */
export const BADGE_RULES: Record<Badge, { criteria: readonly CriterionKey[]; needed: number }> = {
  women_led: { criteria: ['female_managers', 'founded_by_woman'], needed: 2 },
  locally_anchored: {
    criteria: ['kenya_founded', 'kenyan_employees', 'revenue_in_kenya'],
    needed: 2,
  },
  ability_inclusion: { criteria: ['employees_with_different_abilities'], needed: 1 },
  toxin_free: { criteria: ['untreated', 'no_chemicals'], needed: 2 },
};

/**
 * The measured criteria of one business. A percentage must be greater than its threshold, without any
 * rounding; it stays private (`value` null) unless its key is one of `shown`.
 */
export function criteriaOf(
  declared: Declared,
  shown: readonly CriterionKey[] = [],
): (Criterion & { key: CriterionKey })[] {
  const percent = (
    key: CriterionKey,
    figure: Figure,
    threshold: number,
    label: (above: string) => string,
  ) => ({
    key,
    label: label(`More than ${threshold}%`),
    met: figure !== null && compareDecimals(String(figure), threshold) > 0,
    value: figure !== null && shown.includes(key) ? Number(figure) : null,
    threshold,
  });
  const fact = (key: CriterionKey, met: boolean, label: string) => ({
    key,
    label,
    met,
    value: null,
    threshold: null,
  });
  return [
    percent(
      'female_managers',
      declared.female_managers,
      CRITERIA_THRESHOLDS.femaleManagers,
      (above) => `${above} of managers are women`,
    ),
    fact('founded_by_woman', declared.founded_by_woman, 'Founded by a woman'),
    fact('kenya_founded', declared.kenya_founded, 'Founded in Kenya'),
    percent(
      'kenyan_employees',
      declared.kenyan_employees,
      CRITERIA_THRESHOLDS.kenyanEmployees,
      (above) => `${above} of employees are Kenyan`,
    ),
    percent(
      'revenue_in_kenya',
      declared.revenue_in_kenya,
      CRITERIA_THRESHOLDS.revenueInKenya,
      (above) => `${above} of revenue is earned in Kenya`,
    ),
    percent(
      'employees_with_different_abilities',
      declared.employees_with_different_abilities,
      CRITERIA_THRESHOLDS.employeesWithDifferentAbilities,
      (above) => `${above} of employees have different abilities`,
    ),
    fact('untreated', declared.untreated, 'Untreated materials'),
    fact('no_chemicals', declared.no_chemicals, 'No chemicals in production or manufacturing'),
  ];
}

function declaredIn(readings: readonly Reading[]): Declared {
  const inputs = chosenValues(readings, 'BD8');
  return {
    female_managers: figureOf(readings, 'BD6'),
    founded_by_woman: chosenValues(readings, 'BD5').some((value) => WOMEN_FOUNDERS.includes(value)),
    kenya_founded: chosenValues(readings, 'BD2').includes('kenya'),
    kenyan_employees: figureOf(readings, 'BD3'),
    revenue_in_kenya: figureOf(readings, 'BD4'),
    employees_with_different_abilities: figureOf(readings, 'BD7'),
    untreated: inputs.includes('untreated'),
    no_chemicals: inputs.includes('no_chemicals'),
  };
}

export function badgesIn(readings: readonly Reading[]): Assessment['badges'] {
  const all = criteriaOf(declaredIn(readings));
  return BADGES.map((badge) => {
    const rule = BADGE_RULES[badge];
    const criteria = all.filter(({ key }) => rule.criteria.includes(key));
    return { badge, is_met: criteria.filter(({ met }) => met).length >= rule.needed, criteria };
  });
}

/**
 * Each badge, whether the answers meet it, and the criteria behind it without their figures. What is
 * blank or not applicable never meets one. A badge is shown only once an admin has approved it.
 */
export const badgesOf = (questionnaire: Questionnaire, answers: Answers): Assessment['badges'] =>
  badgesIn(readAnswers(questionnaire, answers));
