import { keepOrder, reviewedChanges, statusAfterSaving, type ReviewedFacts } from './review';
import { POST_STATUSES } from '../vocabulary';

const facts: ReviewedFacts = {
  name: 'Tujenge Bricks',
  category: 'Home',
  other_categories: ['Waste', 'Energy'],
  themes: ['community action', 'energy transition'],
  county: '047',
};
const published = { ...facts, status: 'published' } as const;

test.each([
  [{ name: 'Tujenge' }, ['name']],
  [{ category: 'Waste' }, ['category']],
  [{ other_categories: ['Waste'] }, ['other_categories']],
  [{ themes: ['community action'] }, ['themes']],
  [{ county: '042', category: 'Energy' }, ['category', 'county']],
])('%j re-enters review', (change, names) => {
  const after = { ...facts, ...change };
  expect(reviewedChanges(facts, after)).toEqual(names);
  expect(statusAfterSaving(published, after, true)).toBe('pending');
});

test('an order or a space is no change, and leaves the listing public', () => {
  const after = {
    ...facts,
    name: ' Tujenge Bricks ',
    other_categories: ['Energy', 'Waste'],
    themes: [...facts.themes].reverse(),
  };
  expect(reviewedChanges(facts, after)).toEqual([]);
  expect(statusAfterSaving(published, after, true)).toBe('published');
});

test('a list keeps its order unless what is in it changes', () => {
  const themes = [...facts.themes].reverse();
  const after: ReviewedFacts = { ...facts, other_categories: ['Energy'], themes };
  expect(keepOrder(facts, after)).toEqual({ ...after, themes: facts.themes });
  expect(keepOrder(null, after)).toEqual(after);
});

test.each(POST_STATUSES.filter((status) => status !== 'published'))(
  'what is %s waits for review once it is saved',
  (status) => {
    expect(statusAfterSaving({ ...facts, status }, facts, true)).toBe('pending');
  },
);

test('a first listing waits for review; without consent it is a draft', () => {
  expect(statusAfterSaving(null, facts, true)).toBe('pending');
  expect(statusAfterSaving(null, facts, false)).toBe('draft');
  expect(statusAfterSaving(published, facts, false)).toBe('draft');
});
