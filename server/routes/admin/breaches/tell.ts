import type { FastifyInstance } from 'fastify';
import type { BreachNoticePayload } from '../../../../domain/contract/admin/privacy';
import { breachMail } from '../../../mail/breachMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { breachesRepository } from './repository';

/** So many emails are enqueued in one transaction. */
const BATCH = 100;

/**
 * Enqueues an email to accounts that a breach concerns and that were not told. Returns how many; none are left when
 * these are fewer than a batch.
 */
async function tellBatch(
  app: FastifyInstance,
  id: number,
  notice: BreachNoticePayload,
): Promise<number> {
  const told = await app.db.transaction(async (tx) => {
    const accounts = await breachesRepository(tx).takeUntold(id, BATCH, app.now());
    for (const account of accounts) {
      const key = `breach:${id}:${account.id}`;
      const mail = () =>
        breachMail(app.config, {
          ...notice,
          to: account.email,
          firstName: account.first_name,
          key,
        });
      await enqueueOrDrop(app, tx, mail, account.id);
    }
    return accounts.length;
  });
  app.deliverSoon();
  return told;
}

/** Tells the first at once, so that the answer shows that it began, and the others after it. */
export async function tellAccounts(
  app: FastifyInstance,
  id: number,
  notice: BreachNoticePayload,
): Promise<void> {
  if ((await tellBatch(app, id, notice)) < BATCH) return;
  app.runLater('breach', async () => {
    while ((await tellBatch(app, id, notice)) === BATCH);
  });
}
