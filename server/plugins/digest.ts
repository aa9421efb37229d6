import { TZDate } from '@date-fns/tz';
import { lt } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { Db } from '../db/database';
import { settings } from '../db/schema/shared';
import { digestMail, countTasks } from '../mail/digestMail';
import { enqueueOrDrop } from '../mail/queue';
import { tasksFor, teamTasksRepository } from '../routes/admin/pipeline/teamTasks';

const MORNING = 7;
const SETTING = 'digest.day';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends everybody in the team a list of what waits for them, once a day from seven in the morning. */
    digest(): Promise<void>;
  }
}

/** Whether this call is the day's first, of all processes and restarts. */
async function claim(db: Db, day: string): Promise<boolean> {
  const claimed = await db
    .insert(settings)
    .values({ name: SETTING, value: day })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: day },
      setWhere: lt(settings.value, day),
    })
    .returning();
  return claimed.length > 0;
}

/** The day is claimed in one transaction with its emails: all are queued, once. */
export const digestPlugin = fp(
  (app, _options, done) => {
    app.decorate('digest', async () => {
      const now = app.now();
      const local = new TZDate(now.getTime(), 'Africa/Nairobi');
      if (local.getHours() < MORNING) return;
      await app.db.transaction(async (tx) => {
        if (!(await claim(tx, local.toISOString().slice(0, 10)))) return;
        const repository = teamTasksRepository(tx);
        const tasks = await repository.read(now);
        for (const { id: account, role, ...person } of await repository.team()) {
          const own = tasksFor(role, tasks);
          if (countTasks(own) === 0) continue;
          await enqueueOrDrop(app, tx, () => digestMail(app.config, own, person), account);
        }
      });
      app.deliverSoon();
    });
    done();
  },
  { name: 'digest', dependencies: ['database', 'clock', 'services', 'mails'] },
);
