import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { attendances, events } from '../db/schema/posts';
import { users } from '../db/schema/accounts';
import { eventReminderMail } from '../mail/eventReminderMail';
import { enqueueOrDrop } from '../mail/queue';
import { mailDetails } from '../routes/events/mailDetails';

const DAY = 86_400_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Reminds attendees once of an event that begins within 24 hours, if they registered before that. */
    remind(): Promise<void>;
  }
}

const takesPlace = inArray(events.status, ['published', 'postponed']);

/** Reminded attendees are marked in one transaction with the emails. */
export const remindersPlugin = fp(
  (app, _options, done) => {
    const { config } = app;

    app.decorate('remind', async () => {
      const now = app.now();
      const tomorrow = new Date(now.getTime() + DAY);
      const soon = and(gt(events.start_date, now), lte(events.start_date, tomorrow));
      await app.db.transaction(async (tx) => {
        const rows = await tx.select().from(events).where(and(soon, takesPlace));
        for (const event of rows) {
          if (mailDetails(config, event).when === null) continue;
          const dayBefore = new Date(event.start_date.getTime() - DAY);
          const reminded = await tx
            .update(attendances)
            .set({ reminded_at: now })
            .where(
              and(
                eq(attendances.event_id, event.id),
                isNull(attendances.reminded_at),
                lte(attendances.created_at, dayBefore),
              ),
            )
            .returning({ id: attendances.user_id });
          const ids = reminded.map(({ id }) => id);
          if (ids.length === 0) continue;
          const people = await tx
            .select({ id: users.id, to: users.email, firstName: users.first_name })
            .from(users)
            .where(and(inArray(users.id, ids), eq(users.active, true)))
            .orderBy(asc(users.id));
          for (const { id, ...person } of people) {
            const key = `reminder:${event.id}:${id}`;
            const mail = () => {
              const { when, ...details } = mailDetails(config, event);
              return eventReminderMail(config, { ...details, ...person, when: when ?? '', key });
            };
            await enqueueOrDrop(app, tx, mail, id);
          }
        }
      });
      app.deliverSoon();
    });
    done();
  },
  { name: 'reminders', dependencies: ['database', 'clock', 'services', 'mails'] },
);
