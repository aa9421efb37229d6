import { ValidationError } from 'yup';
import { STOCK_REASONS } from '../../../../domain/vetting/stockReasons';
import { aVettingReport, middlingAnswers } from '../../../testing/vettingReport';
import { questionEntries } from '../../../testing/vettingServer';
import { answerGroups, filterAnswers } from './answerGroups';
import { decisionSchema, NO_DECISION, toPayload, withReason, withVerdicts } from './decisionForm';

const faults = (event: Parameters<typeof decisionSchema>[0], values: object) =>
  decisionSchema(event)
    .validate(values, { abortEarly: false })
    .then(
      () => [],
      (error: unknown) => (error instanceof ValidationError ? error.errors : [String(error)]),
    );

describe('a decision on an application', () => {
  test('requires a note for a rejection, and questions for requested changes', async () => {
    const nothing = { note: '  ', questions: [] };
    expect(await faults('changes.requested', nothing)).toEqual([
      'This is required.',
      'Pick at least one question.',
    ]);
    expect(await faults('application.rejected', nothing)).toEqual(['This is required.']);
    expect(await faults('application.approved', nothing)).toEqual([]);
    expect(await faults('application.approved', { note: 'x'.repeat(2001), questions: [] })).toEqual(
      ['Write up to 2000 characters.'],
    );
  });

  test('sends only the fields that its event takes', () => {
    const values = { note: ' Fine. ', questions: [101], comments: {} };
    expect(toPayload('changes.requested', values)).toEqual({
      event: 'changes.requested',
      note: 'Fine.',
      question_ids: [101],
    });
    expect(toPayload('application.approved', values)).toEqual({
      event: 'application.approved',
      note: 'Fine.',
    });
    expect(toPayload('application.approved', { note: ' ', questions: [], comments: {} })).toEqual({
      event: 'application.approved',
    });
    expect(toPayload('application.claimed', values)).toEqual({ event: 'application.claimed' });
  });

  test('sends the comments of the chosen questions alone', () => {
    const comments = { 101: ' Count again. ', 102: '  ', 103: 'Not chosen.' };
    const values = { note: 'See below.', questions: [101, 102], comments };
    expect(toPayload('changes.requested', values)).toEqual({
      event: 'changes.requested',
      note: 'See below.',
      question_ids: [101, 102],
      comments: [{ question_id: 101, comment: 'Count again.' }],
    });
    expect(toPayload('application.rejected', values)).not.toHaveProperty('comments');
  });

  test('starts from the verdicts that ask for a change, and keeps what was typed', () => {
    const verdict = { comment: '', is_outdated: false };
    const verdicts = [
      { ...verdict, question: 101, verdict: 'change', comment: 'Count again.' },
      { ...verdict, question: 102, verdict: 'fine' },
      { ...verdict, question: 103, verdict: 'change', comment: 'Old.', is_outdated: true },
    ] as const;
    expect(withVerdicts(NO_DECISION, verdicts)).toEqual({
      note: 'Please change the answers below. Each says what we need.',
      questions: [101],
      comments: { 101: 'Count again.' },
      taken: { 101: 'Count again.' },
    });
    const draft = { note: 'Dear Achieng', questions: [104], comments: { 104: 'Which year?' } };
    expect(withVerdicts(draft, verdicts)).toEqual({
      note: 'Dear Achieng',
      questions: [104, 101],
      comments: { 104: 'Which year?', 101: 'Count again.' },
      taken: { 101: 'Count again.' },
    });
    expect(withVerdicts(draft, [])).toBe(draft);
  });

  test('takes a verdict over once, and again when its comment has changed', () => {
    const verdict = { question: 101, verdict: 'change', is_outdated: false } as const;
    const first = withVerdicts(NO_DECISION, [{ ...verdict, comment: 'Count again.' }]);
    const changed = { ...first, questions: [], comments: { 101: 'Typed here.' } };
    expect(withVerdicts(changed, [{ ...verdict, comment: 'Count again.' }])).toBe(changed);
    expect(withVerdicts(changed, [{ ...verdict, comment: 'By month.' }])).toMatchObject({
      questions: [101],
      comments: { 101: 'By month.' },
    });
  });

  test('takes a stock reason into the note once, after what is typed', () => {
    const [reason] = STOCK_REASONS['application.rejected'];
    const text = reason?.text ?? '';
    expect(withReason('', text)).toBe(text);
    expect(withReason('Dear Achieng', text)).toBe(`Dear Achieng\n\n${text}`);
    expect(withReason(text, text)).toBe(text);
  });
});

describe('the groups of answers', () => {
  const groups = answerGroups(
    aVettingReport({}, { answers: middlingAnswers({ DI8: 'no' }) }),
    questionEntries,
  );

  test('start with red answers and hold each question once', () => {
    expect(groups[0]?.name).toBe('Red answers');
    expect(groups[0]?.questions.every(({ flag }) => flag === 'red')).toBe(true);
    expect(groups.map(({ name }) => name)).toContain('Disclosure');
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are narrowed to the questions that match the search', () => {
    const [first] = groups[0]?.questions ?? [];
    const found = filterAnswers(groups, ` ${first?.text.toUpperCase() ?? ''} `);
    expect(found.flatMap(({ questions }) => questions)).toContainEqual(first);
    expect(filterAnswers(groups, 'zebra crossing')).toEqual([]);
  });
});
