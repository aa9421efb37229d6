import {
  ANSWER_MESSAGES,
  checkAnswer,
  hasEvidence,
  isAnswered,
  isFull,
  isNotApplicable,
} from './answers';
import { answerOf, optionOf, questionOf } from './testing/samples';
import type { Answer, QuestionKind } from './types';

const [first, second, none, out] = [
  optionOf(1),
  optionOf(2),
  optionOf(3, { is_exclusive: true, label: 'None of these' }),
  optionOf(4, { is_exclusive: true, is_not_applicable: true, label: 'Does not apply' }),
];
const question = (kind: QuestionKind) =>
  questionOf({
    kind,
    options: kind === 'one' || kind === 'many' ? [first, second, none, out] : [out],
  });
const choosing = (ids: number[], text = '') => answerOf({ selected_options: ids, text });
const typing = (text: string) => answerOf({ text });

const kept: [QuestionKind, Answer][] = [
  ['one', choosing([1])],
  ['one', choosing([4], 'No staff at all')],
  ['many', choosing([1, 2])],
  ['many', choosing([3])],
  ['many', choosing([4], 'We sell services')],
  ['many', choosing([1], 'With a remark')],
  ['text', typing('none')],
  ['number', typing('12.5')],
  ['number', typing('120')],
  ['percentage', typing('0')],
  ['percentage', typing('100')],
  ['percentage', typing('100.0')],
  ['percentage', choosing([4], 'No staff at all')],
];

const refused: [QuestionKind, Answer, string][] = [
  ['one', choosing([9]), ANSWER_MESSAGES.foreignOption],
  ['one', choosing([1, 2]), ANSWER_MESSAGES.onlyOne],
  ['one', choosing([], 'words only'), ANSWER_MESSAGES.chooseOne],
  ['many', choosing([], 'words only'), ANSWER_MESSAGES.choose],
  ['many', choosing([1, 3]), '“None of these” can only be chosen alone.'],
  ['many', choosing([2, 4], 'a long reason'), '“Does not apply” can only be chosen alone.'],
  ['many', choosing([4]), ANSWER_MESSAGES.reason],
  ['one', choosing([4], '  why '), ANSWER_MESSAGES.reason],
  ['percentage', choosing([4], 'none'), ANSWER_MESSAGES.reason],
  ['number', typing('59,5'), ANSWER_MESSAGES.number],
  ['number', typing('-1'), ANSWER_MESSAGES.number],
  ['percentage', typing('100.1'), ANSWER_MESSAGES.percentage],
  ['percentage', typing('half'), ANSWER_MESSAGES.percentage],
];

test.each(kept)('accepts for kind %s the answer %j as answered', (kind, answer) => {
  expect(checkAnswer(question(kind), answer)).toEqual([]);
  expect(isAnswered(question(kind), answer)).toBe(true);
});

test.each(refused)('refuses for kind %s the answer %j: %s', (kind, answer, message) => {
  expect(checkAnswer(question(kind), answer)).toEqual([message]);
  expect(isAnswered(question(kind), answer)).toBe(false);
});

test.each(['one', 'many', 'text', 'number', 'percentage'] as const)(
  'accepts for kind %s an empty answer and counts it as unanswered',
  (kind) => {
    for (const answer of [typing(''), typing('  ')]) {
      expect(checkAnswer(question(kind), answer)).toEqual([]);
      expect(isAnswered(question(kind), answer)).toBe(false);
    }
    expect(isAnswered(question(kind), undefined)).toBe(false);
  },
);

test('refuses new choices above the limit, but counts stored ones as answered', () => {
  const limited = { ...question('many'), max_choices: 1 };
  expect(checkAnswer(limited, choosing([1]))).toEqual([]);
  expect(checkAnswer(limited, choosing([1, 2]))).toEqual(['Choose up to 1.']);
  expect(isAnswered(limited, choosing([1, 2]))).toBe(true);
  expect([isFull(limited, []), isFull(limited, [1])]).toEqual([false, true]);
  expect(isFull(question('many'), [1, 2])).toBe(false);
});

test('refuses any option but "does not apply" beside a figure', () => {
  const odd = questionOf({ kind: 'percentage', options: [first, out] });
  expect(checkAnswer(odd, choosing([1], '50'))).toEqual([ANSWER_MESSAGES.noChoice]);
});

test('recognizes only the "does not apply" option as not applicable', () => {
  expect(isNotApplicable(question('many'), choosing([4]))).toBe(true);
  expect(isNotApplicable(question('many'), choosing([3]))).toBe(false);
});

test.each([
  ['https://example.co.ke/licence.pdf', true],
  ['http://example.co.ke', true],
  ['', false],
])('decides whether an answer with the link %j has evidence: %p', (evidence_url, expected) => {
  const answer = { ...choosing([1]), evidence_url };
  expect(checkAnswer(question('one'), answer)).toEqual([]);
  expect(hasEvidence(answer)).toBe(expected);
});

test.each([
  'example.co.ke',
  'ftp://example.org',
  'javascript:alert(1)',
  'https://',
  'https://me:pw@x.org',
])('refuses the evidence link %j, but counts the answer', (evidence_url) => {
  const answer = { ...choosing([1]), evidence_url };
  expect(checkAnswer(question('one'), answer)).toEqual([ANSWER_MESSAGES.evidence]);
  expect(isAnswered(question('one'), answer)).toBe(true);
  expect(hasEvidence(answer)).toBe(false);
});
