import fp from 'fastify-plugin';
import { RETENTION_KEYS } from '../../domain/retention';
import { completeNameKeys } from '../db/nameKeys';
import { notifyExpiring } from '../routes/proofDocuments/notifyExpiring';
import { expireAll } from '../routes/vetting/applicationLife';
import { vettingRepository } from '../routes/vetting/repository';
import { REMOVALS } from './retention';

const HOUR = 3_600_000;
const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Removes what has been kept as long as `domain/retention` says, ends applications that have run out,
     * completes what servers of before this version have written, and tells businesses of documents that expire.
     */
    sweep(): Promise<void>;
  }
}

/**
 * Once the server listens: sweeps at once and every hour, and looks every minute whether the day’s digest,
 * reminders of events and emails about businesses that joined or are followed are due; several processes may do so at the same time.
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
    const followLater = () => app.runLater('followers', () => app.tellFollowers());
    const alertLater = () => app.runLater('join alerts', () => app.sendJoinAlerts());
    const timers: NodeJS.Timeout[] = [];
    app.addHook('onListen', (next) => {
      sweepLater();
      digestLater();
      remindLater();
      alertLater();
      followLater();
      timers.push(
        setInterval(sweepLater, HOUR),
        setInterval(digestLater, MINUTE),
        setInterval(remindLater, MINUTE),
        setInterval(alertLater, MINUTE),
        setInterval(followLater, MINUTE),
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
    dependencies: ['database', 'clock', 'digest', 'reminders', 'joinAlerts', 'follows'],
  },
);
