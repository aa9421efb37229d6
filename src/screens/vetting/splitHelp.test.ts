import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { splitHelp } from './splitHelp';
import { ask } from './testing/aVetting';

const LONG =
  'Count each place of the business, with the stores and stalls that you rent by the day. Old ones too.';

test('shows the short first sentence of the help for a choice', () => {
  expect(splitHelp({ kind: 'one', help: ask('T4').help })).toEqual({
    first: 'For example: a box, a phone number or a person outside the family.',
    rest: expect.stringMatching(/^Safe means that nobody loses work .+ an answer\.$/) as string,
  });
});

test('keeps a long first sentence for later', () => {
  expect(splitHelp({ kind: 'many', help: LONG.slice(0, 60) + LONG })).toEqual({
    first: '',
    rest: LONG.slice(0, 60) + LONG,
  });
});

test.each(['text', 'number', 'percentage'] as const)('shows all of it for a %s', (kind) => {
  expect(splitHelp({ kind, help: LONG })).toEqual({ first: LONG, rest: '' });
});

test('loses nothing of any question', () => {
  for (const question of QUESTIONNAIRE.questions) {
    const { first, rest } = splitHelp(question);
    expect([first, rest].filter(Boolean).join(' ')).toBe(question.help);
  }
});
