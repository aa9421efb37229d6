import { clearanceOf } from './clearance';
import type { Fraction } from './fractions';
import { progressIn } from './progress';
import { QUESTIONNAIRE } from './questionnaire';
import { readAnswers } from './reading';
import { assess } from './score';
import { answersBy, answersWorth, inProgress } from './testing/samples';
import type { Answers } from './types';

const basicIds = QUESTIONNAIRE.categories
  .filter(({ part }) => part === 'basic')
  .map(({ id }) => id);
const basic = QUESTIONNAIRE.questions.filter(({ category }) => basicIds.includes(category));
const complete = answersWorth(basic, 4);
type Change = Parameters<typeof answersBy>[1];
const clearanceWith = (change: Change, from: Answers = complete) =>
  assess(QUESTIONNAIRE, { ...from, ...answersBy(QUESTIONNAIRE, change) }, inProgress).clearance;

test('clears a complete, well answered Basic part without reasons', () => {
  expect(clearanceWith({})).toEqual({ outcome: 'cleared', reasons: [] });
});

/** With the answers of before, at that Basic percentage. */
function at(tenths: number, change: Change = {}) {
  const readings = readAnswers(QUESTIONNAIRE, {
    ...complete,
    ...answersBy(QUESTIONNAIRE, change),
  });
  const percent: Fraction = { numerator: BigInt(tenths), denominator: 10n };
  const { categories } = QUESTIONNAIRE;
  return clearanceOf(categories, readings, progressIn(categories, readings), percent);
}

const AMBER: Change = { DI3: 'none_unchecked' };
const RED: Change = { DI2: ['tobacco'] };

test.each([
  [0, {}, 'not_yet'],
  [299, {}, 'not_yet'],
  [300, {}, 'needs_review'],
  [499, {}, 'needs_review'],
  [500, {}, 'cleared'],
  [1000, {}, 'cleared'],
  [299, AMBER, 'not_yet'],
  [300, AMBER, 'needs_review'],
  [499, AMBER, 'needs_review'],
  [500, AMBER, 'needs_review'],
  [1000, AMBER, 'needs_review'],
  [299, RED, 'not_yet'],
  [500, RED, 'not_yet'],
  [1000, { ...AMBER, ...RED }, 'not_yet'],
] as const)('decides for %i tenths of a percent with %j: %s', (tenths, change, outcome) => {
  const clearance = at(tenths, change);
  expect(clearance.outcome).toBe(outcome);
  expect(clearance.reasons.length > 0).toBe(outcome !== 'cleared');
});

test('rounds the score in a reason down, so that it never seems sufficient', () => {
  expect(at(299).reasons).toEqual([
    'The Basic score is 29.9 %: a review needs at least 30 %, clearance 50 %.',
  ]);
  const readings = readAnswers(QUESTIONNAIRE, complete);
  const { categories } = QUESTIONNAIRE;
  const progress = progressIn(categories, readings);
  const nearly: Fraction = { numerator: 499_999n, denominator: 10_000n };
  expect(clearanceOf(categories, readings, progress, nearly)).toEqual({
    outcome: 'needs_review',
    reasons: ['The Basic score is 49.9 %: below 50 % a reviewer decides.'],
  });
});

test.each([
  ['DI8', 'Agree to the checks in “Disclosure”.'],
  ['SO1', 'Declare in “Signing off” that the answers are true.'],
])('does not clear a "no" to %s, and gives one reason', (code, reason) => {
  expect(clearanceWith({ [code]: 'no' })).toEqual({ outcome: 'not_yet', reasons: [reason] });
});

test('names each red answer', () => {
  const { reasons } = clearanceWith({ DI2: ['tobacco', 'gambling'], DI5: 'convicted' });
  expect(reasons).toHaveLength(3);
  expect(reasons[0]).toBe(
    'The answer “Tobacco” to “Does your business do any of these things?” stands in the way. Once it has changed, change the answer and submit again.',
  );
});

test('names each amber answer for the reviewer', () => {
  const { outcome, reasons } = clearanceWith({ DI3: 'found_remedied', DI5: 'pending' });
  expect(outcome).toBe('needs_review');
  expect(reasons).toHaveLength(2);
  expect(reasons[1]).toMatch(
    /^The answer “A case is pending” to “.*” needs a check by a reviewer\.$/,
  );
});

test('counts unanswered Basic questions by category, without mentioning the score', () => {
  const { outcome, reasons } = clearanceWith({ BD1: '', SJ1: '', SJ6: '', SO1: '' });
  expect(outcome).toBe('not_yet');
  expect(reasons).toEqual([
    'Answer the question left in “Business Details”.',
    'Answer the 2 questions left in “Sustainability Journey”.',
    'Answer the question left in “Signing off”.',
  ]);
});

test('does not mention a low score while questions are unanswered', () => {
  const { reasons } = clearanceWith({ SJ1: 'nothing' }, {});
  expect(reasons).toHaveLength(5);
  expect(reasons.filter((reason) => reason.includes('score'))).toEqual([]);
});

test('stays cleared after a poor answer in the Advanced part', () => {
  expect(clearanceWith({ W2: 'below_minimum', R5: 'still_used' }).outcome).toBe('cleared');
});
