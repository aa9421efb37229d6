import { isJoining, joiningSteps, type JoiningFacts } from './joining';
import { APPLICATION_STATES } from './vetting/applicationStates';

const statesOf = (facts: JoiningFacts) => joiningSteps(facts).map(({ state }) => state);

test.each([
  [null, null, ['yours', 'yours', 'ahead']],
  ['draft', null, ['yours', 'yours', 'ahead']],
  ['pending', null, ['done', 'yours', 'ahead']],
  ['pending', 'in_progress', ['done', 'yours', 'ahead']],
  ['pending', 'submitted', ['done', 'done', 'ours']],
  ['pending', 'under_review', ['done', 'done', 'ours']],
  ['pending', 'changes_requested', ['done', 'yours', 'ahead']],
  ['pending', 'rejected', ['done', 'yours', 'ahead']],
  ['pending', 'approved', ['done', 'done', 'ours']],
  ['changes_requested', 'approved', ['yours', 'done', 'ahead']],
  ['rejected', 'listed', ['yours', 'done', 'ahead']],
  ['pending', 'listed', ['done', 'done', 'ours']],
  ['pending', 'expired', ['done', 'yours', 'ahead']],
  ['published', 'listed', ['done', 'done', 'done']],
  ['published', null, ['done', 'yours', 'done']],
] as const)(
  'a business with listing %s and application %s has the steps %j',
  (listing, application, states) => {
    expect(statesOf({ listing, application })).toEqual(states);
  },
);

test.each([null, ...APPLICATION_STATES])(
  'somebody has the next turn while the business is not listed and its application is %s',
  (application) => {
    for (const listing of [null, 'draft', 'pending', 'changes_requested', 'rejected'] as const) {
      const turns = statesOf({ listing, application });
      expect(turns.some((state) => state === 'yours' || state === 'ours')).toBe(true);
      expect(isJoining({ listing })).toBe(true);
    }
  },
);

test('every step that is somebody’s turn leads somewhere', () => {
  const steps = APPLICATION_STATES.flatMap((application) =>
    (['pending', 'rejected', 'draft'] as const).flatMap((listing) =>
      joiningSteps({ listing, application }),
    ),
  );
  const open = steps.filter(({ state }) => state === 'yours' || state === 'ours');
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(({ link, text }) => link === null || text === '')).toEqual([]);
});

test('a listed business has joined', () => {
  expect(isJoining({ listing: 'published' })).toBe(false);
});
