import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { searchWords } from '../db/schema/search';
import { users } from '../db/schema/accounts';
import { SEARCHED } from '../search/searched';

/** Counts again which words public listings, resources, events and members have, and makes the indexes of texts anew. */
export async function reindex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // The lock of the triggers that keep the counts (migration 0023).
    await tx.execute(
      sql`select pg_advisory_xact_lock('listing_duplicates'::regclass::oid::bigint)`,
    );
    await tx.delete(searchWords);
    for (const { kind, table, text, isPublic } of Object.values(SEARCHED)) {
      await tx.execute(sql`
        insert into ${searchWords} select ${kind}::text, word, count(*)
        from ${table} cross join lateral search_words_of(${text}) as word where ${isPublic} group by word`);
      await tx.execute(sql`reindex table ${table}`);
    }
    await tx.execute(sql`reindex table ${users}`);
    await tx.execute(sql`reindex table ${searchWords}`);
  });
}
