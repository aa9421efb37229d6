import { anEvent } from '../testing/builders';
import type { EventSearchQuery } from '../../domain/contract/event';
import { selectEvents } from './selectEvents';

const NOW = Date.parse('2026-11-01T09:00:00Z');

const events = [
  anEvent({ event_id: 1 }),
  anEvent({ event_id: 2, status: 'cancelled' }),
  anEvent({ event_id: 3, attendance_mode: 'online', themes: ['nature regeneration'] }),
];

const ids = (query: EventSearchQuery) =>
  selectEvents(events, query, NOW).results.map(({ event_id }) => event_id);

test('gives as many on a page as are asked for', () => {
  expect(ids({ page_size: '2' })).toEqual([1, 2]);
  expect(ids({ page_size: '2', page: '2' })).toEqual([3]);
  expect(ids({})).toEqual([1, 2, 3]);
});

test('leaves out cancelled events on request', () => {
  expect(ids({ cancelled: 'no' })).toEqual([1, 3]);
});

test('filters by theme and by how to attend', () => {
  expect(ids({ theme: 'nature regeneration' })).toEqual([3]);
  expect(ids({ mode: 'in_person' })).toEqual([1, 2]);
});

test('gives of an event what a row shows', () => {
  expect(selectEvents(events, {}, NOW).results[0]).not.toHaveProperty('description');
});
