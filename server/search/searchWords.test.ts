import { eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { SEARCH_KINDS, type SearchKind } from '../../domain/search/searchWords';
import type { PostStatus } from '../../domain/vocabulary';
import { reindex } from '../cli/reindex';
import { events, isPublicEvent } from '../db/schema/posts';
import { individualProfiles } from '../db/schema/profiles';
import { listings } from '../db/schema/listings';
import { searchWords } from '../db/schema/search';
import { users } from '../db/schema/accounts';
import { serverForTests } from '../test/testApp';
import { writeDemo } from '../test/demo';
import { SEARCHED, type Searched } from './searched';

const server = serverForTests();
const db = () => server().app.db;

/** What the table should be: the words of what is public of the kind as it is now. */
async function wordsNow(kind: SearchKind): Promise<Record<string, number>> {
  const { table, text, isPublic }: Searched = SEARCHED[kind];
  const rows = await db()
    .select({ text: sql<string | null>`${text}` })
    .from(table)
    .where(isPublic);
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const words = new Set((row.text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []);
    for (const word of words) {
      if (/^\p{L}{3,40}$/u.test(word)) counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  return counts;
}

async function keptWords(kind: SearchKind): Promise<Record<string, number>> {
  const rows = await db().select().from(searchWords).where(eq(searchWords.kind, kind));
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
}

test.each(SEARCH_KINDS)('has the words of the demo data of the kind %s', async (kind) => {
  await writeDemo(server());
  const kept = await keptWords(kind);
  expect(kept).toEqual(await wordsNow(kind));
  expect(Object.keys(kept).length).toBeGreaterThan(50);
});

test('has the same words once they were counted anew', async () => {
  await writeDemo(server());
  const before = await Promise.all(SEARCH_KINDS.map(keptWords));
  await db().delete(searchWords).where(eq(searchWords.kind, 'listing'));
  await db().update(searchWords).set({ n: 99 });
  await reindex(db());
  expect(await Promise.all(SEARCH_KINDS.map(keptWords))).toEqual(before);
});

const isMember = (id: number) => eq(users.id, id);

test('has no words of a member while the account is suspended or that of a business', async () => {
  await writeDemo(server());
  const [member] = await db().select().from(individualProfiles).limit(1);
  const { user_id = 0 } = member ?? {};
  await db()
    .update(individualProfiles)
    .set({ introduction: 'Zebrafinch' })
    .where(eq(individualProfiles.user_id, user_id));
  expect(await keptWords('member')).toHaveProperty('zebrafinch');
  const changes: [Partial<typeof users.$inferInsert>, Partial<typeof users.$inferInsert>][] = [
    [{ active: false }, { active: true }],
    [{ user_type: 'business' }, { user_type: 'individual' }],
  ];
  for (const [hide, show] of changes) {
    await db().update(users).set(hide).where(isMember(user_id));
    expect(await keptWords('member')).not.toHaveProperty('zebrafinch');
    expect(await keptWords('member')).toEqual(await wordsNow('member'));
    await db().update(users).set(show).where(isMember(user_id));
    expect(await keptWords('member')).toHaveProperty('zebrafinch');
  }
  await db().delete(users).where(isMember(user_id));
  expect(await keptWords('member')).toEqual(await wordsNow('member'));
});

test('has no words of an event that only members may read', async () => {
  await writeDemo(server());
  const isFirst = sql`${events.id} = (select min(id) from events where ${isPublicEvent})`;
  const withheld = { description: 'Zebrafinch', place_name: 'Quaggahall' };
  await db()
    .update(events)
    .set({ ...withheld, members_only: false })
    .where(isFirst);
  expect(await keptWords('event')).toMatchObject({ zebrafinch: 1, quaggahall: 1 });
  await db().update(events).set({ members_only: true }).where(isFirst);
  expect(await keptWords('event')).not.toHaveProperty('zebrafinch');
  expect(await keptWords('event')).not.toHaveProperty('quaggahall');
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
        expect(await keptWords('listing')).toEqual(await wordsNow('listing'));
      }
    }),
    { numRuns: 40 },
  );
});
