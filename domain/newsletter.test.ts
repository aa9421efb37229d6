import fc from 'fast-check';
import { cardLine, cardsOf, issueBodyProblem, issueParts } from './newsletter';

test('a card is a line of its own between texts', () => {
  const body =
    '# Hello\n\nSee [event: x] here.\n\n [event: repair-saturday] \n[resource: 12]\n\nBye.';
  expect(issueParts(body)).toEqual([
    { text: '# Hello\n\nSee [event: x] here.' },
    { card: { kind: 'event', key: 'repair-saturday' } },
    { card: { kind: 'resource', key: '12' } },
    { text: 'Bye.' },
  ]);
});

test.each(['[page: x]', '[event: ]', '[event: a/b]', '[event:x]', '[Event: x]'])(
  '%s is text and no card',
  (line) => expect(cardsOf(line)).toEqual([]),
);

test('a card that is written is read as the same card', () => {
  const card = fc.record({
    kind: fc.constantFrom('event' as const, 'listing' as const, 'resource' as const),
    key: fc.stringMatching(/^[\w-]{1,50}$/),
  });
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      expect(cardsOf(cards.map(cardLine).join('\n\n'))).toEqual(cards);
    }),
  );
});

test('a body is limited in length and in cards', () => {
  expect(issueBodyProblem('a'.repeat(20_000))).toBeNull();
  expect(issueBodyProblem('a'.repeat(20_001))).toBe('At most 20000 characters.');
  expect(issueBodyProblem('[event: a]\n'.repeat(20))).toBeNull();
  expect(issueBodyProblem('[event: a]\n'.repeat(21))).toBe(
    'At most 20 events, listings and resources.',
  );
});
