import { lt } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { completeNameKeys } from '../db/nameKeys';
import { emailVerifications } from '../db/outside';
import { attempts, idempotencyKeys, passwordResets } from '../db/schema';
import { mailQueue } from '../mail/queue';
import { noncesRepository } from '../routes/forum/noncesRepository';
import { invitationsRepository } from '../routes/listingPeople/invitationsRepository';
import { identityRepository } from '../routes/identity/repository';
import { joinAlertsRepository } from '../routes/joinAlerts/repository';
import { missingWordsRepository } from '../search/missingWords';
import { activityRepository } from '../routes/listings/activity';
import { notifyExpiring } from '../routes/proofDocuments/notifyExpiring';
import { uploadsRepository } from '../routes/uploads/repository';
import { expireAll } from '../routes/vetting/applicationLife';
import { helpLinksRepository } from '../routes/vetting/helpLinksRepository';
import { vettingRepository } from '../routes/vetting/repository';
import { KEPT_HOURS } from './idempotency';

const HOUR = 3_600_000;
const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Ends what has run out: counters, kept answers, links in emails, queued emails, nonces, unused files, counted words, alerts, counts of listings, vetting;
     * completes what servers of before this version have written, and tells businesses of documents that expire.
     */
    sweep(): Promise<void>;
  }
}

/**
 * Once the server listens: sweeps at once and every hour, and looks every minute whether the day’s digest,
 * reminders of events and emails about businesses that joined are due; several processes may do so at the same time.
 */
export const housekeepingPlugin = fp(
  (app, _options, done) => {
    app.decorate('sweep', async () => {
      const now = app.now();
      const oldest = new Date(now.getTime() - KEPT_HOURS * HOUR);
      await app.db.delete(attempts).where(lt(attempts.resets_at, now));
      await completeNameKeys(app.db);
      await app.db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, oldest));
      await app.db.delete(passwordResets).where(lt(passwordResets.expires_at, now));
      await noncesRepository(app.db).deleteBefore(oldest);
      await app.db.delete(emailVerifications).where(lt(emailVerifications.expires_at, now));
      await mailQueue(app.db).sweep(now);
      await invitationsRepository(app.db).sweep(now);
      await identityRepository(app.db).removeExpired(now);
      await uploadsRepository(app.db).removeUnused(oldest);
      await missingWordsRepository(app.db).removeOld(now);
      await joinAlertsRepository(app.db).removeOld(now);
      await activityRepository(app.db).removeOld(now);
      await helpLinksRepository(app.db).removeExpired(now);
      await expireAll(app.db, await vettingRepository(app.db).due(now), now);
      await notifyExpiring(app);
    });
    const sweepLater = () => app.runLater('sweep', () => app.sweep());
    const digestLater = () => app.runLater('digest', () => app.digest());
    const remindLater = () => app.runLater('reminders', () => app.remind());
    const alertLater = () => app.runLater('join alerts', () => app.sendJoinAlerts());
    const timers: NodeJS.Timeout[] = [];
    app.addHook('onListen', (next) => {
      sweepLater();
      digestLater();
      remindLater();
      alertLater();
      timers.push(
        setInterval(sweepLater, HOUR),
        setInterval(digestLater, MINUTE),
        setInterval(remindLater, MINUTE),
        setInterval(alertLater, MINUTE),
      );
      for (const timer of timers) timer.unref();
      next();
    });
    app.addHook('onClose', (_app, next) => {
      for (const timer of timers) clearInterval(timer);
      next();
    });
    done();
  },
  {
    name: 'housekeeping',
    dependencies: ['database', 'clock', 'digest', 'reminders', 'joinAlerts'],
  },
);
