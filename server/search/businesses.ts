import { and, inArray, or, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { listings } from '../db/schema/listings';
import { users } from '../db/schema/accounts';
import { hasWord } from './text';

/**
 * Whether the listing or the account that `owner` names has each word; both are read by their own
 * index. Undefined, which filters nothing, without words.
 */
export function isCalled(db: Db, owner: Column, words: string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const owners = db
    .select({ id: listings.owner_id })
    .from(listings)
    .where(and(...words.map((word) => hasWord(listings.search_text, word))));
  const accounts = db
    .select({ id: users.id })
    .from(users)
    .where(and(...words.map((word) => hasWord(users.search_text, word))));
  return or(inArray(owner, owners), inArray(owner, accounts));
}
