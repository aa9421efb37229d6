import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../../../db/postgres';
import { changedListings, listingDuplicates, listings } from '../../../db/schema/listings';
import { createEmptyDatabase } from '../../../test/testDatabase';
import { followChangedListings } from './followChangedListings';

const listing = (slug: string) => ({
  slug,
  status: 'pending' as const,
  name: slug,
  telephone: '+254712345678',
  summary: '',
  description: '',
  category: 'Home' as const,
  other_categories: [],
  themes: [],
  badges: [],
  criteria: [],
  county: '047',
  address_locality: '',
  same_as: [],
});

const BOTH = [
  { listing_id: 1, other_id: 2, reasons: ['phone'] },
  { listing_id: 2, other_id: 1, reasons: ['phone'] },
];

describe('following changed listings', () => {
  let database: ReturnType<typeof openPostgres>;
  beforeEach(async () => {
    database = openPostgres(await createEmptyDatabase(), () => {});
    await database.migrate();
  });
  afterEach(() => database.close());
  const found = () =>
    database.db.select().from(listingDuplicates).orderBy(listingDuplicates.listing_id);

  test('finds duplicates that two transactions save at the same moment', async () => {
    const { db } = database;
    await db.transaction(async (tx) => {
      await tx.insert(listings).values(listing('first'));
      await db.insert(listings).values(listing('second'));
      // It sees one of them, and waits for neither.
      await followChangedListings(db);
      expect(await found()).toEqual([]);
    });
    await followChangedListings(db);
    expect(await found()).toEqual(BOTH);
    expect(await db.$count(changedListings)).toBe(0);
  });

  test('misses no change that is made while another is followed', async () => {
    const { db } = database;
    await db.insert(listings).values([listing('first'), listing('second')]);
    const done = new AbortController();
    const following = (async () => {
      while (!done.signal.aborted) await followChangedListings(db);
    })();
    const phones = Array.from({ length: 30 }, (_none, index) => `+2547000000${index + 10}`);
    for (const telephone of phones) {
      await db
        .update(listings)
        .set({ telephone })
        .where(sql`slug = 'first'`);
      await setTimeout(1);
    }
    await db.update(listings).set({ telephone: '+254712345678' });
    done.abort();
    await following;
    await followChangedListings(db);
    expect(await found()).toEqual(BOTH);
  });

  test('is done once by processes that do it at the same time', async () => {
    const { db } = database;
    const rows = Array.from({ length: 120 }, (_none, index) => listing(`business-${index}`));
    await db.insert(listings).values(rows);
    await Promise.all([1, 2, 3, 4].map(() => followChangedListings(db)));
    await followChangedListings(db);
    expect(await db.$count(listingDuplicates)).toBe(120 * 20);
    expect(await db.$count(changedListings)).toBe(0);
  });
});
