import { asc, count, desc, eq, inArray, not } from 'drizzle-orm';
import type { ClaimGridQuery, ClaimRow } from '../../../../domain/contract/claim';
import type { PageOf } from '../../../../domain/contract/page';
import { CLAIMS_FOR_ADMINS } from '../../../../domain/listing/claimLife';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { listingClaims } from '../../../db/schema/people';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { pick } from '../../../search/filters';
import { readGrid, toGridPage } from '../../../search/grid';

const isOpen = inArray(listingClaims.state, CLAIMS_FOR_ADMINS);

const columns = {
  claim_id: listingClaims.id,
  listing_id: listings.id,
  slug: listings.slug,
  listing_name: listings.name,
  user_id: users.id,
  claimant: fullName(users),
  claimant_email: users.email,
  state: listingClaims.state,
  method: listingClaims.method,
  sent_to: listingClaims.email,
  note: listingClaims.note,
  files: listingClaims.files,
  reason: listingClaims.reason,
  created_at: listingClaims.created_at,
  changed_at: listingClaims.changed_at,
};

/** Claims as admins read them. */
export const claimGrid = (db: Db) => {
  const select = () =>
    db
      .select(columns)
      .from(listingClaims)
      .innerJoin(listings, eq(listings.id, listingClaims.listing_id))
      .innerJoin(users, eq(users.id, listingClaims.user_id));
  type Found = Awaited<ReturnType<typeof select>>[number];
  const present = ({ created_at, changed_at, claimant, ...row }: Found): ClaimRow => ({
    ...row,
    claimant: claimant ?? row.claimant_email,
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  });
  return {
    /** Those that wait for an admin, oldest first; or all others, newest first. */
    async page(query: ClaimGridQuery): Promise<PageOf<ClaimRow>> {
      const grid = readGrid(query, [], { sort: 'age', isDescending: false });
      const isClosed = pick(['open', 'closed'], query.status) === 'closed';
      const where = isClosed ? not(isOpen) : isOpen;
      const order = isClosed ? desc : asc;
      const [all] = await db.select({ total: count() }).from(listingClaims).where(where);
      const rows = await select()
        .where(where)
        .orderBy(order(listingClaims.changed_at), order(listingClaims.id))
        .limit(grid.size)
        .offset(grid.offset);
      return toGridPage(grid, all?.total ?? 0, rows.map(present));
    },

    async one(id: number): Promise<ClaimRow | null> {
      const [row] = await select().where(eq(listingClaims.id, id));
      return row ? present(row) : null;
    },
  };
};
