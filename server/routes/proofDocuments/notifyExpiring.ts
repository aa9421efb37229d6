import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf } from '../../../domain/calendar';
import { PROOF_NOTICE_DAYS } from '../../../domain/vetting/proof';
import { proofDocuments } from '../../db/schema/uploads';
import { users } from '../../db/schema/accounts';
import { proofExpiryMail } from '../../mail/proofExpiryMail';
import { enqueueOrDrop } from '../../mail/queue';

const { user_id, name, expires_on, notified_at } = proofDocuments;

/** Tells each business once of documents that expire within 30 days, marked in one transaction with the emails. */
export async function notifyExpiring(app: FastifyInstance): Promise<void> {
  const now = app.now();
  const today = dayOf(now.getTime());
  const isAnybodyTold = await app.db.transaction(async (tx) => {
    const isDue = between(expires_on, today, addDays(today, PROOF_NOTICE_DAYS));
    const due = await tx
      .update(proofDocuments)
      .set({ notified_at: now })
      .where(and(isNull(notified_at), isDue))
      .returning({ user_id, name, expires_on });
    const businesses = await tx
      .select({ id: users.id, to: users.email, firstName: users.first_name })
      .from(users)
      .where(
        and(
          inArray(
            users.id,
            due.map((proof) => proof.user_id),
          ),
          eq(users.active, true),
        ),
      )
      .orderBy(asc(users.id));
    for (const { id, ...person } of businesses) {
      const proofs = due.flatMap((proof) =>
        proof.user_id === id && proof.expires_on !== null
          ? [{ name: proof.name, expires_on: proof.expires_on }]
          : [],
      );
      await enqueueOrDrop(app, tx, () => proofExpiryMail(app.config, { ...person, proofs }), id);
    }
    return businesses.length > 0;
  });
  if (isAnybodyTold) app.deliverSoon();
}
