import { pointsOf } from './points';
import { QUESTIONNAIRE, questionByCode } from './questionnaire';
import { answersBy } from './testing/samples';

test.each<[string, string | string[], number]>([
  ['T3', 'nothing', 0],
  ['T3', 'verified', 4],
  ['T2', 'in_progress', 2],
  ['SJ3', ['none'], 0],
  ['DI1', ['none'], 0],
  ['DI1', ['brs'], 1],
  ['DI1', ['brs', 'kra_pin', 'county_permit'], 3],
  ['DI1', ['brs', 'kra_pin', 'county_permit', 'tax_certificate', 'payroll'], 4],
  ['SJ5', ['energy', 'water'], 2],
  ['T8', '0.9', 0],
  ['T8', '1', 1],
  ['T8', '1.0', 1],
  ['T8', '19.9', 1],
  ['T8', '20', 2],
  ['T8', '34', 3],
  ['T8', '49.9', 3],
  ['T8', '50', 4],
  ['T8', '100', 4],
  ['W8', '0', 0],
  ['W8', '0.1', 1],
  ['W8', '2.49', 1],
  ['W8', '2.5', 2],
  ['A3', '90.1', 0],
  ['A3', '90', 1],
  ['A3', '60.1', 1],
  ['A3', '60', 2],
  ['A3', '45', 3],
  ['A3', '30.1', 3],
  ['A3', '30', 4],
  ['A3', '0', 4],
])('gives %s answered %j the points %i', (code, given, points) => {
  const question = questionByCode(QUESTIONNAIRE, code);
  const answer = Object.values(answersBy(QUESTIONNAIRE, { [code]: given }))[0];
  expect(question && answer && pointsOf(question, answer)).toBe(points);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 4],
])('gives %i themes with action (SJ3) the points %i', (count, points) => {
  const question = questionByCode(QUESTIONNAIRE, 'SJ3');
  const themes = question?.options.filter((option) => !option.is_exclusive) ?? [];
  const selected_options = themes.slice(0, count).map(({ id }) => id);
  const answer = { text: '', selected_options, evidence_url: '' };
  expect(themes).toHaveLength(6);
  expect(question && pointsOf(question, answer)).toBe(points);
});
