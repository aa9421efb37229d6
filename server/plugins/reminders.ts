import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { attendances, events } from '../db/posts';
import { users } from '../db/schema';
import { eventReminderMail } from '../mail/eventReminderMail';
import { enqueueMail } from '../mail/queue';
import { eventPath, whenOf } from '../pages/eventPage';
import { serverHost } from '../pages/serverHost';
import { unreadFacts, type EventFact } from '../routes/events/facts';
import { placeOf } from '../routes/events/notices';
import type { EventRow } from '../routes/events/present';

const DAY = 86_400_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Mails once who attends an event that begins within 24 hours, and said so before that. */
    remind(): Promise<void>;
  }
}

/** One that was postponed takes place when its new date is known. */
const takesPlace = or(
  eq(events.status, 'published'),
  and(eq(events.status, 'postponed'), isNotNull(events.previous_start_date)),
);

/** What no admin has read since it changed is on the page alone, not in our mail. */
function whereOf(event: EventRow) {
  const unread = unreadFacts(event);
  const isRead = (...facts: EventFact[]) => !facts.some((fact) => unread.includes(fact));
  return {
    place: isRead('place_name', 'street_address') ? placeOf(event) : null,
    joinLink:
      event.attendance_mode !== 'in_person' && isRead('online_url') ? event.online_url : null,
  };
}

/** Who is reminded is marked in one transaction with the mails. */
export const remindersPlugin = fp(
  (app, _options, done) => {
    const { config } = app;

    const newsOf = (event: EventRow) => ({
      name: event.name,
      when: whenOf({
        timezone: event.timezone,
        start_date: event.start_date.toISOString(),
        end_date: event.end_date.toISOString(),
      }),
      ...whereOf(event),
      link: config.publicUrl + eventPath(event.slug),
      calendarLink: `${serverHost(config)}/mainapp/events/${event.slug}/event.ics`,
    });

    app.decorate('remind', async () => {
      const now = app.now();
      const tomorrow = new Date(now.getTime() + DAY);
      const soon = and(gt(events.start_date, now), lte(events.start_date, tomorrow));
      await app.db.transaction(async (tx) => {
        const rows = await tx.select().from(events).where(and(soon, takesPlace));
        for (const event of rows) {
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
            const mail = eventReminderMail(config, { ...newsOf(event), ...person, key });
            await enqueueMail(tx, mail, { account: id, now });
          }
        }
      });
      app.deliverSoon();
    });
    done();
  },
  { name: 'reminders', dependencies: ['database', 'clock', 'services', 'mails'] },
);
