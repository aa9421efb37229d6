import type { HistoryEntry } from '../contract/vetting';
import { APPLICATION_STATES, type ApplicationState } from './applicationStates';
import { standingName, standingOf, standingSentence } from './resultStanding';

const entry = (event: string, from: ApplicationState, to: ApplicationState): HistoryEntry => ({
  id: 1,
  event,
  from,
  to,
  at: '2026-11-05T09:00:00.000Z',
  by: 'admin',
  actor_name: null,
  note: null,
  question_ids: [],
});
const APPROVED = entry('application.approved', 'under_review', 'approved');

const reported = (state: ApplicationState, history: HistoryEntry[] = []) => ({
  application: { id: 41, state, history },
  earlier: [],
});

test.each<[ApplicationState, string, string]>([
  ['draft', 'answering', 'answering'],
  ['in_progress', 'answering', 'answering'],
  ['submitted', 'reading', 'reading_again'],
  ['under_review', 'reading', 'reading_again'],
  ['changes_requested', 'reading', 'reading_again'],
  ['approved', 'valid', 'valid'],
  ['rejected', 'refused', 'refused'],
  ['listed', 'valid', 'valid'],
  ['expired', 'expired', 'expired'],
])('the result of an application that is %s is %s, after an approval %s', (state, first, later) => {
  expect(standingOf(reported(state))).toBe(first);
  expect(standingOf(reported(state, [APPROVED]))).toBe(later);
});

test('reads again what renews an application that was approved', () => {
  const earlier = (application: number) => [
    {
      application,
      state: 'expired' as const,
      submitted_at: '2025-10-01T09:00:00.000Z',
      total: 38,
      level: 'Sprout' as const,
    },
  ];
  expect(standingOf({ ...reported('submitted'), earlier: earlier(3) })).toBe('reading_again');
  expect(standingSentence({ ...reported('in_progress'), earlier: earlier(3) }, null)).toMatch(
    /^Your turn: our team read an earlier version of these answers\./,
  );
});

test('answers without an application are on their way', () => {
  expect(standingOf({ application: null, earlier: [] })).toBe('answering');
  expect(standingName('answering')).toBe('Result so far');
});

test('says whose turn it is, to the owner and to an admin', () => {
  const again = reported('under_review', [APPROVED]);
  expect(standingSentence(again, null)).toMatch(
    /^Our team’s turn: .* again within 10 working days/,
  );
  const asked = reported('changes_requested', [APPROVED]);
  expect(standingName(standingOf(asked))).toBe('Result, being read again');
  expect(standingSentence(asked, null)).toMatch(/^Your turn: change the answers/);
  expect(standingSentence(asked, 'Lake Basin Soaps')).toMatch(/^The turn of Lake Basin Soaps: /);
  expect(standingSentence(reported('submitted'), null)).not.toContain('again');
  expect(standingSentence(reported('rejected'), null)).toMatch(/^Your turn: our reviewer says why/);
});

test('says nothing where nobody’s turn changes the result, and is never empty otherwise', () => {
  const silent = APPLICATION_STATES.filter(
    (state) => standingSentence(reported(state), null) === null,
  );
  expect(silent).toEqual(['draft', 'in_progress', 'approved', 'listed', 'expired']);
});
