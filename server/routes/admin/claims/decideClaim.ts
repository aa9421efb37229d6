import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClaimDecisionPayload } from '../../../../domain/contract/claim';
import { claimAfter } from '../../../../domain/listing/claimLife';
import type { ClaimEvent } from '../../../../domain/listing/claimMachine';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { listingClaims } from '../../../db/schema/people';
import { listings } from '../../../db/schema/listings';
import { claimDecisionMail } from '../../../mail/claimMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { notFound } from '../../../plugins/failures';
import { claimsRepository, type ClaimRow } from '../../claims/claimsRepository';
import { claimantOf, completeClaim } from '../../claims/completeClaim';
import { requireNext, takeOver } from '../../claims/takeOver';

interface Decision extends ClaimDecisionPayload {
  id: number;
  adminId: number;
}

const DECISIONS = {
  approve: ['claim.approved', 'claim.upheld'],
  reject: ['claim.rejected', 'claim.returned'],
} as const;

/** On documents, or on an objection. */
function eventOf({ state }: ClaimRow, { decision }: ClaimDecisionPayload): ClaimEvent {
  const [onDocuments, onObjection] = DECISIONS[decision];
  const objected = { type: onObjection, by: 'admin' } as const;
  return claimAfter(state, objected) === null ? { type: onDocuments, by: 'admin' } : objected;
}

/** Tells the claimant; an approval is told by `completeClaim`. */
async function notify(
  app: FastifyInstance,
  tx: Db,
  claim: ClaimRow,
  news: { outcome: 'rejected' | 'upheld' | 'returned'; reason: string },
): Promise<void> {
  const claimant = await claimantOf(tx, claim.user_id);
  const [listing] = await tx.select().from(listings).where(eq(listings.id, claim.listing_id));
  if (!claimant || !listing) return;
  const mail = () => claimDecisionMail(app.config, { ...claimant, name: listing.name, ...news });
  await enqueueOrDrop(app, tx, mail, claimant.id);
}

/** For use within a transaction. Throws 404, and 409 for a claim that was decided already. */
export async function decideClaim(app: FastifyInstance, tx: Db, decision: Decision): Promise<void> {
  const { id, adminId, reason } = decision;
  const claim = await claimsRepository(tx, app.config).lock(id);
  if (!claim) throw notFound();
  const event = eventOf(claim, decision);
  const state = requireNext(claim, event);
  if (event.type === 'claim.approved') {
    await completeClaim(app, tx, id, event);
  } else {
    if (event.type === 'claim.upheld') await takeOver(tx, app.now()).uphold(claim);
    const outcome = state === 'upheld' || state === 'returned' ? state : 'rejected';
    await notify(app, tx, claim, { outcome, reason });
  }
  await tx
    .update(listingClaims)
    .set({ state, reason, changed_at: app.now() })
    .where(eq(listingClaims.id, id));
  const act = { actor_id: adminId, as_user_id: null, action: event.type, note: reason };
  const subject = `listing ${claim.listing_id}`;
  const hashed = { before: { state: claim.state }, after: { state } };
  await audit(tx, { ...act, subject, ...hashed }, app.now());
}
