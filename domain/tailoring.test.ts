import { BusinessPayload, SustainabilityPayload } from './contract/profile';
import { interestsOf, namedIn, reasonOf, type Choices } from './tailoring';

const NOTHING: Choices = { themes: [], county: '', categories: [], volunteering: [] };
const reason = (
  choices: Partial<Choices>,
  post: Omit<Parameters<typeof reasonOf>[1], 'status'>,
  status = 'published',
) => reasonOf(interestsOf({ ...NOTHING, ...choices }), { ...post, status });

test('a post on a chosen theme fits, in the words of the theme', () => {
  const post = { themes: ['community action', 'energy transition'] } as const;
  expect(reason({ themes: ['energy transition'] }, post)).toBe('Energy transition');
  expect(reason({ themes: ['nature regeneration'] }, post)).toBeNull();
});

test('a post of the chosen county fits, and one without a county does not', () => {
  expect(reason({ county: '042' }, { themes: [], county: '042' })).toBe('Kisumu');
  expect(reason({ county: '042' }, { themes: [], county: '047' })).toBeNull();
  expect(reason({ county: '042' }, { themes: [], county: null })).toBeNull();
  expect(reason({ county: '042' }, { themes: [] })).toBeNull();
});

test.each(['', 'outside', '999'])('county %p is none', (county) => {
  expect(interestsOf({ ...NOTHING, county })).toEqual([]);
});

test('a category stands for the themes that weigh most in it', () => {
  expect(reason({ categories: ['Energy'] }, { themes: ['energy transition'] })).toBe('Energy');
  expect(reason({ categories: ['Energy'] }, { themes: ['nature regeneration'] })).toBeNull();
});

test('what somebody would give time to stands for its theme', () => {
  const post = { themes: ['nature regeneration'] } as const;
  expect(reason({ volunteering: ['tree_care'] }, post)).toBe('Caring for trees');
  expect(reason({ volunteering: ['none', 'events'] }, post)).toBeNull();
});

test('the strongest answer is named: theme, county, then what follows from others', () => {
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

test('what is cancelled fits nobody; what is postponed may', () => {
  const post = { themes: ['energy transition'] } as const;
  expect(reason({ themes: ['energy transition'] }, post, 'cancelled')).toBeNull();
  expect(reason({ themes: ['energy transition'] }, post, 'postponed')).not.toBeNull();
});

test('no theme is matched twice', () => {
  const themes = interestsOf({
    ...NOTHING,
    themes: ['energy transition'],
    categories: ['Energy', 'Home', 'Hospitality'],
  }).map(({ theme }) => theme);
  expect(new Set(themes).size).toBe(themes.length);
});

test('no answers are no interests', () => {
  expect(interestsOf(NOTHING)).toEqual([]);
  expect(reason({}, { themes: ['community action'], county: '042' })).toBeNull();
});

test('nothing of the forms is used but themes, county, categories and volunteering', () => {
  const asked = [
    ...Object.keys(SustainabilityPayload.properties),
    ...Object.keys(BusinessPayload.properties),
  ];
  expect(asked).toEqual(expect.arrayContaining(['themes', 'county', 'volunteering']));
  expect(Object.keys(NOTHING).sort()).toEqual(['categories', 'county', 'themes', 'volunteering']);
});
