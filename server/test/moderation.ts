import { eq } from 'drizzle-orm';
import type { UserData } from '../../domain/contract/session';
import { abuseReports } from '../db/schema/reports';
import { events, resources } from '../db/schema/posts';
import { users } from '../db/schema/accounts';
import { auditEntries } from '../db/schema/audit';
import { join } from './posts';
import { sessionOf, type Answer, type TestApp } from './testApp';

/** A new admin of this name, in a session that knows it. */
export async function joinAsAdminNamed(server: TestApp, name: string): Promise<UserData> {
  const { user_id, token } = await join(server, name);
  await server.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, user_id));
  return sessionOf(await server.get('accounts/me/', token));
}

type NewResource = Partial<typeof resources.$inferInsert>;
type NewEvent = Partial<typeof events.$inferInsert>;

export async function putResource(
  { app: { db } }: TestApp,
  user_id: number,
  change: NewResource = {},
): Promise<number> {
  const [row] = await db
    .insert(resources)
    .values({
      user_id,
      status: 'pending',
      headline: 'Sorting waste',
      abstract: '',
      description: '',
      resource_type: 'guide',
      themes: [],
      author: '',
      ...change,
    })
    .returning({ id: resources.id });
  return row?.id ?? 0;
}

export async function putEvent(
  { app: { db } }: TestApp,
  user_id: number,
  change: NewEvent = {},
): Promise<number> {
  const day = new Date('2026-04-01T09:00:00Z');
  const [row] = await db
    .insert(events)
    .values({
      user_id,
      slug: 'open-kiln',
      status: 'pending',
      name: 'Open kiln',
      summary: '',
      description: '',
      start_date: day,
      end_date: day,
      attendance_mode: 'online',
      themes: [],
      organizer: '',
      ...change,
    })
    .returning({ id: events.id });
  return row?.id ?? 0;
}

export async function putReport(
  { app: { db } }: TestApp,
  change: Partial<typeof abuseReports.$inferInsert>,
): Promise<number> {
  const [row] = await db
    .insert(abuseReports)
    .values({
      subject: 'resource',
      subject_id: 1,
      reason: 'something else',
      details: 'Look at this.',
      email: '',
      ...change,
    })
    .returning({ id: abuseReports.id });
  return row?.id ?? 0;
}

/** The rows of a page as the answer has them. */
export const resultsOf = <T>({ body }: Answer): T[] => body['results'] as T[];

/** The audit log without what the database adds. */
export const auditLog = async ({ app: { db } }: TestApp) =>
  (await db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ actor_id, as_user_id, action, subject, note }) => ({
      actor_id,
      as_user_id,
      action,
      subject,
      note,
    }),
  );

/** The emails of work that follows the answers; taken out. */
export async function takeMails(server: TestApp) {
  await server.app.laterDone();
  await server.app.deliverMails();
  return server.mails.splice(0);
}
