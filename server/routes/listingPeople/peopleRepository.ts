import { and, desc, eq, exists, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { ListingPerson, SharedListingRow } from '../../../domain/contract/people';
import { bondOf, BOND_TEXTS, type ListingRole } from '../../../domain/listing/people';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { listingInvitations, listingPeople } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { conflict, notFound } from '../../plugins/failures';

/** More than anybody looks after. */
const MOST_LISTINGS = 200;

const { listing_id, user_id, role, created_at } = listingPeople;

/** Who takes part in listings. */
export const peopleRepository = (db: Db) => ({
  /** Owners first, then by the time at which they joined. */
  async of(listingId: number): Promise<(ListingPerson & { email: string })[]> {
    const rows = await db
      .select({
        user_id,
        name: fullName(users),
        email: users.email,
        role,
        is_account: sql<boolean>`${listings.owner_id} is not distinct from ${user_id}`,
        is_active: users.active,
        created_at,
      })
      .from(listingPeople)
      .innerJoin(users, eq(users.id, user_id))
      .innerJoin(listings, eq(listings.id, listing_id))
      .where(eq(listing_id, listingId))
      .orderBy(desc(role), created_at, user_id);
    return rows.map(({ created_at: since, name, ...person }) => ({
      ...person,
      name: name ?? person.email,
      since: since.toISOString(),
    }));
  },

  /** Listings in which somebody has a part, without that of their own profile. */
  sharedWith: (userId: number): Promise<SharedListingRow[]> =>
    db
      .select({
        listing_id: listings.id,
        slug: listings.slug,
        name: listings.name,
        status: listings.status,
        role,
      })
      .from(listingPeople)
      .innerJoin(listings, eq(listings.id, listing_id))
      .where(and(eq(user_id, userId), or(isNull(listings.owner_id), ne(listings.owner_id, userId))))
      .orderBy(listings.name, listings.id)
      .limit(MOST_LISTINGS),

  /** Somebody who takes part already keeps the higher role. */
  async add(listingId: number, userId: number, given: ListingRole, now: Date): Promise<void> {
    await db
      .insert(listingPeople)
      .values({ listing_id: listingId, user_id: userId, role: given, created_at: now })
      .onConflictDoUpdate({
        target: [listing_id, user_id],
        set: { role: given },
        setWhere: sql`${given} = 'owner'`,
      });
  },

  /**
   * Changes the role of somebody, or with null ends their part; then their open invitations end too. The
   * listing must be locked. Throws 404 for nobody, and 409 for who must stay owner.
   */
  async change(listingId: number, userId: number, given: ListingRole | null) {
    const people = await this.of(listingId);
    const person = people.find((each) => each.user_id === userId);
    if (!person) throw notFound();
    if (given === person.role) return null;
    const bond = given === 'owner' ? null : bondOf(people, userId);
    if (bond) throw conflict(BOND_TEXTS[bond]);
    const isTheirs = and(eq(listing_id, listingId), eq(user_id, userId));
    if (given === null) await db.delete(listingPeople).where(isTheirs);
    else await db.update(listingPeople).set({ role: given }).where(isTheirs);
    if (given !== 'owner') {
      const { listing_id: listing, invited_by } = listingInvitations;
      await db
        .delete(listingInvitations)
        .where(and(eq(listing, listingId), eq(invited_by, userId)));
    }
    return person;
  },
});

/** Whether a listing has another active owner than this user. */
const hasOtherOwner = (db: Db, userId: number) =>
  exists(
    db
      .select()
      .from(listingPeople)
      .innerJoin(users, eq(users.id, user_id))
      .where(
        and(
          eq(listing_id, listings.id),
          eq(role, 'owner'),
          ne(user_id, userId),
          eq(users.active, true),
        ),
      ),
  );

/** Whether a listing is of this user: by the profile, or as one of its owners. */
const isOwnedBy = (db: Db, userId: number) =>
  or(
    eq(listings.owner_id, userId),
    exists(
      db
        .select()
        .from(listingPeople)
        .where(and(eq(listing_id, listings.id), eq(user_id, userId), eq(role, 'owner'))),
    ),
  );

/** Whether a listing goes when this user leaves: nobody else owns it. */
export const goesWith = (db: Db, userId: number) =>
  and(isOwnedBy(db, userId), not(hasOtherOwner(db, userId)));

/** Locks the listings of a user who leaves, so that of two owners at once the second sees the first. */
export async function lockOwned(tx: Db, userId: number): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(isOwnedBy(tx, userId))
    .orderBy(listings.id)
    .for('no key update');
}
