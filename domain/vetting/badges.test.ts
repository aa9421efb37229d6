import { BADGES, type Badge } from '../vocabulary';
import { badgesOf, criteriaOf } from './badges';
import { QUESTIONNAIRE } from './questionnaire';
import { answersBy } from './testing/samples';

type Change = Parameters<typeof answersBy>[1];
const earned = (change: Change): Badge[] =>
  badgesOf(QUESTIONNAIRE, answersBy(QUESTIONNAIRE, change))
    .filter(({ is_met }) => is_met)
    .map(({ badge }) => badge);

const OTHER = { BD2: 'other' };
const edges: [string, Change, Badge | null][] = [
  ['50 % women', { BD5: 'women_only', BD6: '50' }, null],
  ['50.0 % women', { BD5: 'women_only', BD6: '50.0' }, null],
  ['50.1 % women', { BD5: 'women_only', BD6: '50.1' }, 'women_led'],
  ['women and men as founders', { BD5: 'mixed', BD6: '50.1' }, 'women_led'],
  ['no woman as founder', { BD5: 'no', BD6: '100' }, null],
  ['founders left blank', { BD6: '100' }, null],
  ['59 % Kenyan staff', { ...OTHER, BD3: '59', BD4: '80' }, null],
  ['59.0 % Kenyan staff', { ...OTHER, BD3: '59.0', BD4: '80' }, null],
  ['59.1 % Kenyan staff', { ...OTHER, BD3: '59.1', BD4: '80' }, 'locally_anchored'],
  ['59.000000001 % Kenyan staff', { ...OTHER, BD3: '59.000000001', BD4: '80' }, 'locally_anchored'],
  ['50 % revenue', { ...OTHER, BD3: '80', BD4: '50' }, null],
  ['50.0 % revenue', { ...OTHER, BD3: '80', BD4: '50.0' }, null],
  ['50.1 % revenue', { ...OTHER, BD3: '80', BD4: '50.1' }, 'locally_anchored'],
  ['Kenya and staff', { BD2: 'kenya', BD3: '60', BD4: '0' }, 'locally_anchored'],
  [
    'Kenya and revenue, no staff',
    { BD2: 'kenya', BD3: 'not_applicable', BD4: '60' },
    'locally_anchored',
  ],
  ['Kenya alone', { BD2: 'kenya', BD3: 'not_applicable', BD4: '50' }, null],
  ['30 % abilities', { BD7: '30' }, null],
  ['30.0 % abilities', { BD7: '30.0' }, null],
  ['30.1 % abilities', { BD7: '30.1' }, 'ability_inclusion'],
  ['abilities without staff', { BD7: 'not_applicable' }, null],
  ['untreated alone', { BD8: ['untreated'] }, null],
  ['no chemicals alone', { BD8: ['no_chemicals'] }, null],
  ['untreated and no chemicals', { BD8: ['untreated', 'no_chemicals'] }, 'toxin_free'],
  ['nothing produced', { BD8: ['not_applicable'] }, null],
  ['nothing answered', {}, null],
];

test.each(edges)('awards for %s (%j) the badge %p', (_title, change, badge) => {
  expect(earned(change)).toEqual(badge ? [badge] : []);
});

test('lists each badge with its criteria and without figures', () => {
  const badges = badgesOf(
    QUESTIONNAIRE,
    answersBy(QUESTIONNAIRE, { BD3: '80', BD4: '70', BD6: '60', BD7: '40' }),
  );
  expect(badges.map(({ badge }) => badge)).toEqual(BADGES);
  const criteria = badges.flatMap((badge) => badge.criteria);
  expect(criteria.map(({ key }) => key)).toEqual([
    'female_managers',
    'founded_by_woman',
    'kenya_founded',
    'kenyan_employees',
    'revenue_in_kenya',
    'employees_with_different_abilities',
    'untreated',
    'no_chemicals',
  ]);
  expect(criteria.every(({ value }) => value === null)).toBe(true);
});

test('shows a figure only where the business made it public', () => {
  const declared = {
    female_managers: '59.50',
    founded_by_woman: true,
    kenya_founded: true,
    kenyan_employees: 59.1,
    revenue_in_kenya: null,
    employees_with_different_abilities: 30,
    untreated: false,
    no_chemicals: false,
  };
  const values = criteriaOf(declared, ['female_managers', 'kenyan_employees', 'revenue_in_kenya'])
    .filter(({ value }) => value !== null)
    .map(({ key, label, met, value, threshold }) => [key, label, met, value, threshold]);
  expect(values).toEqual([
    ['female_managers', 'More than 50% of managers are women', true, 59.5, 50],
    ['kenyan_employees', 'More than 59% of employees are Kenyan', true, 59.1, 59],
  ]);
});
