import { PARTNERS } from '../../src/content/partners';
import { QUESTIONNAIRE } from './questionnaire';
import { RECOMMENDATION_TEXTS } from './recommendationTexts';

const THEME_CATEGORIES = [8, 9, 10, 11, 12, 13];
const texts = Object.entries(RECOMMENDATION_TEXTS);

test('has a text for each scored question of a theme and for no other', () => {
  const scored = QUESTIONNAIRE.questions
    .filter(({ category, weight }) => THEME_CATEGORIES.includes(category) && weight > 0)
    .map(({ code }) => code);
  expect(scored).toHaveLength(44);
  expect(Object.keys(RECOMMENDATION_TEXTS).sort()).toEqual(scored.sort());
});

test.each(texts)(
  'has a complete and short text for %s',
  (_, { title, first_step, law, helper }) => {
    expect(title).toMatch(/^[A-Z].{9,69}[^.]$/);
    expect(first_step).toMatch(/^[A-Z].{30,220}\.$/);
    expect(law).toMatch(/^$|^[A-Z].{10,190}\.$/);
    expect(helper.length).toBeGreaterThan(5);
  },
);

test('has distinct titles and first steps', () => {
  expect(new Set(texts.map(([, { title }]) => title)).size).toBe(texts.length);
  expect(new Set(texts.map(([, { first_step }]) => first_step)).size).toBe(texts.length);
});

test('links to home pages that the page of helpful bodies lists too', () => {
  const shown = PARTNERS.map(({ url }) => url);
  const given = texts.map(([, { helper_url }]) => helper_url).filter((url) => url !== '');
  expect(given.filter((url) => !shown.includes(url))).toEqual([]);
  expect(given.filter((url) => !/^https:\/\/[a-z.-]+$/.test(url))).toEqual([]);
});
