import fc from 'fast-check';
import { checkAnswer } from './answers';
import { readDraftFile, saveDraftFile } from './draftFile';
import { QUESTIONNAIRE, questionById } from './questionnaire';
import { anyAnswers, answersBy } from './testing/samples';
import type { Answers } from './types';

const answers = answersBy(QUESTIONNAIRE, { BD2: 'kenya', SJ8: 'We mend what others throw away.' });
const saved = saveDraftFile(QUESTIONNAIRE, answers);
const read = (text: string) => readDraftFile(QUESTIONNAIRE, text);

/** The saved file with one part changed. */
function changed(change: Record<string, unknown>, ofFirstAnswer: Record<string, unknown> = {}) {
  const file = JSON.parse(saved) as { answers: object[] };
  const [first, ...others] = file.answers;
  return JSON.stringify({
    ...file,
    answers: [{ ...first, ...ofFirstAnswer }, ...others],
    ...change,
  });
}

describe('a draft file', () => {
  it('gives back every answer that may be kept', () => {
    fc.assert(
      fc.property(anyAnswers(QUESTIONNAIRE), (any) => {
        const kept: Answers = Object.fromEntries(
          Object.entries(any).filter(([id, answer]) => {
            const question = questionById(QUESTIONNAIRE, Number(id));
            return question && checkAnswer(question, answer).length === 0;
          }),
        );
        expect(read(saveDraftFile(QUESTIONNAIRE, kept))).toEqual({ isRead: true, answers: kept });
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['no JSON', 'answers: 3', 'not a saved assessment'],
    ['nothing', '', 'not a saved assessment'],
    ['null', 'null', 'not a saved assessment'],
    ['a list', '[]', 'not a saved assessment'],
    ['another file', '{"version":1}', 'not a saved assessment'],
    ['a newer file', changed({ version: 2 }), 'another version of this site'],
    ['other questions', changed({ questionnaire: '2027-05' }), 'other questions than the present'],
    ['an extra part', changed({ role: 'admin' }), 'damaged'],
    ['no list of answers', changed({ answers: {} }), 'damaged'],
    ['an answer that is none', changed({ answers: [null] }), 'damaged'],
    ['an extra field', changed({}, { user: 8 }), 'damaged'],
    ['an unknown question', changed({}, { question: 99 }), 'damaged'],
    ['a question as text', changed({}, { question: '101' }), 'damaged'],
    ['text that is none', changed({}, { text: null }), 'damaged'],
    ['options that are none', changed({}, { selected_options: ['1'] }), 'damaged'],
    ['an option of another question', changed({}, { selected_options: [1] }), 'cannot be used'],
    [
      'a script as evidence',
      changed({}, { evidence_url: 'javascript:alert(1)' }),
      'cannot be used',
    ],
  ])('is refused as a whole when it is %s', (_what, text, reason) => {
    expect(read(text)).toEqual({
      isRead: false,
      reason: expect.stringContaining(reason) as string,
    });
  });

  it('is refused when it answers a question twice', () => {
    const file = JSON.parse(saved) as { answers: object[] };
    const twice = { ...file, answers: [...file.answers, file.answers[0]] };
    expect(read(JSON.stringify(twice)).isRead).toBe(false);
  });
});
