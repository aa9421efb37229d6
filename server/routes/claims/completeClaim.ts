import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClaimEvent } from '../../../domain/listing/claimMachine';
import type { Db } from '../../db/database';
import { users } from '../../db/schema/accounts';
import { claimDecisionMail, claimNoticeMail } from '../../mail/claimMail';
import { enqueueOrDrop } from '../../mail/queue';
import { plainPageAddress } from '../../pages/serverHost';
import { notFound } from '../../plugins/failures';
import { claimsRepository } from './claimsRepository';
import { takeOver } from './takeOver';

export const OBJECTION_PATH = '/claim-objection';

/** The claimant as emails address them; null once the account is gone or suspended. */
export async function claimantOf(tx: Db, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user?.active ? { id: user.id, to: user.email, firstName: user.first_name } : null;
}

/**
 * Makes the claimant the owner, tells the listed address, which can object, and ends other claims; for use within
 * a transaction.
 */
export async function completeClaim(
  app: FastifyInstance,
  tx: Db,
  claimId: number,
  event: ClaimEvent,
): Promise<void> {
  const repository = claimsRepository(tx, app.config);
  const claim = await repository.lock(claimId);
  if (!claim) throw notFound();
  const { listing, token } = await takeOver(tx, app.now()).claim(claim, event);
  const { name, email } = listing;
  if (email !== null) {
    const link = plainPageAddress(app.config, `${OBJECTION_PATH}/${token}`);
    const mail = () => claimNoticeMail(app.config, { to: email, name, link });
    await enqueueOrDrop(app, tx, mail, null);
  }
  const claimant = await claimantOf(tx, claim.user_id);
  if (claimant) {
    const news = { ...claimant, name, outcome: 'claimed', reason: '' } as const;
    await enqueueOrDrop(app, tx, () => claimDecisionMail(app.config, news), claimant.id);
  }
  for (const other of await repository.overtake(claim, app.now())) {
    const loser = await claimantOf(tx, other.user_id);
    if (!loser) continue;
    const news = { ...loser, name, outcome: 'rejected', reason: other.reason } as const;
    await enqueueOrDrop(app, tx, () => claimDecisionMail(app.config, news), loser.id);
  }
}
