import { and, eq } from 'drizzle-orm';
import type { ReportPayload } from '../../../domain/contract/report';
import type { Db } from '../../db/database';
import { abuseReports } from '../../db/schema/reports';
import { events, isPublicEvent, resources } from '../../db/schema/posts';
import { individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';

type Subject = ReportPayload['subject'];

/** Finds what the public can see; nothing else can be reported. */
const FINDERS: Record<Subject, (db: Db, id: number) => Promise<{ id: number }[]>> = {
  listing: (db, id) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.status, 'published'))),
  resource: (db, id) =>
    db
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, id), eq(resources.status, 'published'))),
  event: (db, id) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, id), isPublicEvent)),
  member: (db, id) =>
    db
      .select({ id: individualProfiles.user_id })
      .from(individualProfiles)
      .innerJoin(users, eq(users.id, individualProfiles.user_id))
      .where(and(eq(users.id, id), eq(users.active, true))),
};

export const reportsRepository = (db: Db) => ({
  isThere: async (subject: Subject, id: number): Promise<boolean> =>
    (await FINDERS[subject](db, id)).length > 0,

  /** Returns the id of the new report. */
  async add(report: ReportPayload, reporterId: number | null, now: Date): Promise<number> {
    const [row] = await db
      .insert(abuseReports)
      .values({ ...report, reporter_id: reporterId, created_at: now })
      .returning({ id: abuseReports.id });
    if (!row) throw new Error('the report was not kept');
    return row.id;
  },
});
