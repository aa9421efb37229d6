import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DirectoryCategory } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applicationEvents, applications, vettingResponses } from '../../db/schema/vetting';

export type ApplicationRow = typeof applications.$inferSelect;
export type ResponseRow = typeof vettingResponses.$inferSelect;
export type EventRow = Awaited<ReturnType<ReturnType<typeof vettingRepository>['history']>>[number];

const assignees = alias(users, 'assignees');

/** More than a business has in as many years. */
const MAX_APPLICATIONS = 50;
const MAX_EVENTS = 2000;
const MAX_DUE = 500;

/** Reads applications, their answers and their history. */
export const vettingRepository = (db: Db) => ({
  /** Newest first. */
  ofBusiness: (userId: number): Promise<ApplicationRow[]> =>
    db
      .select()
      .from(applications)
      .where(eq(applications.user_id, userId))
      .orderBy(desc(applications.id))
      .limit(MAX_APPLICATIONS),

  async byId(id: number): Promise<ApplicationRow | null> {
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    return row ?? null;
  },

  /** Listed applications that have expired, the oldest first. */
  due: (now: Date): Promise<ApplicationRow[]> =>
    db
      .select()
      .from(applications)
      .where(and(eq(applications.state, 'listed'), lte(applications.expires_at, now)))
      .orderBy(asc(applications.expires_at))
      .limit(MAX_DUE),

  /** Oldest first; `actor_name` is null for the system and for deleted accounts. */
  history: (applicationIds: number[]) =>
    db
      .select({
        id: applicationEvents.id,
        application_id: applicationEvents.application_id,
        event: applicationEvents.event,
        from_state: applicationEvents.from_state,
        to_state: applicationEvents.to_state,
        by: applicationEvents.by,
        note: applicationEvents.note,
        question_ids: applicationEvents.question_ids,
        comments: applicationEvents.comments,
        assignee_name: fullName(assignees),
        created_at: applicationEvents.created_at,
        actor_name: fullName(users),
      })
      .from(applicationEvents)
      .leftJoin(users, eq(users.id, applicationEvents.actor_id))
      .leftJoin(assignees, eq(assignees.id, applicationEvents.assignee_id))
      .where(inArray(applicationEvents.application_id, applicationIds))
      .orderBy(asc(applicationEvents.id))
      .limit(MAX_EVENTS),

  /** The answers of an application as they were submitted each time, oldest first. */
  submissions: (applicationId: number) =>
    db
      .select({ submitted_at: applicationEvents.created_at, answers: applicationEvents.answers })
      .from(applicationEvents)
      .where(
        and(
          eq(applicationEvents.application_id, applicationId),
          isNotNull(applicationEvents.answers),
        ),
      )
      .orderBy(asc(applicationEvents.id))
      .limit(MAX_EVENTS),

  /** Includes cleared answers, which keep their revision. */
  responses: (applicationId: number): Promise<ResponseRow[]> =>
    db
      .select()
      .from(vettingResponses)
      .where(eq(vettingResponses.application_id, applicationId))
      .orderBy(asc(vettingResponses.question)),

  async listing(userId: number) {
    const [row] = await db.select().from(listings).where(eq(listings.owner_id, userId));
    return row ?? null;
  },

  async category(userId: number): Promise<DirectoryCategory | null> {
    const [row] = await db
      .select({ category: listings.category })
      .from(listings)
      .where(eq(listings.owner_id, userId));
    return row?.category ?? null;
  },

  /**
   * Locks the business until the transaction ends, so that its writes happen one after the other.
   */
  async lock(userId: number): Promise<void> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  },
});
