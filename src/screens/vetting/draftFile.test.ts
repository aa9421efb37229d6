import fc from 'fast-check';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { anyAnswers } from '../../../domain/vetting/testing/samples';
import { NOT_A_DRAFT, readDraftFile, writeDraft } from './draftFile';
import { ask, basicAnswers } from './testing/aVetting';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const always = () => true;
const read = (text: string, answers = {}, mayChange: (question: number) => boolean = always) =>
  readDraftFile(text, QUESTIONNAIRE, answers, mayChange);

test('reads back every answer that was written', () => {
  fc.assert(
    fc.property(anyAnswers(QUESTIONNAIRE), (answers) => {
      const found = read(writeDraft(QUESTIONNAIRE, answers, NOW));
      const back = found?.changes.map(({ question, answer }) => [String(question.id), answer]);
      expect(Object.fromEntries(back ?? [])).toEqual(answers);
      expect(found?.unreadable).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('counts only different answers as changes', () => {
  const text = writeDraft(QUESTIONNAIRE, basicAnswers, NOW);
  expect(read(text, basicAnswers)).toEqual({ changes: [], unreadable: 0 });
});

test('counts and skips answers to questions that are changed or not open', () => {
  const di7 = ask('DI7').id;
  const text = writeDraft(QUESTIONNAIRE, basicAnswers, NOW);
  const other = JSON.parse(text) as { answers: object[] };
  other.answers.push({ question: 'GONE', options: [], text: 'x', evidence_url: '' });
  other.answers.push({ question: 'T1', options: ['gone'], text: '', evidence_url: '' });
  other.answers.push({ question: 'T8', options: [], text: 'many', evidence_url: '' });
  const found = read(JSON.stringify(other), {}, (question) => question !== di7);
  expect(found?.unreadable).toBe(4);
  expect(found?.changes.map(({ question }) => question.id)).not.toContain(di7);
});

test.each(['', 'null', '[]', '{"kind":"photo"}', '{"kind":"vetting-draft"}', '{'])(
  'rejects %j',
  (text) => {
    expect(read(text)).toBeNull();
    expect(NOT_A_DRAFT).toContain('not a saved draft');
  },
);
