import { createPaths } from '../../paths';
import { anEvent } from '../../testing/builders';
import { anApplication } from '../../testing/vettingReport';
import { comingUp, newsSince } from './comingUp';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const paths = createPaths('kijani');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const nothing = { application: null, events: [], attending: [] };

const eventIn = (days: number, change: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ start_date: inDays(days), end_date: inDays(days + 1), ...change });

const titles = (facts: Partial<Parameters<typeof comingUp>[0]>) =>
  comingUp({ ...nothing, ...facts }, paths, NOW).map(({ title }) => title);

test('lists what takes place or expires, the next first', () => {
  const facts = {
    attending: [eventIn(6, { event_id: 1, name: 'Fair' })],
    events: [eventIn(3, { event_id: 2, name: 'Walk', status: 'draft' })],
    application: anApplication({ state: 'listed', expires_at: inDays(30) }),
  };
  expect(titles(facts)).toEqual(['Walk', 'Fair', 'Your level and badges expire']);
});

test('leaves out events that one attends later than next week, waits for, or that are called off', () => {
  const attending = [
    eventIn(8, { event_id: 1 }),
    eventIn(2, { event_id: 2, waiting_position: 1 }),
    eventIn(2, { event_id: 3, status: 'cancelled' }),
    eventIn(2, { event_id: 4, status: 'postponed' }),
    eventIn(-1, { event_id: 5 }),
  ];
  expect(titles({ attending })).toEqual([]);
});

test('leaves out own events that are public or have passed', () => {
  const events = [
    eventIn(2, { event_id: 1, status: 'published' }),
    eventIn(-2, { event_id: 2, status: 'draft' }),
  ];
  expect(titles({ events })).toEqual([]);
});

test.each([
  ['listed', 61],
  ['listed', -1],
  ['expired', 30],
  ['in_progress', 30],
] as const)('says nothing of a level of an application %s that ends in %i days', (state, days) => {
  expect(titles({ application: anApplication({ state, expires_at: inDays(days) }) })).toEqual([]);
});

describe('newsSince', () => {
  const move = { from: 'submitted', to: 'under_review', actor_name: null, note: null } as const;
  const application = anApplication({
    history: [
      {
        ...move,
        id: 1,
        event: 'application.submitted',
        at: inDays(-3),
        by: 'owner',
        question_ids: [],
      },
      {
        ...move,
        id: 2,
        event: 'application.claimed',
        at: inDays(-2),
        by: 'admin',
        question_ids: [],
      },
      {
        ...move,
        id: 3,
        event: 'application.approved',
        at: inDays(-1),
        by: 'admin',
        question_ids: [],
      },
    ],
  });

  test('lists what the team did since then, the newest first', () => {
    const texts = newsSince(application, inDays(-5), paths).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/^Approved, /),
      expect.stringMatching(/^Review begun, /),
    ]);
    expect(newsSince(application, inDays(-1.5), paths)).toHaveLength(1);
  });

  test('has no news at the first visit or without an application', () => {
    expect(newsSince(application, null, paths)).toEqual([]);
    expect(newsSince('failed', inDays(-5), paths)).toEqual([]);
  });
});
