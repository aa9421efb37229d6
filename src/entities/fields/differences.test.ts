import { differences } from './differences';

const labels = { rhythm: 'Repeats' };
const once = { rhythm: '', start_date: '2026-12-05T10:00' };

test.each([
  ['week', '2026-12-05T10:00', 'Every week'],
  ['weekday', '2026-12-05T10:00', 'On the first Saturday of each month'],
  ['weekday', '', 'It does not repeat'],
])('says in words that an event repeats by %s from "%s"', (rhythm, start_date, words) => {
  expect(differences(once, { rhythm, start_date }, labels)).toEqual({
    mine: ['Repeats: It does not repeat'],
    theirs: [`Repeats: ${words}`],
  });
});
