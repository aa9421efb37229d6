import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { Answers, VettingCategory } from '../../../domain/vetting/types';
import { questionAnchor } from '../../paths';
import { formSteps, stepAt, type FormStep } from './formSteps';
import { ask } from './testing/aVetting';

const categoryOf = (code: string): VettingCategory => {
  const found = QUESTIONNAIRE.categories.find(({ id }) => id === ask(code).category);
  if (!found) throw new Error(`no category of ${code}`);
  return found;
};
const stepsOf = (code: string, answers: Answers = {}, isSingle = false) =>
  formSteps({ questionnaire: QUESTIONNAIRE, answers }, categoryOf(code), isSingle);
const codesOf = (step: FormStep | undefined) =>
  step?.kind === 'questions' ? step.questions.map(({ code }) => code).join(' ') : step?.kind;
const noStaff = answersBy(QUESTIONNAIRE, { SC1: 'no_staff' });

const at = (steps: FormStep[], place: { hash?: string; section?: string }) =>
  codesOf(steps[stepAt(steps, { hash: place.hash ?? '', section: place.section ?? null })]);

test('shows a section on each screen, then the answers', () => {
  expect(stepsOf('W1').map(codesOf)).toEqual(['W1 W2 W3 W4', 'W5 W6 W7 W8', 'check']);
});

test('leaves out what is not asked, and a section without anything asked', () => {
  expect(stepsOf('W1', noStaff).map(codesOf)).toEqual(['W5', 'check']);
});

test('shows a question on each screen where that is wanted', () => {
  expect(stepsOf('A1', {}, true).map(codesOf)).toEqual('A1 A2 A3 A4 A5 A6 A7 check'.split(' '));
});

test.each([
  ['the first section without more', {}, 'BD1 BD2 BD3 BD4'],
  ['the section of its number', { section: '2' }, 'BD5 BD6 BD7 BD8'],
  ['the check', { section: 'check' }, 'check'],
  ['the check after the last section', { section: '9' }, 'check'],
  ['the check for what is no number', { section: 'x' }, 'check'],
  ['the section of a question', { hash: '#q106' }, 'BD5 BD6 BD7 BD8'],
  [
    'the section of a question, whatever else it names',
    { hash: '#q106', section: '1' },
    'BD5 BD6 BD7 BD8',
  ],
])('opens %s', (_, place, shown) => {
  expect(at(stepsOf('BD1'), place)).toBe(shown);
});

test('opens the next screen where a section has nothing to ask', () => {
  expect(at(stepsOf('W1', noStaff), { section: '1' })).toBe('W5');
});

test('opens the check for a question that is not asked', () => {
  expect(at(stepsOf('W1', noStaff), { hash: `#${questionAnchor(ask('W1').id)}` })).toBe('check');
});

test('opens the question itself where each has its screen', () => {
  expect(at(stepsOf('A1', {}, true), { hash: `#${questionAnchor(ask('A6').id)}` })).toBe('A6');
  expect(at(stepsOf('A1', {}, true), { section: '2' })).toBe('A4');
});
