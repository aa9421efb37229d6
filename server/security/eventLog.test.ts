import { createEventLog, MOST_LINES, WINDOW_MS, type SecurityLine } from './eventLog';

const START = Date.parse('2026-03-02T09:00:00Z');
let time = START;
let lines: SecurityLine[] = [];
beforeEach(() => {
  time = START;
  lines = [];
});

const logNow = () =>
  createEventLog({ write: (line) => void lines.push(line), now: () => new Date(time) });

const failed = (account: string) => ({
  event: 'sign_in.failed' as const,
  route: 'POST /accounts/login/',
  account,
  address: '203.0.113.0/24',
  reason: null,
});

test('writes the first event at once, and the number of its repeats after ten minutes', () => {
  const log = logNow();
  for (let count = 0; count < 500; count += 1) log.note(failed('a'));
  log.note(failed('b'));
  expect(lines).toEqual([failed('a'), failed('b')]);
  time += WINDOW_MS - 1;
  log.look();
  expect(lines).toHaveLength(2);
  time += 1;
  log.look();
  const since = new Date(START).toISOString();
  expect(lines.slice(2)).toEqual([{ ...failed('a'), repeated: 499, since }]);
});

test('writes an event again in the next ten minutes', () => {
  const log = logNow();
  log.note(failed('a'));
  time += WINDOW_MS;
  log.note(failed('a'));
  log.look();
  expect(lines).toEqual([failed('a'), failed('a')]);
});

test('writes a bounded number of lines and counts the rest', () => {
  const log = logNow();
  for (let count = 0; count < 10_000; count += 1) log.note(failed(String(count % 5_000)));
  log.note({ ...failed('z'), event: 'throttled' });
  log.endWindow();
  expect(lines).toHaveLength(2 * MOST_LINES + 3);
  const others = lines.filter(({ reason }) => reason === 'many others');
  const nobody = { event: 'sign_in.failed', route: null, account: null, address: null };
  expect(others).toMatchObject([nobody, { ...nobody, repeated: 10_000 - 2 * MOST_LINES - 1 }]);
  expect(lines.filter(({ event }) => event === 'throttled')).toHaveLength(1);
});
