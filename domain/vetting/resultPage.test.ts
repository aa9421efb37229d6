import { APPLICATION_STATES } from './applicationStates';
import { readResultCode, RESULT_CODE_LETTERS, resultStateOf, resultTurnOf } from './resultPage';

const NOW = new Date('2026-11-23T09:00:00Z');
const LATER = new Date('2027-10-17T09:00:00Z');

const listed = { state: 'listed', expires_at: LATER } as const;
const facts = { isPublished: true, hasResult: true, application: listed };

test.each([
  ['draft', 'revoked'],
  ['in_progress', 'revoked'],
  ['submitted', 'reviewing'],
  ['under_review', 'reviewing'],
  ['changes_requested', 'reviewing'],
  ['approved', 'reviewing'],
  ['rejected', 'revoked'],
  ['listed', 'valid'],
  ['expired', 'expired'],
] as const)('an application that is %s shows the result as %s', (state, shown) => {
  expect(resultStateOf({ ...facts, application: { ...listed, state } }, NOW)).toBe(shown);
});

test('nothing is valid while the listing is not public', () => {
  for (const state of APPLICATION_STATES) {
    const hidden = { ...facts, isPublished: false, application: { ...listed, state } };
    expect(resultStateOf(hidden, NOW)).toBe('revoked');
  }
});

test('is revoked without an application and where the business shows no level or badge', () => {
  expect(resultStateOf({ ...facts, application: null }, NOW)).toBe('revoked');
  expect(resultStateOf({ ...facts, hasResult: false }, NOW)).toBe('revoked');
});

test('is valid before its last instant and expired from it on, before anything sweeps it', () => {
  expect(resultStateOf(facts, new Date(LATER.getTime() - 1))).toBe('valid');
  expect(resultStateOf(facts, LATER)).toBe('expired');
  expect(resultStateOf({ ...facts, hasResult: false }, LATER)).toBe('expired');
  expect(resultStateOf({ ...facts, application: { ...listed, expires_at: null } }, LATER)).toBe(
    'valid',
  );
});

test.each([
  ['reviewing', 'under_review', 'team'],
  ['reviewing', 'submitted', 'team'],
  ['reviewing', 'approved', 'team'],
  ['reviewing', 'changes_requested', 'owner'],
  ['expired', 'expired', 'owner'],
  ['expired', 'in_progress', 'owner'],
  ['expired', 'under_review', 'team'],
  ['valid', 'listed', null],
  ['revoked', 'rejected', null],
] as const)('while a result is %s and its business %s, the turn is %p', (shown, state, turn) => {
  expect(resultTurnOf(shown, { state })).toBe(turn);
});

test('has 31 letters, none of which is taken for another', () => {
  expect(new Set(RESULT_CODE_LETTERS).size).toBe(31);
  expect(RESULT_CODE_LETTERS).not.toMatch(/[01ilo]/);
});

test.each([
  ['abcdefghjk', 'abcdefghjk'],
  [' ABCDEFGHJK ', 'abcdefghjk'],
  ['abcdefghj', null],
  ['abcdefghjkm', null],
  ['abcdefghj0', null],
  ['abcdefghj/', null],
  ['', null],
])('reads the code %j as %j', (text, code) => {
  expect(readResultCode(text)).toBe(code);
});
