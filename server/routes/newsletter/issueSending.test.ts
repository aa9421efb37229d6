import { firstBehaviour, isSuppressed, runNewsletter } from '../../test/newsletterRun';

/** As many as a run asks for. */
const COUNT = Number(process.env['NEWSLETTER_SUBSCRIBERS'] ?? 200);

const addresses = Array.from(
  { length: COUNT },
  (_, index) => `subscriber-${index + 1}@example.org`,
);
const behavioursOf = (address: string) =>
  isSuppressed(address) ? 'suppressed' : firstBehaviour(address);
const countOf = (...names: string[]) =>
  addresses.filter((address) => names.includes(behavioursOf(address))).length;

test('an issue reaches everybody once through a mail server that refuses, defers and cuts', async () => {
  const { taken, counts, suppressed } = await runNewsletter(COUNT);
  const lost = countOf('refuse', 'refuseUnknown');
  const reached = addresses.filter((address) =>
    ['accept', 'defer', 'deferMessage', 'closeBefore'].includes(behavioursOf(address)),
  );
  expect([...taken.keys()].sort()).toEqual([...reached].sort());
  expect(counts).toEqual({
    sent: reached.length,
    failed: lost,
    skipped: 0,
    waiting: 0,
    unsubscribed: 0,
  });
  const repeated = [...taken].filter(([, times]) => times > 1);
  expect(repeated).toEqual([]);
  expect(suppressed).toEqual({
    before: countOf('suppressed'),
    after: countOf('suppressed', 'refuseUnknown'),
  });
}, 300_000);
