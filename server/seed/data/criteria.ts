import type { Criterion } from '../../../domain/contract/listing';
import { CRITERIA_THRESHOLDS } from '../../../domain/limits';

/** What a business declared; a percentage is null where it does not apply, such as without staff. */
interface Declared {
  female_managers: number | null;
  founded_by_woman: boolean;
  kenya_founded: boolean;
  kenyan_employees: number | null;
  revenue_in_kenya: number | null;
  employees_with_different_abilities: number | null;
  untreated: boolean;
  no_chemicals: boolean;
}

const percent = (
  key: keyof Declared,
  label: string,
  value: number | null,
  threshold: number,
  shown: (keyof Declared)[],
): Criterion => ({
  key,
  label,
  met: value !== null && value > threshold,
  value: shown.includes(key) ? value : null,
  threshold,
});

const fact = (key: keyof Declared, label: string, met: boolean): Criterion => ({
  key,
  label,
  met,
  value: null,
  threshold: null,
});

/** The measured criteria of one business; percentages stay private unless named in `shown`. */
export const criteriaOf = (declared: Declared, shown: (keyof Declared)[] = []): Criterion[] => [
  percent(
    'female_managers',
    'More than 50% of managers are women',
    declared.female_managers,
    CRITERIA_THRESHOLDS.femaleManagers,
    shown,
  ),
  fact('founded_by_woman', 'Founded by a woman', declared.founded_by_woman),
  fact('kenya_founded', 'Founded in Kenya', declared.kenya_founded),
  percent(
    'kenyan_employees',
    'More than 59% of employees are Kenyan',
    declared.kenyan_employees,
    CRITERIA_THRESHOLDS.kenyanEmployees,
    shown,
  ),
  percent(
    'revenue_in_kenya',
    'More than 50% of revenue is earned in Kenya',
    declared.revenue_in_kenya,
    CRITERIA_THRESHOLDS.revenueInKenya,
    shown,
  ),
  percent(
    'employees_with_different_abilities',
    'More than 30% of employees have different abilities',
    declared.employees_with_different_abilities,
    CRITERIA_THRESHOLDS.employeesWithDifferentAbilities,
    shown,
  ),
  fact('untreated', 'Untreated materials', declared.untreated),
  fact('no_chemicals', 'No chemicals in production or manufacturing', declared.no_chemicals),
];
