import fc from 'fast-check';
import type { ScoreReceipt } from '../contract/assessment';
import { DIRECTORY_CATEGORIES } from '../vocabulary';
import { chosenOptions } from './answers';
import { QUESTIONNAIRE } from './questionnaire';
import { readAnswers } from './reading';
import { replay } from './receipt';
import { assess } from './score';
import { anyAnswer, anyAnswers, answerOf } from './testing/samples';
import type { Answer, Answers, Circumstances, VettingQuestion } from './types';

const RUNS = { numRuns: 150 };
const { questions, categories } = QUESTIONNAIRE;

const answers = anyAnswers(QUESTIONNAIRE);
const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  category: fc.constantFrom(null, ...DIRECTORY_CATEGORIES),
  isFinal: fc.boolean(),
  isChecked: fc.boolean(),
});

/** Questions whose answers decide what else is asked. */
const deciding = new Set(
  questions.flatMap(({ presets }) =>
    presets.flatMap(({ when }) => when.map((one) => one.question)),
  ),
);
const quiet = questions.filter(({ code }) => !deciding.has(code));

const answered = (question: VettingQuestion) =>
  anyAnswer(question).map((answer): [VettingQuestion, Answer] => [question, answer]);
const oneMore = fc.constantFrom(...quiet).chain(answered);
const anyOne = fc.constantFrom(...questions).chain(answered);

const leavingOut = (given: Answers, ids: ReadonlySet<number>): Answers =>
  Object.fromEntries(Object.entries(given).filter(([id]) => !ids.has(Number(id))));

test('gives percentages between 0 and 100', () => {
  fc.assert(
    fc.property(answers, circumstances, (given, when) => {
      const { total, basic_percent, completion, themes } = assess(QUESTIONNAIRE, given, when);
      const all = [total, basic_percent, completion, ...themes.map(({ percent }) => percent)];
      for (const percent of all) {
        if (percent === null) continue;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
      for (const { earned, possible } of themes) expect(earned).toBeLessThanOrEqual(possible);
    }),
    RUNS,
  );
});

test('never lowers what was earned after one more answer', () => {
  fc.assert(
    fc.property(answers, circumstances, oneMore, (given, when, [question, answer]) => {
      const without = leavingOut(given, new Set([question.id]));
      const before = assess(QUESTIONNAIRE, without, when);
      const after = assess(QUESTIONNAIRE, { ...without, [question.id]: answer }, when);
      after.themes.forEach(({ earned, attainable }, index) => {
        const theme = before.themes[index];
        expect(earned).toBeGreaterThanOrEqual(theme?.earned ?? NaN);
        expect(earned + attainable).toBeGreaterThanOrEqual(theme?.earned ?? NaN);
        expect(earned + attainable).toBeLessThanOrEqual(
          (theme?.earned ?? NaN) + (theme?.attainable ?? NaN),
        );
      });
    }),
    RUNS,
  );
});

test('ignores answers to questions that are not asked', () => {
  fc.assert(
    fc.property(answers, circumstances, fc.array(anyOne), (given, when, others) => {
      const hiddenIds = new Set(
        readAnswers(QUESTIONNAIRE, given)
          .filter(({ isAsked }) => !isAsked)
          .map(({ question }) => question.id),
      );
      const hidden = others.filter(([question]) => hiddenIds.has(question.id));
      const changed = Object.fromEntries(hidden.map(([{ id }, answer]) => [id, answer]));
      const before = assess(QUESTIONNAIRE, given, when);
      expect(assess(QUESTIONNAIRE, { ...given, ...changed }, when)).toEqual(before);
      expect(assess(QUESTIONNAIRE, leavingOut(given, hiddenIds), when)).toEqual(before);
    }),
    RUNS,
  );
});

const withNotApplicable = questions.filter(
  ({ weight, options }) => weight > 0 && options.some((option) => option.is_not_applicable),
);

test('counts a question that does not apply as if it were not there, whatever the reason', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...withNotApplicable), (given, question) => {
      const out = question.options.find((option) => option.is_not_applicable);
      const because = (text: string): Answers => ({
        ...given,
        [question.id]: answerOf({ selected_options: [out?.id ?? NaN], text }),
      });
      const when: Circumstances = { category: null, isFinal: true, isChecked: false };
      const one = assess(QUESTIONNAIRE, because('We have none'), when);
      expect(assess(QUESTIONNAIRE, because('Another reason'), when)).toEqual(one);
      const without = {
        ...QUESTIONNAIRE,
        questions: questions.filter(({ id }) => id !== question.id),
      };
      const other = assess(without, given, when);
      const marks = ({ themes, basic_percent }: typeof one) => [
        basic_percent,
        ...themes.map(({ earned, possible }) => [earned, possible]),
      ];
      expect(marks(one)).toEqual(marks(other));
    }),
    RUNS,
  );
});

test('replays the same score from a stored receipt', () => {
  fc.assert(
    fc.property(answers, circumstances, (given, when) => {
      const { receipt, basic_percent, themes, total, level_by_total } = assess(
        QUESTIONNAIRE,
        given,
        when,
      );
      const stored = JSON.parse(JSON.stringify(receipt)) as ScoreReceipt;
      expect(replay(stored, categories, when.category)).toEqual({
        basic_percent,
        themes,
        total,
        level_by_total,
      });
    }),
    RUNS,
  );
});

test('replays another score from a receipt with a changed line', () => {
  const given = { 801: answerOf({ selected_options: [80101] }) };
  const { receipt, total } = assess(QUESTIONNAIRE, given, {
    category: null,
    isFinal: true,
    isChecked: false,
  });
  const lines = receipt.lines.map((line) =>
    line.question === 801 ? { ...line, earned: 8 } : line,
  );
  expect(replay({ ...receipt, lines }, categories, null).total).not.toBe(total);
});

test('ignores the order of answers and of chosen options', () => {
  fc.assert(
    fc.property(answers, circumstances, (given, when) => {
      const turned = Object.fromEntries(
        Object.entries(given)
          .reverse()
          .map(([id, answer]) => [
            id,
            { ...answer, selected_options: [...answer.selected_options].reverse() },
          ]),
      );
      expect(assess(QUESTIONNAIRE, turned, when)).toEqual(assess(QUESTIONNAIRE, given, when));
    }),
    RUNS,
  );
});

const graded = quiet.filter(({ kind, weight }) => kind === 'one' && weight > 0);

test('never lowers the total or the Basic percentage for a better answer', () => {
  fc.assert(
    fc.property(answers, circumstances, fc.constantFrom(...graded), (given, when, question) => {
      const totals = question.options
        .filter((option) => !option.is_not_applicable)
        .toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0))
        .map(({ id }) => ({ ...given, [question.id]: answerOf({ selected_options: [id] }) }))
        .map((each) => assess(QUESTIONNAIRE, each, when));
      totals.slice(1).forEach((more, index) => {
        const less = totals[index];
        expect(more.total ?? 0).toBeGreaterThanOrEqual(less?.total ?? 0);
        expect(more.basic_percent ?? 0).toBeGreaterThanOrEqual(less?.basic_percent ?? 0);
      });
    }),
    RUNS,
  );
});

test('never gives a higher final score than the one in progress', () => {
  fc.assert(
    fc.property(answers, circumstances, (given, when) => {
      const open = assess(QUESTIONNAIRE, given, { ...when, isFinal: false });
      const closed = assess(QUESTIONNAIRE, given, { ...when, isFinal: true });
      closed.themes.forEach(({ percent }, index) => {
        const other = open.themes[index]?.percent ?? null;
        if (percent !== null && other !== null) expect(percent).toBeLessThanOrEqual(other);
      });
    }),
    RUNS,
  );
});

test('raises only the flags of chosen options of questions that are asked', () => {
  fc.assert(
    fc.property(answers, circumstances, (given, when) => {
      for (const { question, option, flag } of assess(QUESTIONNAIRE, given, when).flags) {
        const asked = readAnswers(QUESTIONNAIRE, given).find((one) => one.question.id === question);
        const chosen = asked?.answer ? chosenOptions(asked.question, asked.answer) : [];
        expect(chosen.find(({ id }) => id === option)?.flag).toBe(flag);
      }
    }),
    RUNS,
  );
});
