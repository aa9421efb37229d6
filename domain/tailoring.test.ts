import { BusinessPayload, SustainabilityPayload } from './contract/profile';
import { interestsOf, namedIn, reasonOf, type Choices } from './tailoring';

const NOTHING: Choices = { themes: [], county: '', categories: [], volunteering: [] };
const reason = (
  choices: Partial<Choices>,
  post: Omit<Parameters<typeof reasonOf>[1], 'status'>,
  status = 'published',
) => reasonOf(interestsOf({ ...NOTHING, ...choices }), { ...post, status });

test('gives the chosen theme of a post as the reason', () => {
  const post = { themes: ['community action', 'energy transition'] } as const;
  expect(reason({ themes: ['energy transition'] }, post)).toBe('Energy transition');
  expect(reason({ themes: ['nature regeneration'] }, post)).toBeNull();
});

test('gives the chosen county as the reason, and none for a post without a county', () => {
  expect(reason({ county: '042' }, { themes: [], county: '042' })).toBe('Kisumu');
  expect(reason({ county: '042' }, { themes: [], county: '047' })).toBeNull();
  expect(reason({ county: '042' }, { themes: [], county: null })).toBeNull();
  expect(reason({ county: '042' }, { themes: [] })).toBeNull();
});

test.each(['', 'outside', '999'])('derives no interest from the county %p', (county) => {
  expect(interestsOf({ ...NOTHING, county })).toEqual([]);
});

test('derives from a category the themes that weigh most in it', () => {
  expect(reason({ categories: ['Energy'] }, { themes: ['energy transition'] })).toBe('Energy');
  expect(reason({ categories: ['Energy'] }, { themes: ['nature regeneration'] })).toBeNull();
});

test('derives from volunteering the theme of the activity', () => {
  const post = { themes: ['nature regeneration'] } as const;
  expect(reason({ volunteering: ['tree_care'] }, post)).toBe('Caring for trees');
  expect(reason({ volunteering: ['none', 'events'] }, post)).toBeNull();
});

test('gives the strongest reason: theme, then county, then derived interests', () => {
  const all: Choices = {
    themes: ['energy transition'],
    county: '042',
    categories: ['Energy', 'Home'],
    volunteering: ['clean_up'],
  };
  const both = { themes: ['energy transition'], county: '042' } as const;
  expect(reason(all, both)).toBe('Energy transition');
  expect(reason(all, { ...both, themes: ['community action'] })).toBe('Kisumu');
  expect(reason(all, { themes: ['community action'] })).toBe('Clean-ups');
  expect(reason(all, { themes: ['responsible processing & packaging'] })).toBe('Home');
  expect(namedIn(interestsOf(all))).toEqual(['Energy transition', 'Kisumu']);
});

test('gives no reason for a cancelled post, but one for a postponed post', () => {
  const post = { themes: ['energy transition'] } as const;
  expect(reason({ themes: ['energy transition'] }, post, 'cancelled')).toBeNull();
  expect(reason({ themes: ['energy transition'] }, post, 'postponed')).not.toBeNull();
});

test('matches each theme once', () => {
  const themes = interestsOf({
    ...NOTHING,
    themes: ['energy transition'],
    categories: ['Energy', 'Home', 'Hospitality'],
  }).map(({ theme }) => theme);
  expect(new Set(themes).size).toBe(themes.length);
});

test('derives no interests from no answers', () => {
  expect(interestsOf(NOTHING)).toEqual([]);
  expect(reason({}, { themes: ['community action'], county: '042' })).toBeNull();
});

test('uses only themes, county, categories and volunteering of the forms', () => {
  const asked = [
    ...Object.keys(SustainabilityPayload.properties),
    ...Object.keys(BusinessPayload.properties),
  ];
  expect(asked).toEqual(expect.arrayContaining(['themes', 'county', 'volunteering']));
  expect(Object.keys(NOTHING).sort()).toEqual(['categories', 'county', 'themes', 'volunteering']);
});
