/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { parsePayload } from './payload';

const sample = { user: { token: 'a', user_id: 1 }, returnTo: null, list: [1] };
const problem = (value: unknown) => {
  const parsed = parsePayload(JSON.stringify(value), sample);
  return parsed.isGood ? null : parsed.problem;
};

it.each([
  [sample, null],
  [{ ...sample, more: 1 }, null],
  [{ ...sample, returnTo: '/report' }, null],
  [{ ...sample, list: [] }, null],
  [{ ...sample, user: null }, null],
  [[], 'The payload must be of the kind object.'],
  [{ user: sample.user, list: [] }, 'returnTo is missing.'],
  [{ ...sample, user: { token: 'a' } }, 'user.user_id is missing.'],
  [{ ...sample, user: { token: 1, user_id: 1 } }, 'user.token must be of the kind string.'],
  [{ ...sample, list: {} }, 'list must be of the kind array.'],
])('%j: %s', (value, expected) => {
  expect(problem(value)).toBe(expected);
});

it('says where a text is not JSON', () => {
  const parsed = parsePayload('{"user":', sample);
  expect(parsed).toMatchObject({ isGood: false });
  expect(!parsed.isGood && parsed.problem).toMatch(/^This is not JSON: /);
});
