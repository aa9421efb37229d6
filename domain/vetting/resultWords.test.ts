import type { Result } from '../contract/resultPage';
import { resultName, resultSentence, resultTitle } from './resultWords';

const valid: Result = {
  state: 'valid',
  business: { name: 'Mwangaza Soaps', slug: 'mwangaza-soaps' },
  level: 'Sapling',
  badges: ['women_led'],
  // In Nairobi it is the next day already.
  reviewed_at: '2026-10-16T21:30:00.000Z',
  valid_until: '2027-10-16T21:30:00.000Z',
  questionnaire_version: '2026-11',
};
const none = { level: null, badges: [], reviewed_at: null, valid_until: null };

test('a valid result says level and dates', () => {
  expect(resultTitle(valid)).toBe('Mwangaza Soaps: Sapling level');
  expect(resultSentence(valid, 'Kijani')).toBe(
    'Reviewed by Kijani on 17 October 2026. Valid until 17 October 2027.',
  );
});

test('a valid result without a public level says how many badges there are', () => {
  expect(resultName({ ...valid, level: null })).toBe('1 badge');
  expect(resultName({ ...valid, level: null, badges: ['women_led', 'toxin_free'] })).toBe(
    '2 badges',
  );
});

test('a valid result without dates leaves them out', () => {
  const undated = { ...valid, reviewed_at: null, valid_until: null };
  expect(resultSentence(undated, 'Kijani')).toBe('Reviewed by Kijani.');
});

test.each([
  ['expired', 'Expired', /^This result was valid until 17 October 2027\./],
  ['reviewing', 'Being reviewed again', /^Kijani is reviewing this business again\./],
  ['revoked', 'No longer valid', /^This result is no longer valid\./],
] as const)('a result that is %s says so in plain words', (state, name, sentence) => {
  const dates = state === 'expired' ? { valid_until: valid.valid_until } : {};
  const result = { ...valid, ...none, ...dates, state };
  expect(resultTitle(result)).toBe(`Mwangaza Soaps: ${name}`);
  expect(resultTitle({ ...result, business: null })).toBe(name);
  expect(resultSentence(result, 'Kijani')).toMatch(sentence);
});

test('an expired result without a date still says so', () => {
  const result = { ...valid, ...none, state: 'expired' as const };
  expect(resultSentence(result, 'Kijani')).toMatch(/^This result has expired\./);
});

test.each([
  [
    'team',
    'Kijani is reviewing this business again. It is the turn of Kijani. No level is shown until the review is done.',
    'This result has expired. The business has renewed it. Kijani is reviewing it now.',
  ],
  [
    'owner',
    'Kijani is reviewing this business again. It is the turn of the business. No level is shown until the review is done.',
    'This result has expired. The business has not renewed it yet.',
  ],
] as const)('says that it is the turn of the %s', (turn, reviewing, expired) => {
  const result = { ...valid, ...none, turn };
  expect(resultSentence({ ...result, state: 'reviewing' }, 'Kijani')).toBe(reviewing);
  expect(resultSentence({ ...result, state: 'expired' }, 'Kijani')).toBe(expired);
});
