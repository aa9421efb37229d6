import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { UnreadChange } from '../../../../domain/contract/admin/moderation';
import { CLAIM_STATES, isForAdmins } from '../../../../domain/listing/claims';
import { statesWhere, type ApplicationState } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { listingClaims } from '../../../db/people';
import { abuseReports, events, resources } from '../../../db/posts';
import { businessName } from '../../../db/names';
import { listings, users } from '../../../db/schema';
import { applications } from '../../../db/vetting';
import { changesRepository } from '../changes/repository';

/** States in which it is the team's turn. */
const TEAM_STATES = statesWhere(({ turn }) => turn === 'team');

const LONGEST_SHOWN = 5;
const CHANGES_SHOWN = 10;
const MAX_ADMINS = 100;
const DAY = 86_400_000;

/** What waits for the team, for the morning email. */
export interface TeamTasks {
  states: { state: ApplicationState; applications: number }[];
  /** The applications that wait longest, with full days in their state. */
  longest: { name: string; state: ApplicationState; days: number }[];
  abuseReports: number;
  resources: number;
  events: number;
  listings: number;
  /** With documents, or objected to. */
  claims: number;
  /** Unread changes: their number and the first of them. */
  changes: { count: number; first: UnreadChange[] };
}

export const teamTasksRepository = (db: Db) => ({
  async read(now: Date): Promise<TeamTasks> {
    const inTeam = and(applications.is_current, inArray(applications.state, TEAM_STATES));
    const counted = await db
      .select({ state: applications.state, total: count() })
      .from(applications)
      .where(inTeam)
      .groupBy(applications.state);
    const oldest = await db
      .select({
        name: businessName,
        state: applications.state,
        since: applications.state_since,
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(inTeam)
      .orderBy(asc(applications.state_since), asc(applications.id))
      .limit(LONGEST_SHOWN);
    const changes = await changesRepository(db).page({});
    return {
      states: TEAM_STATES.map((state) => ({
        state,
        applications: counted.find((row) => row.state === state)?.total ?? 0,
      })),
      longest: oldest.map(({ name, state, since }) => {
        const days = Math.floor((now.getTime() - since.getTime()) / DAY);
        return { name, state, days };
      }),
      abuseReports: await db.$count(abuseReports, isNull(abuseReports.closed_at)),
      resources: await db.$count(resources, eq(resources.status, 'pending')),
      events: await db.$count(events, eq(events.status, 'pending')),
      listings: await db.$count(listings, eq(listings.status, 'pending')),
      claims: await db.$count(
        listingClaims,
        inArray(listingClaims.state, CLAIM_STATES.filter(isForAdmins)),
      ),
      changes: { count: changes.count, first: changes.results.slice(0, CHANGES_SHOWN) },
    };
  },

  /** The admins with their emails. */
  admins: () =>
    db
      .select({ id: users.id, to: users.email, firstName: users.first_name })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.active, true)))
      .orderBy(asc(users.id))
      .limit(MAX_ADMINS),
});
