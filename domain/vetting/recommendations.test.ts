import fc from 'fast-check';
import type { DirectoryCategory } from '../vocabulary';
import { QUESTIONNAIRE } from './questionnaire';
import { recommend } from './recommendations';
import { assess } from './score';
import { answersBy, answersWorth, anyAnswers, final, inProgress } from './testing/samples';
import { themeOf } from './themes';
import type { Answers } from './types';

const themeIds = QUESTIONNAIRE.categories.filter(themeOf).map(({ id }) => id);
const inThemes = QUESTIONNAIRE.questions.filter(({ category }) => themeIds.includes(category));
const best = answersWorth(inThemes, 4);
const advice = (answers: Answers, category: DirectoryCategory | null = null) =>
  recommend(QUESTIONNAIRE, answers, assess(QUESTIONNAIRE, answers, { ...inProgress, category }));
type Change = Parameters<typeof answersBy>[1];
const codes = (change: Change, category: DirectoryCategory | null = null) =>
  advice({ ...best, ...answersBy(QUESTIONNAIRE, change) }, category).map(({ code, gain }) => [
    code,
    gain,
  ]);

test('gives no advice for full marks', () => {
  expect(advice(best)).toEqual([]);
});

test.each<[Change, [string, number][]]>([
  [{ T1: 'planned' }, [['T1', 6]]],
  [{ T1: 'nothing' }, [['T1', 8]]],
  [{ T1: 'partial' }, []],
  [
    { T1: 'planned', T3: 'planned', T2: 'no' },
    [
      ['T3', 9],
      ['T2', 8],
      ['T1', 6],
    ],
  ],
  [{ T6: 'not_applicable' }, []],
  [
    { A3: '91', N5: 'none' },
    [
      ['A3', 8],
      ['N5', 8],
    ],
  ],
])('advises in strong themes only on answers of at most 1 point: %j', (change, expected) => {
  expect(codes(change)).toEqual(expected);
});

test('counts a material theme 1.5 times', () => {
  const change = { T1: 'nothing', E1: 'nothing' };
  expect(codes(change)).toEqual([
    ['T1', 8],
    ['E1', 8],
  ]);
  expect(codes(change, 'Energy')).toEqual([
    ['E1', 12],
    ['T1', 8],
  ]);
});

test('gives the three best of all answers that could rise in a theme below 50 %', () => {
  const half = answersWorth(
    inThemes.filter(({ code }) => code.startsWith('E')),
    2,
  );
  expect(advice({ ...best, ...half })).toEqual([]);
  const below = { ...half, ...answersBy(QUESTIONNAIRE, { E6: 'planned' }) };
  expect(advice({ ...best, ...below }).map(({ code, gain }) => [code, gain])).toEqual([
    ['E2', 6],
    ['E1', 4],
    ['E3', 4],
  ]);
});

test('gives no advice on unanswered questions or on a theme that is not rated', () => {
  expect(recommend(QUESTIONNAIRE, {}, assess(QUESTIONNAIRE, {}, final))).toEqual([]);
  const answers = answersBy(QUESTIONNAIRE, { SC1: 'no_staff', W5: 'nothing' });
  expect(recommend(QUESTIONNAIRE, answers, assess(QUESTIONNAIRE, answers, final))).toEqual([]);
});

test('says what to do first, which law applies and who helps', () => {
  const [first] = advice({ ...best, ...answersBy(QUESTIONNAIRE, { T3: 'nothing' }) });
  expect(first).toMatchObject({ code: 'T3', theme: 'transparent & accountable governance' });
  for (const text of [first?.title, first?.first_step, first?.law, first?.helper]) {
    expect(text).toMatch(/\w/);
  }
  expect(first?.helper_url).toMatch(/^https:/);
});

test('gives three recommendations for each theme when all is answered badly', () => {
  const all = answersWorth(inThemes, 1);
  expect(advice(all)).toHaveLength(18);
});

test('ranks at most three recommendations a theme, on answers that can rise', () => {
  fc.assert(
    fc.property(anyAnswers(QUESTIONNAIRE), fc.boolean(), (answers, isFinal) => {
      const assessment = assess(QUESTIONNAIRE, answers, { ...inProgress, isFinal });
      const given = recommend(QUESTIONNAIRE, answers, assessment);
      const gains = given.map(({ gain }) => gain);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      for (const { theme, gain, question } of given) {
        expect(given.filter((each) => each.theme === theme).length).toBeLessThanOrEqual(3);
        expect(gain).toBeGreaterThan(0);
        const line = assessment.receipt.lines.find((each) => each.question === question);
        expect(line?.counted).toBe('scored');
        expect(line?.points).toBeLessThan(4);
      }
    }),
    { numRuns: 100 },
  );
});
