import type { DirectoryCategory, Theme } from '../vocabulary';
import { QUESTIONNAIRE } from './questionnaire';
import { assess } from './score';
import { answersBy, answersWorth, final, inProgress } from './testing/samples';
import { multiplierOf, themeOf } from './themes';
import type { Answers, Circumstances, Questionnaire } from './types';

const questionsOf = (prefix: string) =>
  QUESTIONNAIRE.questions.filter(({ code }) => new RegExp(`^${prefix}\\d$`).test(code));
const worth = (points: Partial<Record<string, number>>): Answers =>
  Object.assign(
    {},
    ...Object.entries(points).map(([prefix, each]) => answersWorth(questionsOf(prefix), each ?? 0)),
  ) as Answers;
const themeIn = (answers: Answers, theme: Theme, circumstances: Circumstances = inProgress) =>
  assess(QUESTIONNAIRE, answers, circumstances).themes.find((each) => each.theme === theme);

const GOVERNANCE = 'transparent & accountable governance';
const WORKERS = "workers' wellbeing";

describe('the percentage of a theme', () => {
  test('is 50 % for governance with 2 points everywhere (32 of 64)', () => {
    expect(themeIn(worth({ T: 2 }), GOVERNANCE)).toMatchObject({
      earned: 32,
      possible: 64,
      percent: 50,
      is_rated: true,
      attainable: 0,
    });
  });

  test('is 78.6 % for T2 not applicable, T5 with 4 points and all others with 3 (44 of 56)', () => {
    const answers = {
      ...worth({ T: 3 }),
      ...answersBy(QUESTIONNAIRE, { T2: 'not_applicable', T5: 'valid' }),
    };
    const governance = themeIn(answers, GOVERNANCE);
    expect(governance).toMatchObject({ earned: 44, possible: 56 });
    expect(governance?.percent).toBeCloseTo(78.571428, 5);
  });

  test.each([
    [GOVERNANCE, 64],
    [WORKERS, 68],
    ['community action', 48],
    ['responsible processing & packaging', 76],
    ['energy transition', 52],
    ['nature regeneration', 52],
  ] as const)('is 0 for %s without answers, out of %i points', (theme, possible) => {
    const none = themeIn({}, theme, final);
    expect(none).toMatchObject({ earned: 0, possible, percent: 0, attainable: possible });
  });

  test('leaves out unanswered questions while in progress and counts them as 0 when final', () => {
    const answers = answersBy(QUESTIONNAIRE, { T1: 'verified', T3: 'verified' });
    expect(themeIn(answers, GOVERNANCE)).toMatchObject({
      earned: 20,
      possible: 20,
      percent: 100,
      attainable: 44,
    });
    expect(themeIn(answers, GOVERNANCE, final)).toMatchObject({
      earned: 20,
      possible: 64,
      percent: 31.25,
      attainable: 44,
    });
  });

  test('is null without an answer, as is the total', () => {
    const { themes, total, level, level_by_total, basic_percent } = assess(
      QUESTIONNAIRE,
      {},
      inProgress,
    );
    expect(themes.map(({ percent }) => percent)).toEqual([null, null, null, null, null, null]);
    expect({ total, level, level_by_total, basic_percent }).toEqual({
      total: null,
      level: null,
      level_by_total: null,
      basic_percent: null,
    });
  });
});

describe('a theme with many questions that do not apply', () => {
  const sole = { SC1: 'no_staff' };

  test("is left unrated and out of the total: workers' wellbeing without staff", () => {
    const answers = {
      ...worth({ T: 2, A: 2, R: 2, E: 2, N: 2 }),
      ...answersBy(QUESTIONNAIRE, { ...sole, W5: 'nothing' }),
    };
    const workers = themeIn(answers, WORKERS, final);
    expect(workers).toMatchObject({ is_rated: false, percent: null });
    const { total, themes } = assess(QUESTIONNAIRE, answers, final);
    const rated = themes.filter(({ is_rated }) => is_rated);
    expect(rated).toHaveLength(5);
    expect(total).toBeCloseTo(rated.reduce((all, { percent }) => all + (percent ?? 0), 0) / 5, 10);
  });

  test.each([
    [60, true],
    [61, false],
  ])('with %i %% of its weight not applicable is rated: %p', (out, is_rated) => {
    const options = [
      { ...(QUESTIONNAIRE.questions[0]?.options[0] ?? never()), id: 1, points: 4 },
      { ...(QUESTIONNAIRE.questions[0]?.options[0] ?? never()), id: 2, is_not_applicable: true },
    ];
    const base = { ...(QUESTIONNAIRE.questions[0] ?? never()), category: 8, presets: [], options };
    const questionnaire: Questionnaire = {
      ...QUESTIONNAIRE,
      questions: [
        { ...base, id: 801, code: 'T1', weight: 100 - out },
        { ...base, id: 802, code: 'T2', weight: out },
      ],
    };
    const plain = { text: 'It does not concern us', evidence_url: '' };
    const answers = {
      801: { ...plain, selected_options: [1] },
      802: { ...plain, selected_options: [2] },
    };
    const { themes } = assess(questionnaire, answers, final);
    expect(themes.find(({ theme }) => theme === GOVERNANCE)).toMatchObject({
      is_rated,
      percent: is_rated ? 100 : null,
    });
  });
});

function never(): never {
  throw new Error('the questionnaire is empty');
}

describe('the total', () => {
  const answers = worth({ T: 4, W: 4, A: 0, R: 2, E: 0, N: 0 });

  test('is the mean of the themes without a category', () => {
    const { total, themes } = assess(QUESTIONNAIRE, answers, final);
    const mean = themes.reduce((all, { percent }) => all + (percent ?? 0), 0) / 6;
    expect(total).toBeCloseTo(mean, 10);
    expect(themes.every(({ multiplier }) => multiplier === 1)).toBe(true);
  });

  test('multiplies the two material themes of the category by 1.5', () => {
    const { total, themes } = assess(QUESTIONNAIRE, answers, { ...final, category: 'Waste' });
    const material = themes.filter(({ multiplier }) => multiplier === 1.5);
    expect(material.map(({ theme }) => theme)).toEqual([
      WORKERS,
      'responsible processing & packaging',
    ]);
    const sum = themes.reduce(
      (all, { percent, multiplier }) => all + multiplier * (percent ?? 0),
      0,
    );
    expect(total).toBeCloseTo(sum / 7, 10);
  });

  test.each<[DirectoryCategory, string]>([
    ['Food & drinks', 'RN'],
    ['Kids & baby', 'RW'],
    ['Clothing & accessories', 'WR'],
    ['Beauty & self-care', 'RN'],
    ['Health', 'TR'],
    ['Home', 'RE'],
    ['Tourism & Travel', 'NA'],
    ['Hospitality', 'EW'],
    ['Transportation', 'EW'],
    ['Waste', 'RW'],
    ['Energy', 'EA'],
  ])('counts for %s the themes %s as material', (category, letters) => {
    const prefixes = QUESTIONNAIRE.categories.flatMap((each) => {
      const theme = themeOf(each);
      const question = QUESTIONNAIRE.questions.find((one) => one.category === each.id);
      return theme && multiplierOf(theme, category) === 1.5 ? [question?.code.charAt(0)] : [];
    });
    expect(prefixes.sort()).toEqual(Array.from(letters).sort());
  });
});

describe('the receipt', () => {
  test('has one line for each question and says how it was counted', () => {
    const answers = answersBy(QUESTIONNAIRE, {
      BD1: 'sole_trader',
      SJ1: 'partial',
      T5: 'valid',
      T6: 'not_applicable',
    });
    const { receipt } = assess(QUESTIONNAIRE, answers, final);
    const lineOf = (code: string) => receipt.lines.find((line) => line.code === code);
    expect(receipt.lines).toHaveLength(QUESTIONNAIRE.questions.length);
    expect(receipt).toMatchObject({ questionnaire_version: '2026-11', is_final: true });
    expect(lineOf('BD1')).toMatchObject({ counted: 'unscored', points: null, possible: 0 });
    expect(lineOf('SJ1')).toMatchObject({ counted: 'scored', points: 2, earned: 6, possible: 12 });
    expect(lineOf('T2')).toMatchObject({ counted: 'not_asked', points: null, possible: 0 });
    expect(lineOf('T5')).toMatchObject({ counted: 'scored', points: 4, earned: 8, possible: 8 });
    expect(lineOf('T6')).toMatchObject({ counted: 'not_applicable', earned: 0, possible: 0 });
    expect(lineOf('T1')).toMatchObject({ counted: 'unanswered', earned: 0, possible: 8 });
  });
});

describe('the Basic percentage', () => {
  test.each([
    [0, 0],
    [4, 100],
  ])('with %i points everywhere is %i', (points, percent) => {
    const basic = worth({ SJ: points, DI: points });
    /* DI4 has no calm answer below 3 points. */
    const answers =
      points === 0 ? { ...basic, ...answersBy(QUESTIONNAIRE, { DI4: 'open_no_plan' }) } : basic;
    const { basic_percent, receipt } = assess(QUESTIONNAIRE, answers, final);
    expect(basic_percent).toBe(percent);
    const lines = receipt.lines.filter(({ code }) => /^(BD|SJ|DI|AF|SO)/.test(code));
    expect(lines.reduce((all, { possible }) => all + possible, 0)).toBe(72);
  });
});
