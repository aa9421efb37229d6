import fc from 'fast-check';
import type { ReportFile } from '../contract/reportFile';
import { DIRECTORY_CATEGORIES } from '../vocabulary';
import { QUESTIONNAIRE } from './questionnaire';
import { readReportFile } from './readReportFile';
import { replayReport } from './replayReport';
import { assess } from './score';
import { answersBy, anyAnswers } from './testing/samples';
import type { Answers, Circumstances } from './types';

const middling: Circumstances = { category: 'Energy', isFinal: true, isChecked: false };

const fileOf = (answers: Answers, circumstances = middling): ReportFile => ({
  exported_at: '2026-11-23T09:00:00.000Z',
  business: { name: 'Lake Basin Soaps', category: circumstances.category },
  assessment: assess(QUESTIONNAIRE, answers, circumstances),
  responses: Object.entries(answers).map(([question, answer]) => ({
    question: Number(question),
    ...answer,
    selected_options: [...answer.selected_options],
  })),
});

/** As it comes from the disk. */
function readBack(file: ReportFile): ReportFile {
  const read = readReportFile(JSON.stringify(file), QUESTIONNAIRE);
  if (!('file' in read)) throw new Error(read.fault);
  return read.file;
}

const answers = answersBy(QUESTIONNAIRE, { T1: 'verified', T3: 'partial', DI5: 'convicted' });

test('any report gives the same figures again', () => {
  const circumstances = fc.record({
    category: fc.constantFrom(null, ...DIRECTORY_CATEGORIES),
    isFinal: fc.boolean(),
    isChecked: fc.boolean(),
  });
  fc.assert(
    fc.property(anyAnswers(QUESTIONNAIRE), circumstances, (given, when) => {
      const file = fileOf(given, when);
      const replayed = replayReport(QUESTIONNAIRE, readBack(file));
      expect(replayed.differences).toEqual([]);
      expect(replayed.hasOtherWeights).toBe(false);
      expect(replayed.assessment).toEqual(file.assessment);
    }),
    { numRuns: 50 },
  );
});

test.each<[string, (file: ReportFile) => void, string]>([
  ['a higher total', ({ assessment }) => (assessment.total = 99), 'Total'],
  ['another level', ({ assessment }) => (assessment.level = 'Tree'), 'Level'],
  [
    'no flag',
    ({ assessment }) => assessment.flags.splice(0),
    'Flag of option 30503 of question 305',
  ],
  [
    'more points',
    ({ assessment }) => assessment.receipt.lines.forEach((line) => (line.earned += 1)),
    'Question T1',
  ],
  ['fewer lines', ({ assessment }) => assessment.receipt.lines.pop(), 'Question WN4'],
  [
    'a badge',
    ({ assessment }) => assessment.badges.forEach((badge) => (badge.is_met = true)),
    'Badge: toxin free',
  ],
  ['another answer', (file) => file.responses.splice(0, 1), 'Condition: no red flag'],
])('finds %s that was written into the file', (_what, change, figure) => {
  const file = fileOf(answers);
  change(file);
  const { differences } = replayReport(QUESTIONNAIRE, readBack(file));
  expect(differences.map((difference) => difference.figure)).toContain(figure);
});

test('calculates with the weights of the file and says that they are of another category', () => {
  const file = fileOf(answers);
  file.business.category = 'Home';
  const { differences, hasOtherWeights } = replayReport(QUESTIONNAIRE, file);
  expect(hasOtherWeights).toBe(true);
  expect(differences).toEqual([]);
});

test('weights that no category has are a difference', () => {
  const file = fileOf(answers);
  file.assessment.themes.forEach((theme) => (theme.multiplier = 3));
  const { differences, hasOtherWeights } = replayReport(QUESTIONNAIRE, file);
  expect(hasOtherWeights).toBe(true);
  expect(differences).toContainEqual({
    figure: 'Energy transition, weight',
    inFile: '3',
    calculated: '1.5',
  });
});
