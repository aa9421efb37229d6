import { ACTION_GROUPS, actionText } from './auditActions';

test.each([
  ['member.listed', 'List of members read'],
  ['abuse_report.listed', 'Reports from visitors read'],
  ['event.attendees_read', 'List of attendees read'],
  ['event.attendees_exported', 'List of attendees exported'],
  ['report.exported', 'Assessment reports exported'],
  ['listing.exported', 'Listings exported'],
  ['vetting.read', 'Assessment read on behalf'],
  ['proof.read', 'Document of proof read'],
  ['audit.redacted', 'Notes about a deleted account redacted'],
])('shows %s as “%s” and finds it in one group', (action, text) => {
  expect(actionText(action)).toBe(text);
  expect(ACTION_GROUPS.filter(({ begins }) => action.startsWith(begins))).toHaveLength(1);
});
