import { dayOf } from './days';

test('reads a day in the time zone of Kenya', () => {
  expect(dayOf('2026-03-02')).toEqual({
    starts: new Date('2026-03-01T21:00:00Z'),
    ends: new Date('2026-03-02T21:00:00Z'),
  });
});

test.each([undefined, '', 'today', '2026-02-30', '2026-13-01', '2026-3-2', '2026-03-02T00:00:00Z'])(
  'returns undefined for %p',
  (text) => {
    expect(dayOf(text)).toBeUndefined();
  },
);
