import fp from 'fastify-plugin';
import { RETENTION_KEYS } from '../../domain/retention';
import { completeNameKeys } from '../db/nameKeys';
import { JOB_INTERVALS } from '../observe/jobIntervals';
import { followChangedListings } from '../routes/admin/listings/followChangedListings';
import { notifyExpiring } from '../routes/proofDocuments/notifyExpiring';
import { expireAll } from '../routes/vetting/applicationLife';
import { vettingRepository } from '../routes/vetting/repository';
import { REMOVALS } from './retention';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Removes what has been kept as long as `domain/retention` says, ends applications that have run out,
     * completes what servers of before this version have written, and tells businesses of documents that expire.
     */
    sweep(): Promise<void>;
    /** Finds out what may be listed twice since listings changed (ADR 16). */
    followListings(): Promise<void>;
  }
}

/**
 * Once the server listens: sweeps at once and every hour, and looks every minute whether the day’s digest,
 * reminders of events and emails about businesses that joined or are followed are due, removes objects of the store that
 * no file needs, and every other second follows listings that changed; several processes may do so at the same time.
 */
export const housekeepingPlugin = fp(
  (app, _options, done) => {
    app.decorate('sweep', async () => {
      const now = app.now();
      await completeNameKeys(app.db);
      for (const key of RETENTION_KEYS) await REMOVALS[key](app, now);
      await expireAll(app.db, await vettingRepository(app.db).due(now), now);
      await notifyExpiring(app);
    });
    const sweepLater = () => app.runLater('sweep', () => app.sweep());
    const digestLater = () => app.runLater('digest', () => app.digest());
    const remindLater = () => app.runLater('reminders', () => app.remind());
    const removeObjectsLater = () => app.runLater('objects', () => app.removeObjects());
    const followLater = () => app.runLater('followers', () => app.tellFollowers());
    const alertLater = () => app.runLater('join alerts', () => app.sendJoinAlerts());
    app.decorate('followListings', () => followChangedListings(app.db));
    const duplicatesLater = () => app.runLater('duplicates', () => app.followListings());
    const timers: NodeJS.Timeout[] = [];
    app.addHook('onListen', (next) => {
      sweepLater();
      digestLater();
      remindLater();
      alertLater();
      followLater();
      removeObjectsLater();
      duplicatesLater();
      timers.push(
        setInterval(sweepLater, JOB_INTERVALS.sweep),
        setInterval(digestLater, JOB_INTERVALS.digest),
        setInterval(remindLater, JOB_INTERVALS.reminders),
        setInterval(alertLater, JOB_INTERVALS['join alerts']),
        setInterval(followLater, JOB_INTERVALS.followers),
        setInterval(removeObjectsLater, JOB_INTERVALS.objects),
        setInterval(duplicatesLater, JOB_INTERVALS.duplicates),
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
    dependencies: ['database', 'clock', 'files', 'digest', 'reminders', 'joinAlerts', 'follows'],
  },
);
