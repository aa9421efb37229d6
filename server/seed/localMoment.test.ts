import { toInstant } from './localMoment';

const now = new Date('2026-03-02T22:30:00Z');

test.each([
  ['Africa/Nairobi', 0, '09:00', '2026-03-03T06:00:00.000Z'],
  ['Africa/Nairobi', -1, '18:30', '2026-03-02T15:30:00.000Z'],
  ['UTC', 0, '00:15', '2026-03-02T00:15:00.000Z'],
  ['Europe/London', 30, '10:00', '2026-04-01T09:00:00.000Z'],
])('converts in %s the moment %i days on at %s to %s', (timezone, days, time, expected) => {
  expect(toInstant({ days, time }, timezone, now).toISOString()).toBe(expected);
});
