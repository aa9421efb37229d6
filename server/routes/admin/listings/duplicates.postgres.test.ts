import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../../../db/postgres';
import { listingDuplicates, listings } from '../../../db/schema';
import { createEmptyDatabase } from '../../../test/testDatabase';

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

test('the trigger finds duplicates that two transactions save at the same moment', async () => {
  const url = await createEmptyDatabase();
  const database = openPostgres(url, () => {});
  const { db } = database;
  await database.migrate();
  const isSomebodyWaiting = async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
    )) as { rows: unknown[] };
    return rows.length > 0;
  };
  let second = Promise.resolve<unknown>(null);
  await db.transaction(async (tx) => {
    await tx.insert(listings).values(listing('first'));
    await tx.execute(sql`set constraints all immediate`);
    second = db.insert(listings).values(listing('second')).execute();
    while (!(await isSomebodyWaiting())) await setTimeout(10);
  });
  await second;
  expect(await db.select().from(listingDuplicates).orderBy(listingDuplicates.listing_id)).toEqual([
    { listing_id: 1, other_id: 2, reasons: ['phone'] },
    { listing_id: 2, other_id: 1, reasons: ['phone'] },
  ]);
  await database.close();
});
