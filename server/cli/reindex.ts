import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** Counts again which words public listings, resources, events and members have, and makes the indexes of texts anew. */
export async function reindex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // The lock of the triggers that keep the counts (migration 0023).
    await tx.execute(
      sql`select pg_advisory_xact_lock('listing_duplicates'::regclass::oid::bigint)`,
    );
    await tx.execute(sql`delete from search_words`);
    await tx.execute(sql`
      insert into search_words select kind, word, count(*) from (
        select 'listing' as kind, search_text from listings where status = 'published'
        union all select 'resource', search_text from resources where status = 'published'
        union all select 'event', search_text from events where status in ('published', 'cancelled', 'postponed')
        union all select 'member', search_text from individual_profiles where status = 'published'
      ) as shown cross join lateral search_words_of(search_text) as word group by kind, word`);
    for (const table of ['listings', 'resources', 'events', 'users', 'individual_profiles']) {
      await tx.execute(sql`reindex table ${sql.identifier(table)}`);
    }
    await tx.execute(sql`reindex table search_words`);
  });
}
