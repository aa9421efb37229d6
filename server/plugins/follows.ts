import { eq } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { users } from '../db/schema/accounts';
import { followMail } from '../mail/followMail';
import { enqueueOrDrop } from '../mail/queue';
import { savedListingsRepository } from '../routes/savedListings/repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes to members about the businesses that they follow: at most once a day, about all of them. */
    tellFollowers(): Promise<void>;
  }
}

/** A member is marked as told in the transaction that enqueues the email. */
export const followsPlugin = fp(
  (app, _options, done) => {
    async function tell(id: number, now: Date): Promise<void> {
      await app.db.transaction(async (tx) => {
        const [member] = await tx.select().from(users).where(eq(users.id, id));
        const news = await savedListingsRepository(tx).take(id, now);
        if (!member || news.length === 0) return;
        const mail = () =>
          followMail(app.config, {
            to: member.email,
            firstName: member.first_name,
            news,
          });
        await enqueueOrDrop(app, tx, mail, id);
      });
    }

    app.decorate('tellFollowers', async () => {
      const now = app.now();
      const due = await savedListingsRepository(app.db).due(now);
      for (const id of due) await tell(id, now);
      if (due.length > 0) app.deliverSoon();
    });
    done();
  },
  { name: 'follows', dependencies: ['database', 'clock', 'services', 'mails'] },
);
