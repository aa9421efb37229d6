import { progressOf } from './progress';
import { QUESTIONNAIRE } from './questionnaire';
import { answersBy, answersWorth, optionOf, questionOf } from './testing/samples';
import type { Answers, Preset, Questionnaire } from './types';
import { askedQuestions, presetOf } from './visibility';

type Change = Parameters<typeof answersBy>[1];
const hiddenCodes = (change: Change): string[] => {
  const asked = askedQuestions(QUESTIONNAIRE, answersBy(QUESTIONNAIRE, change));
  return QUESTIONNAIRE.questions.filter((each) => !asked.includes(each)).map(({ code }) => code);
};

test('asks everything before anything is answered', () => {
  expect(hiddenCodes({})).toEqual([]);
});

test.each<[Change, string[], string[]]>([
  [{ BD1: 'sole_trader' }, ['T2'], ['T1']],
  [{ SC1: 'no_staff' }, ['W1', 'W2', 'W3', 'W4', 'W6', 'W7', 'W8'], ['W5', 'A6']],
  [{ SC1: '10_to_19' }, ['W8'], ['W1']],
  [{ SC1: '20_to_49' }, [], ['W8']],
  [{ SC5: 'no' }, ['N2'], ['N1']],
  [{ SC5: 'unsure' }, [], ['N2']],
])('after %j leaves out %j', (change, hidden, asked) => {
  expect(hiddenCodes(change)).toEqual(hidden);
  for (const code of asked) expect(hiddenCodes(change)).not.toContain(code);
});

const because = (question: string, ...has_any: string[]): Preset => ({
  because: `by ${question}`,
  when: [{ question, has_any }],
});
const yesNo = (id: number) => [
  optionOf(id * 100 + 1, { value: 'yes' }),
  optionOf(id * 100 + 2, { value: 'no' }),
];
const step = (place: number, presets: Preset[] = []) =>
  questionOf({ id: place, code: `Q${place}`, options: yesNo(place), presets });
const questionnaireOf = (...questions: Questionnaire['questions']): Questionnaire => ({
  version: 'test',
  categories: [{ id: 1, category_name: 'Disclosure', part: 'basic' }],
  questions,
});
const codesAsked = (questionnaire: Questionnaire, answers: Answers) =>
  askedQuestions(questionnaire, answers).map(({ code }) => code);

describe('a chain of questions', () => {
  const chain = questionnaireOf(
    step(1),
    step(2, [because('Q1', 'no')]),
    step(3, [because('Q2', 'no')]),
  );

  test('ignores answers to questions that are not asked', () => {
    expect(codesAsked(chain, answersBy(chain, { Q2: 'no' }))).toEqual(['Q1', 'Q2']);
    expect(codesAsked(chain, answersBy(chain, { Q1: 'no', Q2: 'no' }))).toEqual(['Q1', 'Q3']);
  });

  test('gives the reason why a question is not asked', () => {
    const answers = answersBy(chain, { Q1: 'no' });
    expect(chain.questions.map((each) => presetOf(chain, each, answers)?.because)).toEqual([
      undefined,
      'by Q1',
      undefined,
    ]);
  });
});

describe('a condition', () => {
  const many = questionOf({ id: 1, code: 'Q1', kind: 'many', options: yesNo(1) });
  const needing = (when: Preset['when']) => questionnaireOf(many, step(2, [{ because: '', when }]));

  test('with has_none is met only when the question is answered', () => {
    const none = needing([{ question: 'Q1', has_none: ['yes'] }]);
    expect(codesAsked(none, {})).toEqual(['Q1', 'Q2']);
    expect(codesAsked(none, answersBy(none, { Q1: ['yes', 'no'] }))).toEqual(['Q1', 'Q2']);
    expect(codesAsked(none, answersBy(none, { Q1: ['no'] }))).toEqual(['Q1']);
  });

  test('needs both of its parts, and a preset needs all of its conditions', () => {
    const both = needing([{ question: 'Q1', has_any: ['no'], has_none: ['yes'] }]);
    expect(codesAsked(both, answersBy(both, { Q1: ['yes', 'no'] }))).toEqual(['Q1', 'Q2']);
    expect(codesAsked(both, answersBy(both, { Q1: ['no'] }))).toEqual(['Q1']);
    const two = needing([{ question: 'Q1', has_any: ['no'] }, { question: 'Q9' }]);
    expect(codesAsked(two, answersBy(two, { Q1: ['no'] }))).toEqual(['Q1', 'Q2']);
  });

  test('on a question that depends on it in turn leaves both asked', () => {
    const circle = questionnaireOf(step(1, [because('Q2', 'no')]), step(2, [because('Q1', 'no')]));
    expect(codesAsked(circle, {})).toEqual(['Q1', 'Q2']);
    expect(codesAsked(circle, answersBy(circle, { Q1: 'no', Q2: 'no' }))).toHaveLength(1);
  });
});

describe('progress', () => {
  test('lists each category in display order', () => {
    const progress = progressOf(QUESTIONNAIRE, {});
    expect(progress).toHaveLength(14);
    expect(progress[0]).toEqual({
      vetting_category: 1,
      vetting_name: 'Business Details',
      category_question_count: 8,
      questions_answered: 0,
      questions_unanswered: 8,
    });
    const asked = progress.reduce((all, entry) => all + entry.category_question_count, 0);
    expect(asked).toBe(QUESTIONNAIRE.questions.length);
  });

  test('counts "does not apply" as answered, but no unasked or invalid answers', () => {
    const answers = answersBy(QUESTIONNAIRE, {
      BD1: 'sole_trader',
      T1: 'planned',
      T2: 'valid',
      T5: { text: 'no option chosen' },
      T6: 'not_applicable',
    });
    const governance = progressOf(QUESTIONNAIRE, answers).find(
      ({ vetting_category }) => vetting_category === 8,
    );
    expect(governance).toMatchObject({
      category_question_count: 7,
      questions_answered: 2,
      questions_unanswered: 5,
    });
  });

  test('leaves nothing unanswered when all that is asked is answered', () => {
    const answers = answersWorth(QUESTIONNAIRE.questions, 4);
    for (const entry of progressOf(QUESTIONNAIRE, answers)) {
      expect(entry.questions_unanswered).toBe(0);
    }
  });
});
