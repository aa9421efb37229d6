import type { HistoryEntry } from '../contract/vetting';
import { openComments, requestedChanges } from './requestedChanges';

const request = (id: number, comments: HistoryEntry['comments'] = []): HistoryEntry => ({
  id,
  event: 'changes.requested',
  from: 'under_review',
  to: 'changes_requested',
  at: `2026-11-${10 + id}T09:00:00.000Z`,
  by: 'admin',
  actor_name: null,
  note: 'Please look again.',
  question_ids: [101, 102],
  comments,
});
const earlier = request(1, [{ question_id: 101, comment: 'Old.' }]);
const latest = request(2, [{ question_id: 102, comment: 'New.' }]);

describe('the requested changes', () => {
  test('are those of the latest request, in whichever order the history comes', () => {
    for (const history of [
      [earlier, latest],
      [latest, earlier],
    ]) {
      const found = requestedChanges(history);
      expect(found?.at).toBe(latest.at);
      expect(found?.questions).toEqual([101, 102]);
      expect([...(found?.comments ?? [])]).toEqual([[102, 'New.']]);
    }
  });

  test('are null without a request', () => {
    expect(requestedChanges([{ ...latest, event: 'application.submitted' }])).toBeNull();
  });

  test('comment on questions only while these are open again', () => {
    const history = [earlier, latest];
    expect(openComments({ state: 'changes_requested', history }).get(102)).toBe('New.');
    expect(openComments({ state: 'submitted', history }).size).toBe(0);
    expect(openComments(null).size).toBe(0);
  });
});
