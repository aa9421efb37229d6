import { eq } from 'drizzle-orm';
import { COUNTIES } from '../../domain/counties';
import { searchWords, synonymGroups } from '../db/schema/search';
import { writeDemo } from '../test/demo';
import { makeSlips } from '../test/slips';
import { serverForTests } from '../test/testApp';
import { SEARCHED } from './searched';
import { mostAlike, readCorrections, readMeanings } from './meanings';

const server = serverForTests();
const db = () => server().app.db;

beforeEach(() => writeDemo(server()));

test('the synonyms have at least 150 pairs, in the form in which words are searched', async () => {
  const groups = await db().select().from(synonymGroups);
  const pairs = groups.reduce((sum, { words }) => sum + words.length - 1, 0);
  expect(pairs).toBeGreaterThanOrEqual(150);
  for (const { words } of groups) {
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z]{2,40}$/);
  }
});

test('finds the right word for at least 57 of 60 slips, among the first three', async () => {
  const rows = await db()
    .select()
    .from(searchWords)
    .where(eq(searchWords.kind, 'listing'))
    .orderBy(searchWords.word);
  const words = rows.flatMap(({ word }) => (word.length > 3 ? [word] : []));
  expect(words).toEqual(expect.arrayContaining(['honey', 'soap', 'kiondo', 'mwangaza']));
  const slips = makeSlips([...words, 'asali', 'sabuni', 'mkeka'], 60, 18);
  const found = await readCorrections(
    db(),
    SEARCHED.listing,
    slips.map(({ typed }) => typed),
  );
  const missed = slips.filter(
    ({ typed, meant }) => !found.get(typed)?.some(({ word }) => word === meant),
  );
  expect(missed.length).toBeLessThanOrEqual(3);
});

test('corrects to published words, to words with a published synonym, and to counties', async () => {
  const found = await readCorrections(db(), SEARCHED.listing, [
    'hony',
    'asaali',
    'kisumi',
    'qqqqq',
  ]);
  expect(found.get('hony')?.[0]?.word).toBe('honey');
  expect(found.get('asaali')?.[0]?.word).toBe('asali');
  expect(found.get('kisumi')?.[0]?.word).toBe('kisumu');
  expect(found.get('qqqqq')).toEqual([]);
});

test('corrects no word with a digit, of two letters, or of more than 40', async () => {
  const words = ['s0ap', 'so', 'x'.repeat(41), ''];
  expect(await readCorrections(db(), SEARCHED.listing, words)).toEqual(new Map());
});

test('names synonyms that some published listing has, also for a plural', async () => {
  const [sabuni, baskets, tembo, kwa] = await readMeanings(db(), SEARCHED.listing, [
    'sabuni',
    'baskets',
    'tembo',
    'kwale',
  ]);
  expect(sabuni).toEqual({ word: 'sabuni', isKnown: false, isWord: true, synonyms: ['soap'] });
  expect(baskets).toMatchObject({ isKnown: true, synonyms: ['basket', 'kiondo'] });
  expect(tembo).toEqual({ word: 'tembo', isKnown: false, isWord: false, synonyms: [] });
  expect(kwa).toMatchObject({ isKnown: true });
  expect(await readMeanings(db(), SEARCHED.listing, [])).toEqual([]);
});

test('knows every county by its first word', async () => {
  const names = COUNTIES.map(({ name }) => /\p{L}+/u.exec(name.toLowerCase())?.[0] ?? '');
  const meanings = await readMeanings(db(), SEARCHED.listing, names);
  expect(meanings.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

test('finds the published word that looks most alike', async () => {
  expect(await mostAlike(db(), SEARCHED.listing, 'soapstone')).toBe('soaps');
  expect(await mostAlike(db(), SEARCHED.listing, 'жжжж')).toBeNull();
});
