import { count, desc, eq, gte, max, ne, sql } from 'drizzle-orm';
import {
  OVERVIEW_DAYS,
  OVERVIEW_WEEKS,
  type AdminOverview,
} from '../../../../domain/contract/admin/overview';
import { APPLICATION_STATES } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { mails } from '../../../db/schema/mails';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applicationEvents, applications } from '../../../db/schema/vetting';
import { isOpen } from '../../../mail/mailStates';
import { missingWordsRepository } from '../../../search/missingWords';
import { teamTasksRepository } from '../pipeline/teamTasks';

const DAY = 86_400_000;
const WORDS_SHOWN = 5;

async function readApplications(db: Db) {
  const rows = await db
    .select({ state: applications.state, applications: count() })
    .from(applications)
    .where(eq(applications.is_current, true))
    .groupBy(applications.state);
  return APPLICATION_STATES.map((state) => ({
    state,
    applications: rows.find((row) => row.state === state)?.applications ?? 0,
  }));
}

/** A business is in the state of its last move before each of the times, in whichever application. */
async function readWeeks(db: Db, now: Date) {
  const times = Array.from(
    { length: OVERVIEW_WEEKS + 1 },
    (_, index) => new Date(now.getTime() - (OVERVIEW_WEEKS - index) * 7 * DAY),
  );
  const stays = db
    .select({
      state: applicationEvents.to_state,
      begun: applicationEvents.created_at,
      ended: sql<Date | null>`lead(${applicationEvents.created_at}) over (
        partition by ${applications.user_id} order by ${applicationEvents.id})`.as('ended'),
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.application_id))
    .where(ne(applicationEvents.from_state, applicationEvents.to_state))
    .as('stays');
  const at = sql.join(
    times.map((time, index) => sql`(${index}::int, ${time.toISOString()}::timestamptz)`),
    sql`, `,
  );
  const rows = await db
    .select({ week: sql<number>`week`, state: stays.state, applications: count() })
    .from(stays)
    .innerJoin(
      sql`(values ${at}) as times (week, moment)`,
      sql`${stays.begun} <= moment and (${stays.ended} is null or ${stays.ended} > moment)`,
    )
    .groupBy(sql`week`, stays.state);
  return times.map((time, index) => ({
    at: time.toISOString(),
    states: APPLICATION_STATES.map((state) => ({
      state,
      applications:
        rows.find((row) => row.week === index && row.state === state)?.applications ?? 0,
    })),
  }));
}

async function readMembers(db: Db, since: Date) {
  const when = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const [found] = await db
    .select({
      individuals: when(sql`${users.user_type} = 'individual'`),
      businesses: when(sql`${users.user_type} = 'business'`),
      suspended: when(sql`not ${users.active}`),
      joined: when(sql`${users.created_at} >= ${since.toISOString()}::timestamptz`),
    })
    .from(users);
  return found ?? { individuals: 0, businesses: 0, suspended: 0, joined: 0 };
}

const readCounties = (db: Db) =>
  db
    .select({ county: listings.county, listings: count() })
    .from(listings)
    .where(eq(listings.status, 'published'))
    .groupBy(listings.county)
    .orderBy(desc(count()), listings.county);

async function readMails(db: Db, since: Date) {
  const failed = await db
    .select({ kind: mails.kind, mails: count(), last_at: max(mails.failed_at) })
    .from(mails)
    .where(gte(mails.failed_at, since))
    .groupBy(mails.kind)
    .orderBy(desc(count()), mails.kind);
  return {
    waiting: await db.$count(mails, isOpen),
    failed: failed.map(({ last_at, ...row }) => ({
      ...row,
      last_at: last_at?.toISOString() ?? '',
    })),
  };
}

/** Everything that the overview of admins shows. */
export async function readOverview(db: Db, now: Date): Promise<AdminOverview> {
  const since = new Date(now.getTime() - OVERVIEW_DAYS * DAY);
  const tasks = await teamTasksRepository(db).read(now);
  const missing = await missingWordsRepository(db).list(OVERVIEW_DAYS, undefined, now);
  return {
    applications: await readApplications(db),
    weeks: await readWeeks(db, now),
    members: await readMembers(db, since),
    counties: await readCounties(db),
    missing_words: {
      words: missing.length,
      first: missing.slice(0, WORDS_SHOWN).map(({ word }) => word),
    },
    mails: await readMails(db, since),
    waiting: {
      listings: tasks.listings,
      resources: tasks.resources,
      events: tasks.events,
      changes: tasks.changes.count,
      abuse_reports: tasks.abuseReports,
      claims: tasks.claims,
      data_requests: tasks.dataRequests,
    },
  };
}
