import { missingForListing } from './missing';
import { QUESTIONNAIRE } from './questionnaire';
import { assess } from './score';
import { answersBy, answersWorth, inProgress } from './testing/samples';

const complete = answersWorth(QUESTIONNAIRE.questions, 4);
const missing = (change: Parameters<typeof answersBy>[1]) => {
  const answers = { ...complete, ...answersBy(QUESTIONNAIRE, change) };
  return missingForListing(QUESTIONNAIRE, answers, assess(QUESTIONNAIRE, answers, inProgress));
};

test('returns nothing when all is answered, cleared and agreed to', () => {
  expect(missing({})).toEqual([]);
});

test.each([
  [{ SO3: ['badges'] }, ['Agree in “Signing off” to be listed in the directory.']],
  [{ E1: '', E2: '' }, ['Answer the 2 questions left in “Energy Transition”.']],
  [{ BD1: '' }, ['Answer the question left in “Business Details”.']],
  [{ DI8: 'no' }, ['Agree to the checks in “Disclosure”.']],
])('returns for %j: %j', (change, sentences) => {
  expect(missing(change)).toEqual(sentences);
});

test('names each category and the consent once before anything is answered', () => {
  const sentences = missingForListing(QUESTIONNAIRE, {}, assess(QUESTIONNAIRE, {}, inProgress));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences).toHaveLength(15);
});
