import { sortByInterest, hasFigures, shareText } from './themeInterest';

const energy = { theme: 'energy transition', share: 45 } as const;
const nature = { theme: 'nature regeneration', share: 60 } as const;
const hidden = { theme: 'community action', share: null } as const;

test('sortByInterest puts the largest share first and a hidden one last', () => {
  expect(sortByInterest([hidden, energy, nature])).toEqual([nature, energy, hidden]);
});

test('shareText says in words that a share is hidden', () => {
  expect(shareText(hidden)).toBe('Not shown, so that nobody can be identified');
  expect(shareText(energy)).toBe('about 45%');
});

test('hasFigures is false when every share is hidden', () => {
  expect(hasFigures([hidden])).toBe(false);
  expect(hasFigures([hidden, energy])).toBe(true);
});
