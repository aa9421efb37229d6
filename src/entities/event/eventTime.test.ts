import { anEvent } from '../../testing/builders';
import { hasOtherTime, knownZone, shortSpanText, spanText, type Reader } from './eventTime';

const nairobi: Reader = { locale: 'en-GB', zone: 'Africa/Nairobi' };
const london: Reader = { locale: 'en-GB', zone: 'Europe/London' };

test('spanText writes one day once, with the name of the zone', () => {
  expect(spanText(anEvent(), nairobi)).toMatch(
    /^Tuesday,? 24 November 2026, 18:00 – 19:30, East Africa Time$/,
  );
  expect(shortSpanText(anEvent(), nairobi)).toMatch(/^Tue,? 24 Nov 2026, 18:00 – 19:30$/);
});

test('spanText gives London its winter and its summer time', () => {
  expect(spanText(anEvent(), london)).toMatch(/15:00 – 16:30, Greenwich Mean Time$/);
  const inJuly = anEvent({
    start_date: '2026-07-07T15:00:00Z',
    end_date: '2026-07-07T16:00:00Z',
  });
  expect(spanText(inJuly, london)).toMatch(/16:00 – 17:00, British Summer Time$/);
});

test('spanText names both zones when the clocks change during the event', () => {
  const night = anEvent({ start_date: '2026-10-24T22:00:00Z', end_date: '2026-10-25T03:00:00Z' });
  expect(spanText(night, london)).toMatch(
    /^Saturday,? 24 October 2026, 23:00 British Summer Time – Sunday,? 25 October 2026, 0?3:00, Greenwich Mean Time$/,
  );
});

test('spanText gives the day in the zone of the reader', () => {
  const late = anEvent({ start_date: '2026-11-30T21:30:00Z', end_date: '2026-11-30T22:30:00Z' });
  expect(spanText(late, nairobi)).toMatch(/^Tuesday,? 1 December 2026, 0?0:30/);
  expect(spanText(late, london)).toMatch(/^Monday,? 30 November 2026, 21:30/);
});

test('hasOtherTime is false in a neighbouring zone with the same clock', () => {
  expect(hasOtherTime(anEvent(), 'Africa/Kampala')).toBe(false);
  expect(hasOtherTime(anEvent(), 'Europe/London')).toBe(true);
});

test('knownZone gives UTC for an unknown zone', () => {
  expect(knownZone('Mars/Olympus')).toBe('UTC');
  expect(knownZone('Africa/Nairobi')).toBe('Africa/Nairobi');
});
