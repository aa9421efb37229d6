import fc from 'fast-check';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy, anyAnswers } from '../../../domain/vetting/testing/samples';
import { BLANK } from './answerDraft';
import { NOT_A_DRAFT, readDraftFile, writeDraft, type DraftState } from './draftFile';
import { ask, basicAnswers } from './testing/aVetting';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const always = () => true;
const device = (change: Partial<DraftState> = {}): DraftState => ({
  questionnaire: QUESTIONNAIRE,
  answers: {},
  application: 7,
  revisionOf: () => 0,
  isUnsaved: () => false,
  ...change,
});
const codesOf = (entries: readonly { question: { code: string } }[] = []) =>
  entries.map(({ question }) => question.code);

test('reads back every answer that was written', () => {
  fc.assert(
    fc.property(anyAnswers(QUESTIONNAIRE), (answers) => {
      const found = readDraftFile(writeDraft(device({ answers }), NOW), device(), always);
      const back = found?.changes.map(({ question, answer }) => [String(question.id), answer]);
      expect(Object.fromEntries(back ?? [])).toEqual(answers);
      expect(found?.unreadable).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('counts only different answers as changes', () => {
  const here = device({ answers: basicAnswers });
  const none = { changes: [], conflicts: [], newerHere: 0, unreadable: 0 };
  expect(readDraftFile(writeDraft(here, NOW), here, always)).toEqual(none);
});

test('counts and skips answers to questions that are changed or not open', () => {
  const di7 = ask('DI7').id;
  const text = writeDraft(device({ answers: basicAnswers }), NOW);
  const other = JSON.parse(text) as { answers: object[] };
  other.answers.push({ question: 'GONE', options: [], text: 'x', evidence_url: '' });
  other.answers.push({ question: 'T1', options: ['gone'], text: '', evidence_url: '' });
  other.answers.push({ question: 'T8', options: [], text: 'many', evidence_url: '' });
  const found = readDraftFile(JSON.stringify(other), device(), (question) => question !== di7);
  expect(found?.unreadable).toBe(4);
  expect(codesOf(found?.changes)).not.toContain('DI7');
});

describe('a file that comes back from another phone', () => {
  const [bd1, bd2, bd3] = [ask('BD1').id, ask('BD2').id, ask('BD3').id];
  const sent = answersBy(QUESTIONNAIRE, { BD1: 'llp', BD2: 'kenya', BD3: '50' });
  /** All three were stored once before the file left; there, the last two were changed. */
  const file = writeDraft(
    device({
      answers: { ...sent, ...answersBy(QUESTIONNAIRE, { BD2: 'other', BD3: '60' }) },
      revisionOf: () => 1,
      isUnsaved: (question) => question !== bd1,
    }),
    NOW,
  );
  const read = (change: Partial<DraftState>) =>
    readDraftFile(file, device({ answers: sent, revisionOf: () => 1, ...change }), always);

  test('changes what nobody changed here since', () => {
    const found = read({});
    expect(codesOf(found?.changes)).toEqual(['BD2', 'BD3']);
    expect(found?.conflicts).toEqual([]);
  });

  test('lists what was changed here and there', () => {
    const answers = { ...sent, ...answersBy(QUESTIONNAIRE, { BD3: '70' }) };
    const found = read({ answers, revisionOf: (question) => (question === bd3 ? 2 : 1) });
    expect(codesOf(found?.changes)).toEqual(['BD2']);
    expect(codesOf(found?.conflicts)).toEqual(['BD3']);
  });

  test('lists what is changed here and not sent yet', () => {
    const answers = { ...sent, ...answersBy(QUESTIONNAIRE, { BD3: '70' }) };
    const found = read({ answers, isUnsaved: (question) => question === bd3 });
    expect(codesOf(found?.conflicts)).toEqual(['BD3']);
  });

  test('takes no answer that both have changed alike', () => {
    const answers = { ...sent, ...answersBy(QUESTIONNAIRE, { BD2: 'other' }) };
    const found = read({ answers, revisionOf: (question) => (question === bd2 ? 2 : 1) });
    expect(codesOf(found?.changes)).toEqual(['BD3']);
    expect(found?.conflicts).toEqual([]);
  });

  test('leaves what was changed here alone', () => {
    const answers = { ...sent, ...answersBy(QUESTIONNAIRE, { BD1: 'ngo' }) };
    const found = read({ answers, revisionOf: (question) => (question === bd1 ? 2 : 1) });
    expect(found?.newerHere).toBe(1);
    expect(codesOf(found?.changes)).toEqual(['BD2', 'BD3']);
  });

  test('carries an answer that was cleared there', () => {
    const cleared = writeDraft(
      device({ answers: {}, revisionOf: () => 1, isUnsaved: (question) => question === bd2 }),
      NOW,
    );
    const found = readDraftFile(
      cleared,
      device({ answers: { [bd2]: sent[bd2] ?? BLANK }, revisionOf: () => 1 }),
      always,
    );
    expect(found?.changes.map(({ answer }) => answer.selected_options)).toEqual([[]]);
  });

  test.each([
    ['of another application', { application: 8 }],
    ['of an earlier format', { format: 1 }],
  ])('compares no versions with a file %s', (_case, change) => {
    const text = JSON.stringify({ ...(JSON.parse(file) as object), ...change });
    const found = readDraftFile(
      text,
      device({ answers: { [bd1]: BLANK }, revisionOf: (question) => (question === bd1 ? 1 : 0) }),
      always,
    );
    expect(codesOf(found?.conflicts)).toEqual(['BD1']);
    expect(codesOf(found?.changes)).toEqual(['BD2', 'BD3']);
  });
});

test.each(['', 'null', '[]', '{"kind":"photo"}', '{"kind":"vetting-draft"}', '{'])(
  'rejects %j',
  (text) => {
    expect(readDraftFile(text, device(), always)).toBeNull();
    expect(NOT_A_DRAFT).toContain('not a saved draft');
  },
);
