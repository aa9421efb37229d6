import { APPLICATION_STATES, type ApplicationState } from './applicationStates';
import { DESK_VIEWS, deskView, type DeskViewName } from './deskViews';

test.each([
  ['to_decide', ['submitted', 'under_review']],
  ['mine', ['submitted', 'under_review']],
  ['unassigned', ['submitted', 'under_review']],
  ['over_5_days', ['submitted', 'under_review']],
  ['waiting_for_business', ['changes_requested']],
  ['to_publish', ['approved']],
  ['expiring', ['approved', 'listed']],
  ['snoozed', APPLICATION_STATES],
  ['all', APPLICATION_STATES],
] satisfies [DeskViewName, readonly ApplicationState[]][])(
  'has in the view %p the states %p',
  (view, states) => {
    expect(deskView(view).states).toEqual(states);
  },
);

test('names each view differently and says why it may be empty', () => {
  const rows = DESK_VIEWS.map(deskView);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  for (const { empty } of rows) expect(empty).toMatch(/^[A-Z].*\.$/);
});
