import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { MOST_SUGGESTIONS, type Suggestions } from '../../../domain/contract/suggestion';
import { listings } from '../../db/schema/listings';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';
import { suggest } from './suggest';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

async function suggested(q: string): Promise<string[]> {
  const answer = await server().get(`mainapp/listings/suggestions/?${new URLSearchParams({ q })}`);
  expect(answer.status).toBe(200);
  const { suggestions } = bodyOf<Suggestions>(answer);
  return suggestions.map(({ kind, text, value }) =>
    text === value ? `${kind} ${text}` : `${kind} ${text} ${value}`,
  );
}

test('suggests the words that most listings have, then businesses that begin so', async () => {
  const found = await suggested('So');
  expect(found.slice(0, 2)).toEqual(['words solar', 'words soap']);
  expect(found).not.toContain('words soaps');
  expect(found.at(-1)).toMatch(/^business .*\bSo/);
  expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
});

test('suggests a business by any word of its name', async () => {
  expect(await suggested('mwangaza so')).toContain('business Mwangaza Soaps mwangaza-soaps');
  expect(await suggested('soaps')).toContain('business Mwangaza Soaps mwangaza-soaps');
});

test('suggests no business that is not published', async () => {
  await server()
    .app.db.update(listings)
    .set({ status: 'pending' })
    .where(eq(listings.slug, 'mwangaza-soaps'));
  expect(await suggested('mwangaza')).toEqual([]);
});

test('suggests categories and counties by any of their words', async () => {
  expect(await suggested('drin')).toContain('category Food & drinks');
  expect(await suggested('BEAUTY & s')).toContain('category Beauty & self-care');
  expect(await suggested('kisu')).toContain('county Kisumu 042');
  expect(await suggested('taveta')).toContain('county Taita-Taveta 006');
  expect(await suggested('muranga')).toContain("county Murang'a 021");
  expect(await suggested("murang'a")).toContain("county Murang'a 021");
});

test('completes the last word with one that stands beside the words before it', async () => {
  expect(await suggested('camel mi')).toContain('words camel milk');
  expect(await suggested('camel so')).not.toContain('words camel soap');
});

test('suggests what may be meant where nothing begins so', async () => {
  expect(await suggested('saop')).toEqual(['words soap', 'words shop']);
  expect(await suggested('sabunni')).toEqual(['words sabuni']);
  expect(await suggested('zzzzzz')).toEqual([]);
});

test.each(['', 's', ' s ', '%', '__', '%%%', "''"])('suggests nothing for “%s”', async (q) => {
  expect(await suggested(q)).toEqual([]);
});

test('refuses more than 80 characters', async () => {
  const answer = await server().get(`mainapp/listings/suggestions/?q=${'x'.repeat(81)}`);
  expect(answer.status).toBe(400);
});

test('answers any text with at most eight', async () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(texts, async (q) => {
      const found = await suggest(server().app.db, q);
      expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
    }),
    { numRuns: 50 },
  );
});
