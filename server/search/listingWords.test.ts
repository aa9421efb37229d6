import { eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import type { PostStatus } from '../../domain/vocabulary';
import { listings, listingWords } from '../db/schema';
import { serverForTests } from '../test/testApp';
import { writeDemo } from '../test/demo';

const server = serverForTests();
const db = () => server().app.db;

/** What the table should be: the words of the published listings as they are now. */
async function wordsNow(): Promise<Record<string, number>> {
  const rows = await db().select().from(listings).where(eq(listings.status, 'published'));
  const counts: Record<string, number> = {};
  for (const { search_text } of rows) {
    const words = new Set((search_text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []);
    for (const word of words) {
      if (/^\p{L}{3,40}$/u.test(word)) counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  return counts;
}

async function keptWords(): Promise<Record<string, number>> {
  const rows = await db().select().from(listingWords);
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
}

test('has the words of the demo data', async () => {
  await writeDemo(server());
  const kept = await keptWords();
  expect(kept).toEqual(await wordsNow());
  expect(kept['soap']).toBe(3);
});

const other = {
  description: '',
  category: 'Home' as const,
  other_categories: [],
  themes: [],
  badges: [],
  criteria: [],
  county: '047',
  address_locality: '',
  same_as: [],
};

const status = fc.constantFrom<PostStatus>('draft', 'pending', 'published', 'rejected');
const text = fc
  .array(fc.constantFrom('soap', 'Soap', 'honey', 'Kĩondo', 'asali', 'b2b', 'of', 'x'.repeat(41)), {
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const part = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  fc.record({ add: fc.array(fc.record({ status, name: text, summary: text }), { maxLength: 3 }) }),
  fc.record({ change: part, to: fc.record({ status }) }),
  fc.record({ change: part, to: fc.record({ name: text, summary: text }) }),
  fc.record({ change: part, to: fc.record({ status, summary: text, featured: fc.boolean() }) }),
  fc.record({ remove: part }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let added = 0;
async function run(tx: Pick<ReturnType<typeof db>, 'insert' | 'update' | 'delete'>, what: Step) {
  const isPart = (each: number): SQL => sql`${listings.id} % ${each} = 0`;
  if ('add' in what) {
    for (const listing of what.add) {
      added += 1;
      await tx.insert(listings).values({ ...other, ...listing, slug: `s${added}` });
    }
  } else if ('change' in what) await tx.update(listings).set(what.to).where(isPart(what.change));
  else await tx.delete(listings).where(isPart(what.remove));
}

test('stays true after any writes, several of them in one transaction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }), async (all) => {
      for (const steps of all) {
        await db().transaction(async (tx) => {
          for (const each of steps) await run(tx, each);
        });
        expect(await keptWords()).toEqual(await wordsNow());
      }
    }),
    { numRuns: 40 },
  );
});
