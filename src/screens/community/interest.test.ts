import { byInterest, hasFigures, shareText } from './interest';

const energy = { theme: 'energy transition', share: 45 } as const;
const nature = { theme: 'nature regeneration', share: 60 } as const;
const hidden = { theme: 'community action', share: null } as const;

test('the most wanted theme comes first, a hidden one last', () => {
  expect(byInterest([hidden, energy, nature])).toEqual([nature, energy, hidden]);
});

test('a hidden cell says so in words', () => {
  expect(shareText(hidden)).toBe('Not shown, so that nobody can be identified');
  expect(shareText(energy)).toBe('about 45%');
});

test('nothing but hidden cells are no figures', () => {
  expect(hasFigures([hidden])).toBe(false);
  expect(hasFigures([hidden, energy])).toBe(true);
});
