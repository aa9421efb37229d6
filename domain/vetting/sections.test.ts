import { QUESTIONNAIRE } from './questionnaire';
import { CATEGORY_ROWS } from './questions/sections';
import { sectionsOf, shortNameOf } from './sections';
import { questionOf } from './testing/samples';

const { categories, questions } = QUESTIONNAIRE;

const cut = categories.flatMap((category) => sectionsOf(category, questions));

test('cuts the questionnaire into sections that have each question once and in order', () => {
  const shown = cut.flatMap((section) => section.questions.map(({ code }) => code));
  expect(shown).toEqual(questions.map(({ code }) => code));
  const named = Object.values(CATEGORY_ROWS).flatMap(({ sections }) =>
    sections.flatMap(({ codes }) => codes),
  );
  expect(named).toEqual(questions.map(({ code }) => code));
});

test('asks 3 to 8 questions in a section', () => {
  for (const { title, questions: own } of cut) {
    expect([title, own.length >= 3 && own.length <= 8]).toEqual([title, true]);
  }
});

test('gives every section a short title of its own', () => {
  const titles = cut.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => !/^[A-Z].{5,31}$/.test(title))).toEqual([]);
});

test('numbers the sections of a category from 1', () => {
  for (const category of categories) {
    const numbers = sectionsOf(category, questions).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

test('gives every category a short name', () => {
  const names = categories.map(shortNameOf);
  expect(new Set(names).size).toBe(categories.length);
  for (const name of names) expect(name.length).toBeLessThan(12);
});

test('asks a question that no section names in the last one', () => {
  const [first] = categories;
  if (!first) throw new Error('no category');
  const added = questionOf({ id: 109, code: 'BD9', category: first.id });
  const [one, two] = sectionsOf(first, [...questions, added]);
  expect(one?.questions.map(({ code }) => code)).not.toContain('BD9');
  expect(two?.questions.at(-1)).toBe(added);
});

test('takes a category without a row as one section of its name', () => {
  const category = { id: 99, category_name: 'Seeds' };
  const asked = questionOf({ id: 9901, code: 'S1', category: 99 });
  expect(shortNameOf(category)).toBe('Seeds');
  expect(sectionsOf(category, [asked])).toEqual([
    { number: 1, title: 'Seeds', questions: [asked] },
  ]);
});
