import { QUESTIONNAIRE } from './questionnaire';
import { assess } from './score';
import { strengthsOf } from './strengths';
import { answersBy, inProgress } from './testing/samples';

const strengthsBy = (given: Parameters<typeof answersBy>[1]) =>
  strengthsOf(assess(QUESTIONNAIRE, answersBy(QUESTIONNAIRE, given), inProgress));

test('states the answers with 3 or 4 points, the one that earns most first', () => {
  const found = strengthsBy({ T1: 'verified', T3: 'everywhere', T4: 'partial', W5: 'nothing' });
  expect(found.map(({ code, points, earned }) => [code, points, earned])).toEqual([
    ['T3', 3, 9],
    ['T1', 4, 8],
  ]);
  expect(found[0]?.text).toMatch(/^You have a written rule against bribery/);
});

test('states nothing about answers that do not apply or are not asked', () => {
  expect(strengthsBy({ SC1: 'no_staff', W2: 'living_all', R6: 'not_applicable' })).toEqual([]);
});
