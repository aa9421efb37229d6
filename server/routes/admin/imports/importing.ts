import { and, eq, inArray } from 'drizzle-orm';
import type { ImportPayload } from '../../../../domain/contract/admin/imports';
import { msg, t } from '../../../../domain/language';
import { CLAIMS_FOR_ADMINS } from '../../../../domain/listing/claimLife';
import { IMPORT_NAMES, type ImportName } from '../../../../domain/listing/importColumns';
import { audit } from '../../../audit/audit';
import { inParts, joinParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { listingClaims } from '../../../db/schema/people';
import { importBatches, importRows } from '../../../db/schema/imports';
import { listings } from '../../../db/schema/listings';
import { conflict, invalid, notFound } from '../../../plugins/failures';
import { addListings } from '../listings/adding';
import { listingWriting, type GivenFacts } from '../listings/writing';
import type { CheckedBusiness } from '../../profiles/checkBusiness';
import type { FoundRow } from './preview';
import { fillsOf, type ListingRow } from './twins';

type Given = CheckedBusiness['listing'];
type Written = Pick<typeof importRows.$inferInsert, 'listing_id' | 'filled' | 'modified_at'>;

interface Chosen {
  create: Given[];
  /** What each listing is filled from, in the order of the file. */
  merge: Map<number, Given[]>;
}

/** Throws 400 for a choice that a row does not have. */
function choose(rows: readonly FoundRow[], choices: ImportPayload['choices']): Chosen {
  const refuse = (message: string) => invalid({ choices: [message] });
  if (choices.length !== rows.length) throw refuse(msg('Choose what becomes of each row.'));
  const chosen: Chosen = { create: [], merge: new Map() };
  rows.forEach(({ line, listing, twin }, index) => {
    const choice = choices[index];
    if (choice === 'skip') return;
    if (!listing) throw refuse(t('Line {line} has a fault and can only be skipped.', { line }));
    if (choice === 'create') {
      chosen.create.push(listing);
      return;
    }
    const target = twin && 'listing' in twin ? twin.listing : null;
    if (!target || fillsOf(target, listing).length === 0) {
      throw refuse(t('Line {line} has nothing to merge.', { line }));
    }
    chosen.merge.set(target.id, [...(chosen.merge.get(target.id) ?? []), listing]);
  });
  return chosen;
}

async function lock(tx: Db, id: number): Promise<ListingRow | undefined> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  return row;
}

/** The first text that is given for each field that is empty. */
function filling(listing: ListingRow, given: readonly Given[]): GivenFacts {
  const facts: GivenFacts = {};
  for (const row of [...given].reverse()) {
    for (const name of fillsOf(listing, row)) Object.assign(facts, { [name]: row[name] });
  }
  return facts;
}

const isImportName = (name: string): name is ImportName =>
  IMPORT_NAMES.some((each) => each === name);

/** Fields that were filled, empty again. */
const emptied = (names: readonly string[]): GivenFacts =>
  Object.fromEntries(
    names
      .filter(isImportName)
      .map((name) => [name, name === 'same_as' || name === 'other_categories' ? [] : null]),
  );

/** Writes what an import chose, and takes it back; each is to be used within a transaction. */
export const importing = (tx: Db, adminId: number, now: Date) => {
  const record = (action: string, id: number, note: string) =>
    audit(
      tx,
      {
        actor_id: adminId,
        as_user_id: null,
        action,
        subject: `import ${id}`,
        note,
        before: null,
        after: null,
      },
      now,
    );

  async function merge(id: number, given: readonly Given[]): Promise<Written> {
    const listing = await lock(tx, id);
    if (!listing) throw notFound();
    const facts = filling(listing, given);
    await listingWriting(tx, adminId, now).edit(id, facts, listing.modified_at.toISOString());
    const [after] = await tx
      .select({ modified_at: listings.modified_at })
      .from(listings)
      .where(eq(listings.id, id));
    return { listing_id: id, filled: Object.keys(facts), modified_at: after?.modified_at ?? now };
  }

  /** Those of the listings whose claim waits for an admin. */
  async function claimsOf(ids: number[]): Promise<Set<number>> {
    const rows = await tx
      .select({ id: listingClaims.listing_id })
      .from(listingClaims)
      .where(
        and(
          inArray(listingClaims.listing_id, ids),
          inArray(listingClaims.state, CLAIMS_FOR_ADMINS),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  /** Removes those that nobody has claimed, wants to claim or has edited since; says why of the others. */
  async function removeCreated(created: Written[]): Promise<[number, string][]> {
    const versions = new Map(created.map((row) => [row.listing_id, row.modified_at]));
    const rows = await tx
      .select({
        id: listings.id,
        claimed: listings.claimed,
        owner_id: listings.owner_id,
        modified_at: listings.modified_at,
      })
      .from(listings)
      .where(inArray(listings.id, [...versions.keys()]))
      .for('update');
    const claims = await claimsOf([...versions.keys()]);
    const kept = new Map<number, string>();
    for (const { id, claimed, owner_id, modified_at } of rows) {
      if (claimed || owner_id !== null) kept.set(id, msg('It has been claimed since.'));
      else if (claims.has(id)) kept.set(id, msg('Its claim waits for a decision.'));
      else if (modified_at.getTime() !== versions.get(id)?.getTime()) {
        kept.set(id, msg('It has been edited since.'));
      }
    }
    const gone = rows.map(({ id }) => id).filter((id) => !kept.has(id));
    if (gone.length > 0) await tx.delete(listings).where(inArray(listings.id, gone));
    return [...kept];
  }

  async function restoreMerged(merged: Written[]): Promise<Map<number, string>> {
    const kept = new Map<number, string>();
    for (const { listing_id: id, filled, modified_at } of merged) {
      const listing = await lock(tx, id);
      if (!listing) continue;
      if (listing.claimed) kept.set(id, msg('It has been claimed since.'));
      else if (listing.modified_at.getTime() !== modified_at.getTime()) {
        kept.set(id, msg('It has been edited since.'));
      } else {
        await listingWriting(tx, adminId, now).edit(
          id,
          emptied(filled),
          listing.modified_at.toISOString(),
        );
      }
    }
    return kept;
  }

  return {
    /** Answers the id of the import. Throws 400 for a choice that a row does not have. */
    async run(rows: readonly FoundRow[], { choices, status, file_name }: ImportPayload) {
      const chosen = choose(rows, choices);
      const merges = [...chosen.merge.values()].reduce((sum, given) => sum + given.length, 0);
      const skipped = rows.length - chosen.create.length - merges;
      if (skipped === rows.length) {
        throw invalid({ choices: [msg('Choose at least one row to create or merge.')] });
      }
      const [batch] = await tx
        .insert(importBatches)
        .values({ admin_id: adminId, file_name, skipped, created_at: now })
        .returning({ id: importBatches.id });
      if (!batch) throw new Error('no import was added');
      const ids = await addListings(tx, chosen.create, status, now);
      const written: Written[] = ids.map((id) => ({
        listing_id: id,
        filled: [],
        modified_at: now,
      }));
      for (const [id, given] of chosen.merge) written.push(await merge(id, given));
      await joinParts(
        inParts(written, (part) =>
          tx
            .insert(importRows)
            .values(part.map((row) => ({ ...row, batch_id: batch.id })))
            .returning({ listing_id: importRows.listing_id }),
        ),
      );
      const note = `${ids.length} created, ${chosen.merge.size} merged, ${skipped} skipped`;
      await record('import.done', batch.id, note);
      return batch.id;
    },

    /** Throws 404, and 409 where it was undone before. */
    async undo(id: number): Promise<void> {
      const [batch] = await tx
        .select()
        .from(importBatches)
        .where(eq(importBatches.id, id))
        .for('update');
      if (!batch) throw notFound();
      if (batch.undone_at) throw conflict(msg('This import was undone already.'));
      const rows = await tx.select().from(importRows).where(eq(importRows.batch_id, id));
      const created = rows.filter(({ filled }) => filled.length === 0);
      const kept = new Map([
        ...(await joinParts(inParts(created, removeCreated))),
        ...(await restoreMerged(rows.filter(({ filled }) => filled.length > 0))),
      ]);
      for (const [listingId, because] of kept) {
        const [listing] = await tx
          .select({ name: listings.name })
          .from(listings)
          .where(eq(listings.id, listingId));
        await tx
          .update(importRows)
          .set({ kept_because: because, kept_name: listing?.name ?? '' })
          .where(and(eq(importRows.batch_id, id), eq(importRows.listing_id, listingId)));
      }
      await tx.update(importBatches).set({ undone_at: now }).where(eq(importBatches.id, id));
      await record('import.undone', id, `${kept.size} kept`);
    },
  };
};
