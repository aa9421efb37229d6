import { questionOf, optionOf, answerOf } from '../../../domain/vetting/testing/samples';
import { readDraft, withOption } from './answerDraft';

const many = questionOf({
  kind: 'many',
  options: [
    optionOf(1),
    optionOf(2),
    optionOf(3, { is_exclusive: true }),
    optionOf(4, { is_not_applicable: true }),
  ],
});
const share = questionOf({
  kind: 'percentage',
  options: [optionOf(9, { is_not_applicable: true })],
});

const chosen = (...ids: number[]) => answerOf({ selected_options: ids });

test.each([
  ['a second choice joins the first', [1], 2, [1, 2]],
  ['a choice is given up again', [1, 2], 1, [2]],
  ['"none of these" stands alone', [1, 2], 3, [3]],
  ['a choice replaces "none of these"', [3], 1, [1]],
  ['"not applicable" stands alone', [1], 4, [4]],
  ['"none of these" is given up again', [3], 3, []],
])('%s', (_title, before, pressed, after) => {
  expect(withOption(many, chosen(...before), pressed).selected_options).toEqual(after);
});

test('replaces the option chosen before when only one is allowed', () => {
  const one = questionOf({ kind: 'one', options: [optionOf(1), optionOf(2)] });
  expect(withOption(one, chosen(1), 2).selected_options).toEqual([2]);
});

test('clears the text when not applicable is chosen or taken back', () => {
  const out = withOption(share, answerOf({ text: '40' }), 9);
  expect(out).toEqual(answerOf({ selected_options: [9] }));
  expect(withOption(share, { ...out, text: 'We have no staff' }, 9)).toEqual(answerOf({}));
});

test('keeps a number in its canonical form', () => {
  expect(readDraft(share, answerOf({ text: ' 59,5 % ' }), answerOf({})).answer?.text).toBe('59.5');
});

test.each(['many', '101', '-3'])('does not keep %s as a percentage', (text) => {
  const { answer, problems } = readDraft(share, answerOf({ text }), answerOf({}));
  expect(answer).toBeNull();
  expect(problems).toHaveLength(1);
});

test('does not keep “not applicable” without a reason', () => {
  expect(readDraft(share, chosen(9), answerOf({})).answer).toBeNull();
  expect(readDraft(share, { ...chosen(9), text: 'No staff' }, answerOf({})).answer).not.toBeNull();
});

test('adds https:// to a link without a scheme', () => {
  const draft = answerOf({ text: '5', evidence_url: 'kra.example/tcc.pdf' });
  expect(readDraft(share, draft, answerOf({})).answer?.evidence_url).toBe(
    'https://kra.example/tcc.pdf',
  );
});

test('keeps the answer and the former link when a link is malformed', () => {
  const draft = answerOf({ text: '5', evidence_url: 'ftp://old' });
  const kept = answerOf({ evidence_url: 'https://kept.example' });
  const read = readDraft(share, draft, kept);
  expect(read.answer).toEqual(answerOf({ text: '5', evidence_url: 'https://kept.example' }));
  expect(read.evidenceProblems).toHaveLength(1);
});
