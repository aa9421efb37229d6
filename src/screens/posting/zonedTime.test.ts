import { isSkipped, toInstant, toLocal, zonesWith } from './zonedTime';

const NAIROBI = 'Africa/Nairobi';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

test.each([
  ['2026-11-24T18:00', NAIROBI, '2026-11-24T15:00:00.000Z'],
  ['2026-01-01T00:30', NAIROBI, '2025-12-31T21:30:00.000Z'],
  ['2026-03-28T10:00', LONDON, '2026-03-28T10:00:00.000Z'],
  ['2026-03-29T10:00', LONDON, '2026-03-29T09:00:00.000Z'],
  ['2026-10-24T23:30', LONDON, '2026-10-24T22:30:00.000Z'],
  ['2026-10-25T10:00', LONDON, '2026-10-25T10:00:00.000Z'],
  ['2026-03-08T03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T12:00', NEW_YORK, '2026-11-01T17:00:00.000Z'],
  ['2026-02-14T09:00', 'Asia/Kolkata', '2026-02-14T03:30:00.000Z'],
])('converts %s in %s to %s, and back', (local, zone, utc) => {
  const instant = toInstant(local, zone) ?? '';
  expect(new Date(instant).toISOString()).toBe(utc);
  expect(toLocal(utc, zone)).toBe(local);
});

test('writes the offset of the zone', () => {
  expect(toInstant('2026-11-24T18:00', NAIROBI)).toBe('2026-11-24T18:00:00.000+03:00');
});

test('reads an hour that comes twice back as the same clock time', () => {
  const instant = toInstant('2026-11-01T01:30', NEW_YORK) ?? '';
  expect(toLocal(instant, NEW_YORK)).toBe('2026-11-01T01:30');
});

test('recognises an hour that summer time leaves out', () => {
  expect(isSkipped('2026-03-08T02:30', NEW_YORK)).toBe(true);
  expect(isSkipped('2026-03-29T01:15', LONDON)).toBe(true);
  expect(isSkipped('2026-03-08T03:30', NEW_YORK)).toBe(false);
  expect(isSkipped('2026-03-29T01:15', NAIROBI)).toBe(false);
});

test('returns null for what is no time or no zone', () => {
  expect(toInstant('', NAIROBI)).toBeNull();
  expect(toInstant('2026-11-24', NAIROBI)).toBeNull();
  expect(toInstant('2026-11-24T18:00', 'Nowhere/Land')).toBeNull();
  expect(toLocal('soon', NAIROBI)).toBe('');
});

test('lists the present zone, whatever its name', () => {
  expect(zonesWith('Africa/Nairobi')).toContain('Europe/London');
  expect(zonesWith('Etc/Old')).toContain('Etc/Old');
});
