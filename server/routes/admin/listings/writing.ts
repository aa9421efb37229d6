import { eq } from 'drizzle-orm';
import type { ListingEditPayload } from '../../../../domain/contract/admin/listings';
import type { FactChange } from '../../../../domain/contract/common';
import { msg } from '../../../../domain/language';
import {
  changedFacts,
  changesSince,
  publicFactsOf,
  type PublicFacts,
} from '../../../../domain/listing/facts';
import { keepOrder } from '../../../../domain/listing/review';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema/listings';
import { inLanguage } from '../../../language';
import { conflict, notFound } from '../../../plugins/failures';
import { laterThan } from '../../../posts/versions';
import { summariseListing } from '../../profiles/summariseListing';
import { applicationLife } from '../../vetting/applicationLife';

type ListingRow = typeof listings.$inferSelect;

/** The facts to write; one that is left out or undefined stays as it is. */
export type GivenFacts = { [Fact in keyof PublicFacts]?: PublicFacts[Fact] | undefined };

/** An admin's own edit needs no second look; what the owner changed before still does. */
function approvedWith(before: ListingRow, after: PublicFacts): Partial<PublicFacts> | null {
  if (!before.approved) return null;
  const changed = changedFacts(before, after).map((fact) => [fact, after[fact]] as const);
  return { ...before.approved, ...Object.fromEntries(changed) };
}

/** What admins write; each is to be used within a transaction. */
export const listingWriting = (tx: Db, adminId: number, now: Date) => {
  /** Of two who write at once, the second sees what the first wrote. */
  async function lock(id: number): Promise<ListingRow> {
    const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
    if (!row) throw notFound();
    return row;
  }

  return {
    /** Does nothing where it is so already. Throws 404, and 409 for one that is not public. */
    async feature(id: number, featured: boolean): Promise<void> {
      const before = await lock(id);
      if (featured && before.status !== 'published') {
        throw conflict(msg('Only a published listing can be featured.'));
      }
      if (before.featured === featured) return;
      await tx.update(listings).set({ featured }).where(eq(listings.id, id));
      const act = {
        actor_id: adminId,
        as_user_id: null,
        action: featured ? 'listing.featured' : 'listing.unfeatured',
        subject: `listing ${id}`,
      };
      await audit(tx, { ...act, before: before.featured, after: featured }, now);
    },

    /**
     * Writes what the owner could have written; its status stays. Answers the owner and what was
     * changed. Throws 404, and 409 once the owner has changed it after the admin opened it.
     */
    async edit(
      id: number,
      told: GivenFacts,
      opened: ListingEditPayload['modified_at'],
    ): Promise<{ ownerId: number | null; changes: FactChange[] }> {
      const before = await lock(id);
      if (before.modified_at.toISOString() !== opened) {
        throw conflict(
          msg(
            'The listing was changed while you were editing. Nothing of yours was saved; see what changed before you send it again.',
          ),
        );
      }
      const given = Object.entries(told).filter(([, value]) => value !== undefined);
      const edited = publicFactsOf({ ...before, ...Object.fromEntries(given) });
      const after = keepOrder(before, edited);
      // For the log, which is in English.
      const changes = inLanguage('en', () => changesSince(publicFactsOf(before), after));
      if (changes.length === 0) return { ownerId: before.owner_id, changes };
      await tx
        .update(listings)
        .set({
          ...after,
          summary: summariseListing(after.description, before),
          approved: approvedWith(before, after),
          modified_at: laterThan(before.modified_at, now),
        })
        .where(eq(listings.id, id));
      if (before.owner_id !== null && after.category !== before.category) {
        await applicationLife(tx, now).categoryChanged(before.owner_id);
      }
      const act = {
        actor_id: adminId,
        as_user_id: before.owner_id,
        action: 'listing.edited',
        subject: `listing ${id}`,
        note: changes.map(({ field }) => field).join(', '),
      };
      await audit(tx, { ...act, before: publicFactsOf(before), after }, now);
      return { ownerId: before.owner_id, changes };
    },
  };
};
