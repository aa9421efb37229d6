import { ageOf } from './reviewAge';

const submitted_at = '2026-11-02T09:00:00.000Z';
const after = (days: number) => Date.parse(submitted_at) + days * 86_400_000;

test.each([
  [0, 'fresh'],
  [4.9, 'fresh'],
  [5.1, 'slow'],
  [14, 'slow'],
  [14.1, 'late'],
] as const)('calls an application of %p days %p', (days, tone) => {
  expect(ageOf({ state: 'submitted', submitted_at }, after(days))).toEqual({
    days: Math.floor(days),
    tone,
    // A Monday, ten working days later.
    promisedBy: new Date('2026-11-16T09:00:00.000Z'),
  });
});

test('is null where no decision is expected', () => {
  expect(ageOf({ state: 'approved', submitted_at }, after(3))).toBeNull();
  expect(ageOf({ state: 'changes_requested', submitted_at }, after(3))).toBeNull();
  expect(ageOf({ state: 'under_review', submitted_at: null }, after(3))).toBeNull();
});
