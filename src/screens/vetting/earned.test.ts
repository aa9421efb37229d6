import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../../../domain/vetting/testing/samples';
import type { Answers } from '../../../domain/vetting/types';
import { earnedSentence } from './earned';

const sentence = (answers: Answers) => earnedSentence(QUESTIONNAIRE, answers);
const inCategory = (id: number, points: number) =>
  answersWorth(
    QUESTIONNAIRE.questions.filter(({ category }) => category === id),
    points,
  );
const WOMEN = answersBy(QUESTIONNAIRE, { BD5: 'women_only', BD6: '100' });
const LOCAL = answersBy(QUESTIONNAIRE, { BD2: 'kenya', BD3: '100' });

test('says nothing while nothing is earned', () => {
  expect(sentence({})).toBeNull();
  expect(sentence(answersBy(QUESTIONNAIRE, { SJ1: 'nothing' }))).toBeNull();
});

test('names the badges', () => {
  expect(sentence(WOMEN)).toBe('So far you meet the badge “Women-led”.');
  expect(sentence({ ...WOMEN, ...LOCAL })).toBe(
    'So far you meet the badges “Women-led” and “Locally anchored”.',
  );
});

test('says how much of the Basic part is earned before a theme has a score', () => {
  expect(sentence(answersBy(QUESTIONNAIRE, { SJ1: 'partial' }))).toBe(
    'So far you have earned 50% of the Basic points that you answered for.',
  );
});

test('names the strongest theme', () => {
  expect(sentence({ ...WOMEN, ...inCategory(8, 2), ...inCategory(10, 3) })).toBe(
    'So far you meet the badge “Women-led”, and your strongest theme is community action with 75%.',
  );
});
