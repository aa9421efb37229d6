import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { NETWORKS } from '../../../../domain/profilePages';
import { listingDuplicates, listings } from '../../../db/schema/listings';
import { listingDesk } from '../../../test/adminListings';
import { PASSWORD } from '../../../test/people';
import { serverForTests } from '../../../test/testApp';

const server = serverForTests();
const { addListing } = listingDesk(server);

/** The same limit as `most_duplicates()` of the database. */
const MAX_DUPLICATES = 20;

/** Few different values, so that listings share many. */
const facts = fc.record({
  name: fc.constantFrom(
    'Upendo Soap 1',
    'Upendo Soap 2',
    'upendo soaps',
    'Jua Kali',
    'Soap Upendo',
  ),
  county: fc.constantFrom('001', '047'),
  telephone: fc.constantFrom(null, '+254700000001', '+254700000002'),
  email: fc.constantFrom(null, 'A@firm.example', 'a@firm.example', 'b@firm.example'),
  url: fc.constantFrom(
    null,
    'https://www.firm.example/',
    'https://firm.example/shop',
    'https://www.facebook.com/firm',
  ),
});
type Facts = Partial<typeof facts extends fc.Arbitrary<infer T> ? T : never>;

/** The listings that a step changes, by the remainder of their ids. */
const some = fc.record({ part: fc.nat(3), parts: fc.integer({ min: 1, max: 4 }) });
const step = fc.oneof(
  fc.record({ add: fc.array(facts, { minLength: 1, maxLength: 5 }) }),
  fc.record({ addAlike: facts, times: fc.integer({ min: 1, max: MAX_DUPLICATES + 2 }) }),
  fc.record({ edit: some, to: facts }),
  fc.record({ rename: some, to: facts }),
  fc.record({ remove: some }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const otherColumns = {
  status: 'pending' as const,
  summary: '',
  description: '',
  category: 'Home' as const,
  other_categories: [],
  themes: [],
  badges: [],
  criteria: [],
  address_locality: '',
  same_as: [],
};

const db = () => server().app.db;
const ask = async <T>(query: SQL): Promise<T[]> =>
  ((await db().execute(query)) as { rows: T[] }).rows;
type Tx = Pick<ReturnType<typeof db>, 'insert' | 'update' | 'delete' | 'select'>;

let added = 0;
const add = (tx: Tx, rows: (Facts & { name: string; county: string })[]) =>
  tx.insert(listings).values(
    rows.map((row) => {
      added += 1;
      return { ...otherColumns, ...row, slug: `s${added}` };
    }),
  );

async function runStep(tx: Tx, what: Step): Promise<void> {
  const areOf = ({ part, parts }: { part: number; parts: number }) =>
    sql`${listings.id} % ${parts} = ${part}`;
  if ('add' in what) await add(tx, what.add);
  else if ('addAlike' in what)
    await add(
      tx,
      Array.from({ length: what.times }, () => what.addAlike),
    );
  else if ('edit' in what) await tx.update(listings).set(what.to).where(areOf(what.edit));
  else if ('rename' in what) {
    const { name } = what.to;
    await tx.update(listings).set({ name }).where(areOf(what.rename));
  } else await tx.delete(listings).where(areOf(what.remove));
}

interface Pair {
  listing_id: number;
  other_id: number;
  reasons: string[];
}

/**
 * Compares every listing with every other, without an index and without the functions of the
 * job.
 */
async function comparePairs(): Promise<Pair[]> {
  const hosts = sql.raw(
    NETWORKS.flatMap((network) => network.hosts)
      .join('|')
      .replaceAll('.', '[.]'),
  );
  const found = await ask<Pair>(sql`
    with told as (select *, substring(url from '^https://(?:www[.])?([^/]+)') as host from listings)
    select a.id as listing_id, b.id as other_id, array_remove(array[
      case when lower(a.email) = lower(b.email) then 'email' end,
      case when a.county = b.county and similarity(a.name, b.name) >= 0.6::real then 'name' end,
      case when a.telephone = b.telephone then 'phone' end,
      case when a.host = b.host and a.host !~ '(^|[.])(${hosts})$' then 'website' end
    ], null) as reasons from told a join told b on a.id <> b.id`);
  const pairs = found.filter(({ reasons }) => reasons.length > 0);
  const distance = (pair: Pair) => Math.abs(pair.other_id - pair.listing_id);
  const ids = [...new Set(pairs.map((pair) => pair.listing_id))];
  return ids.flatMap((id) =>
    pairs
      .filter((pair) => pair.listing_id === id)
      .sort(
        (a, b) =>
          b.reasons.length - a.reasons.length ||
          distance(a) - distance(b) ||
          a.other_id - b.other_id,
      )
      .slice(0, MAX_DUPLICATES),
  );
}

const inOrder = (pairs: Pair[]) =>
  pairs.sort((a, b) => a.listing_id - b.listing_id || a.other_id - b.other_id);
/** What is there after the next run of the job. */
async function storedPairs(): Promise<Pair[]> {
  await server().app.followListings();
  return db().select().from(listingDuplicates);
}

describe('listing_duplicates', () => {
  test('equals a comparison of all listings after any writes', async () => {
    // The work grows much faster than the number of those that are alike: just more than are kept.
    const transactions = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(transactions, async (all) => {
        await server().reset();
        for (const steps of all) {
          await db().transaction(async (tx) => {
            for (const one of steps) await runStep(tx, one);
          });
        }
        const expected = inOrder(await comparePairs());
        expect(inOrder(await storedPairs())).toEqual(expected);
        const rows = await ask<Pair>(
          sql`select list.* from listings cross join lateral duplicates_of(id) as list`,
        );
        expect(inOrder(rows)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  test('has the first 20 of many duplicates, and the next when one is deleted', async () => {
    await add(
      db(),
      Array.from({ length: 30 }, () => ({ name: 'upendo soaps', county: '047' })),
    );
    const ids = (await db().select({ id: listings.id }).from(listings)).map(({ id }) => id);
    const [first = 0] = ids.sort((a, b) => a - b);
    const namedBy = (id: number) =>
      db().select().from(listingDuplicates).where(eq(listingDuplicates.listing_id, id));
    const others = async () => {
      await server().app.followListings();
      return (await namedBy(first)).map((pair) => pair.other_id).sort((a, b) => a - b);
    };
    expect(await others()).toEqual(ids.slice(1, 1 + MAX_DUPLICATES));
    await db()
      .delete(listings)
      .where(inArray(listings.id, ids.slice(1, 3)));
    expect(await others()).toEqual(ids.slice(3, 3 + MAX_DUPLICATES));
    expect(await storedPairs()).toHaveLength(28 * MAX_DUPLICATES);
  });

  test('loses its rows when the account of one listing is deleted', async () => {
    const shared = { telephone: '+254712345678' };
    const { owner } = await addListing('a', shared);
    await addListing('b', shared);
    expect(await storedPairs()).toHaveLength(2);
    const path = `mainapp/profile/${owner.user_id}/delete/`;
    const left = await server().post(path, { current_password: PASSWORD }, { token: owner.token });
    expect(left.status).toBe(204);
    expect(await storedPairs()).toEqual([]);
  });

  test('ignores hosts of social networks, for which website_host returns null', async () => {
    const hosts = NETWORKS.flatMap((network) => [...network.hosts]);
    const hostOf = (host: string) =>
      ask(sql`select website_host(${`https://${host}/firm`}) as host`);
    for (const host of [...hosts, ...hosts.map((name) => `www.${name}`), 'ke.linkedin.com']) {
      expect(await hostOf(host)).toEqual([{ host: null }]);
    }
    expect(await hostOf('www.box.com')).toEqual([{ host: 'box.com' }]);
  });
});
