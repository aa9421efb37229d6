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
])('sends a published listing back to review for the change %j', (change, names) => {
  const after = { ...facts, ...change };
  expect(reviewedChanges(facts, after)).toEqual(names);
  expect(statusAfterSaving(published, after, true)).toBe('pending');
});

test('leaves a listing published when only spaces or the order of a list change', () => {
  const after = {
    ...facts,
    name: ' Tujenge Bricks ',
    other_categories: ['Energy', 'Waste'],
    themes: [...facts.themes].reverse(),
  };
  expect(reviewedChanges(facts, after)).toEqual([]);
  expect(statusAfterSaving(published, after, true)).toBe('published');
});

test('keeps the order of a list unless its content changes', () => {
  const themes = [...facts.themes].reverse();
  const after: ReviewedFacts = { ...facts, other_categories: ['Energy'], themes };
  expect(keepOrder(facts, after)).toEqual({ ...after, themes: facts.themes });
  expect(keepOrder(null, after)).toEqual(after);
});

test.each(POST_STATUSES.filter((status) => status !== 'published'))(
  'makes a listing that is %s pending when it is saved',
  (status) => {
    expect(statusAfterSaving({ ...facts, status }, facts, true)).toBe('pending');
  },
);

test('makes a new listing pending, or a draft without consent', () => {
  expect(statusAfterSaving(null, facts, true)).toBe('pending');
  expect(statusAfterSaving(null, facts, false)).toBe('draft');
  expect(statusAfterSaving(published, facts, false)).toBe('draft');
});
