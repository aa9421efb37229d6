import type { VettingQuestionEntry } from '../contract/vetting';
import { answersThatMatter } from './answersThatMatter';
import { QUESTIONNAIRE, questionByCode } from './questionnaire';
import { assess } from './score';
import { answersBy, answersWorth } from './testing/samples';
import type { Answers } from './types';

const questions = QUESTIONNAIRE.questions.map((question): VettingQuestionEntry => ({
  ...question,
  bounds: question.bounds && [...question.bounds],
  options: question.options.map((option) => ({ ...option })),
  presets: [],
  questionnaire_version: QUESTIONNAIRE.version,
}));

const idOf = (code: string): number => questionByCode(QUESTIONNAIRE, code)?.id ?? 0;

function reportOf(answers: Answers) {
  const assessment = assess(QUESTIONNAIRE, answers, {
    category: null,
    isFinal: true,
    isChecked: false,
  });
  const responses = Object.entries(answers).map(([id, answer]) => ({
    ...answer,
    selected_options: [...answer.selected_options],
    id: Number(id),
    user: 7,
    question: Number(id),
    revision: 1,
    updated_at: '2026-11-03T09:00:00.000Z',
  }));
  return { assessment, responses };
}

const middling: Answers = {
  ...answersWorth(QUESTIONNAIRE.questions, 2),
  ...answersBy(QUESTIONNAIRE, { DI5: 'convicted', DI3: 'none_unchecked', T1: 'verified' }),
};

const change = (code: string, before: string, after: string) => ({
  question: idOf(code),
  code,
  text: '',
  before,
  after,
  earned_before: null,
  earned_after: null,
});

const found = (answers = middling, changes: Parameters<typeof answersThatMatter>[2] = []) =>
  answersThatMatter(reportOf(answers), questions, changes);
const of = (matters: ReturnType<typeof found>, kind: string) =>
  matters.filter(({ matter }) => matter === kind).map(({ code }) => code);

test('names red answers first, then amber ones', () => {
  const matters = found();
  expect(of(matters, 'red')).toEqual(['DI5']);
  expect(of(matters, 'amber')).toContain('DI3');
  expect(matters[0]?.answer).not.toEqual([]);
});

test('names a high score without proof, until there is one', () => {
  expect(of(found(), 'unproven')).toContain('T1');
  const proved = { ...middling[idOf('T1')], evidence_url: 'https://proof.example/1' };
  const matters = found({
    ...middling,
    [idOf('T1')]: { text: '', selected_options: [], ...proved },
  });
  expect(of(matters, 'unproven')).not.toContain('T1');
});

test('names what changed with what was answered before, but not where only the points differ', () => {
  const matters = found(middling, [change('W2', 'Some', 'All'), change('W3', 'Same', 'Same')]);
  expect(of(matters, 'changed')).toEqual(['W2']);
  expect(matters.find(({ code }) => code === 'W2')?.before).toBe('Some');
});

test('names an answer once, under the weightiest reason', () => {
  const matters = found(middling, [change('DI5', 'No', 'Yes')]);
  expect(matters.filter(({ code }) => code === 'DI5')).toMatchObject([
    { matter: 'red', before: 'No' },
  ]);
});

test('finds nothing before anything is answered', () => {
  expect(answersThatMatter({ assessment: null, responses: [] }, questions, [])).toEqual([]);
});
