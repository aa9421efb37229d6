import type { Application } from '../contract/vetting';
import type { ApplicationState } from './applicationStates';
import { addWorkingDays, outlookOf } from './reviewTimes';

const MONDAY = '2026-03-02T09:00:00.000Z';
const NOW = Date.parse(MONDAY);

const applicationIn = (state: ApplicationState) => {
  const move: Application['history'][number] = {
    id: 1,
    event: 'application.submitted',
    from: 'in_progress',
    to: state,
    at: MONDAY,
    by: 'owner',
    actor_name: null,
    note: null,
    question_ids: [],
  };
  return { state, submitted_at: MONDAY, history: [move] };
};

const timesOf = (
  submitted: number | null,
  under_review: number | null,
  approved: number | null,
) => {
  const states = [
    { state: 'submitted' as const, median: submitted },
    { state: 'under_review' as const, median: under_review },
    { state: 'approved' as const, median: approved },
  ].map(({ state, median }) => ({
    state,
    median_days: median,
    ninetieth_percentile_days: median && median * 2,
  }));
  return { days: 90, states };
};

test('adds up the medians of what is still ahead', () => {
  const times = timesOf(1.5, 3, 0.5);
  expect(outlookOf(applicationIn('submitted'), times, NOW)).toEqual({
    steps: [
      {
        state: 'submitted',
        text: 'A reviewer takes up your application',
        usually: 'after about 2 days',
        mostly: 'within 3 days',
      },
      {
        state: 'under_review',
        text: 'The reviewer decides, or asks for a change',
        usually: 'after about 3 days',
        mostly: 'within 6 days',
      },
      {
        state: 'approved',
        text: 'Your listing is published',
        usually: 'within a day',
        mostly: 'within a day',
      },
    ],
    usuallyBy: new Date('2026-03-07T09:00:00.000Z'),
    promisedBy: new Date('2026-03-16T09:00:00.000Z'),
  });
  const later = outlookOf(applicationIn('under_review'), times, NOW);
  expect(later?.steps.map(({ state }) => state)).toEqual(['under_review', 'approved']);
  expect(later?.usuallyBy).toEqual(new Date('2026-03-05T21:00:00.000Z'));
});

test('gives only the promise where a median is hidden', () => {
  const outlook = outlookOf(applicationIn('submitted'), timesOf(1, null, 1), NOW);
  expect(outlook?.usuallyBy).toBeNull();
  expect(outlook?.steps.map(({ usually }) => usually)).toEqual([
    'within a day',
    null,
    'within a day',
  ]);
  expect(outlook?.steps.map(({ mostly }) => mostly)).toEqual([
    'within 2 days',
    null,
    'within 2 days',
  ]);
  expect(outlook?.promisedBy).toEqual(new Date('2026-03-16T09:00:00.000Z'));
  const unknown = outlookOf(applicationIn('submitted'), null, NOW);
  expect(unknown?.promisedBy).toEqual(new Date('2026-03-16T09:00:00.000Z'));
});

test('names no usual day that has passed, and promises no answer that was given', () => {
  const days = 5 * 86_400_000;
  expect(outlookOf(applicationIn('submitted'), timesOf(1, 1, 1), NOW + days)?.usuallyBy).toBeNull();
  expect(outlookOf(applicationIn('approved'), timesOf(1, 1, 1), NOW)?.promisedBy).toBeNull();
});

test.each(['draft', 'in_progress', 'changes_requested', 'rejected', 'listed', 'expired'] as const)(
  'has nothing to say of an application that is %s',
  (state) => {
    expect(outlookOf(applicationIn(state), timesOf(1, 1, 1), NOW)).toBeNull();
  },
);

test.each([
  ['2026-03-02T09:00:00Z', 1, '2026-03-03T09:00:00Z'],
  ['2026-03-06T09:00:00Z', 1, '2026-03-09T09:00:00Z'],
  ['2026-03-07T09:00:00Z', 10, '2026-03-20T09:00:00Z'],
])('%s and %i working days are %s', (from, days, to) => {
  expect(addWorkingDays(new Date(from), days)).toEqual(new Date(to));
});
