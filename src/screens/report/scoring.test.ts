import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { aRecommendation, aVettingReport, middlingAnswers } from '../../testing/vettingReport';
import { questionEntries } from '../../testing/vettingServer';
import { answerText, readReport, reportedAt, type ReportData } from './reportData';
import { arithmeticOf, floorsOf, gainOfTotal, linesByCategory, stepsOf } from './scoring';
import { percentText, scoreText } from '../../ui/format';
import { numberText } from './words';

const dataOf = (report = aVettingReport()): ReportData => {
  const data = readReport(report, questionEntries, null);
  if (!data) throw new Error('the report has no assessment');
  return data;
};

const idOf = (code: string): number =>
  QUESTIONNAIRE.questions.find((question) => question.code === code)?.id ?? 0;

test('calculates the total of the assessment', () => {
  const { assessment } = dataOf();
  const { sum, weight, terms } = arithmeticOf(assessment);
  expect(sum / weight).toBeCloseTo(assessment.total ?? Number.NaN, 10);
  expect(weight).toBe(terms.length + 1);
  for (const { earned, possible, percent } of terms) {
    expect((100 * earned) / possible).toBeCloseTo(percent, 10);
  }
});

test('rounds a score down, so that it never seems to reach a level', () => {
  expect(scoreText(49.999)).toBe('49.9');
  expect(scoreText(57.9)).toBe('57.9');
  expect(percentText(100)).toBe('100%');
  expect(numberText(78.571)).toBe('78.57');
});

test('gives a gain as part of the total, null when the question does not count yet', () => {
  const { assessment } = dataOf();
  const step = aRecommendation({ question: idOf('T3'), gain: 6 });
  const governance = assessment.themes.find(({ theme }) => theme === step.theme);
  const better = {
    ...assessment,
    themes: assessment.themes.map((theme) =>
      theme === governance
        ? { ...theme, percent: (100 * (theme.earned + 6)) / theme.possible }
        : theme,
    ),
  };
  const total = ({ sum, weight }: ReturnType<typeof arithmeticOf>) => sum / weight;
  expect(gainOfTotal(assessment, step)).toBeCloseTo(
    total(arithmeticOf(better)) - total(arithmeticOf(assessment)),
    10,
  );
  expect(gainOfTotal(assessment, aRecommendation({ question: 1 }))).toBeNull();
});

test('returns only the rules of the level that the total gives', () => {
  const { assessment } = dataOf();
  const rules = (level: 'Sprout' | 'Sapling' | 'Tree') =>
    floorsOf({ ...assessment, level_by_total: level }).map(({ rule }) => rule);
  expect(rules('Sprout')).toEqual([]);
  expect(rules('Sapling')).toEqual(['sapling_themes', 'no_red_flag']);
  expect(rules('Tree')).toHaveLength(5);
});

test('takes the first five steps as overall ones and groups all by theme', () => {
  const steps = Array.from({ length: 7 }, (_, index) =>
    aRecommendation({
      question: 800 + index,
      theme: index === 6 ? 'nature regeneration' : 'transparent & accountable governance',
    }),
  );
  const { overall, themes } = stepsOf(steps);
  expect(overall).toEqual(steps.slice(0, 5));
  expect(themes.map(({ theme, steps: own }) => [theme, own.length])).toEqual([
    ['transparent & accountable governance', 6],
    ['nature regeneration', 1],
  ]);
});

test('groups all lines of the receipt by category, in display order', () => {
  const { assessment } = dataOf();
  const groups = linesByCategory(assessment);
  expect(groups.flatMap(({ lines }) => lines)).toHaveLength(assessment.receipt.lines.length);
  expect(groups.map(({ category }) => category)).toEqual(
    assessment.progress.map(({ vetting_category }) => vetting_category),
  );
});

test('writes an answer in the words of its question', () => {
  const answers = middlingAnswers({ BD3: '59.5', BD2: 'kenya' });
  const data = dataOf(aVettingReport({}, { answers }));
  expect(answerText(data, idOf('BD3'))).toBe('59.5%');
  expect(answerText(data, idOf('BD2'))).toBe('In Kenya');
  expect(answerText(data, 1)).toBe('');
});

test('dates a report by its last answer, and gives null without answers', () => {
  const report = aVettingReport();
  expect(reportedAt(report)).toBe('2026-11-03T09:00:00.000Z');
  expect(reportedAt({ ...report, responses: [], application: null })).toBeNull();
});
