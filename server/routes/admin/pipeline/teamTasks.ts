import { and, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { dataRequests } from '../../../db/schema/privacy';
import type { UnreadChange } from '../../../../domain/contract/admin/moderation';
import type { Role } from '../../../../domain/accountTypes';
import { CLAIMS_FOR_ADMINS } from '../../../../domain/listing/claimLife';
import { hasPermission, type Permission } from '../../../../domain/permissions';
import { statesWhere, type ApplicationState } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { listingClaims } from '../../../db/schema/people';
import { abuseReports } from '../../../db/schema/reports';
import { events, resources } from '../../../db/schema/posts';
import { businessName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { isAwake } from './snoozed';
import { changesRepository } from '../changes/repository';
import { isFirstWaiting } from '../../events/series';

/** States in which it is the team's turn. */
const TEAM_STATES = statesWhere(({ turn }) => turn === 'team');

const LONGEST_SHOWN = 5;
const CHANGES_SHOWN = 10;
const MAX_TEAM = 100;
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
  /** Requests about personal data. */
  dataRequests: number;
  /** Unread changes: their number and the first of them. */
  changes: { count: number; first: UnreadChange[] };
}

/** Those that this role works on. */
export function tasksFor(role: Role, tasks: TeamTasks): TeamTasks {
  const may = (permission: Permission) => hasPermission({ role }, permission);
  const counted = (permission: Permission, count: number) => (may(permission) ? count : 0);
  return {
    states: may('reviewApplications') ? tasks.states : [],
    longest: may('reviewApplications') ? tasks.longest : [],
    abuseReports: counted('handleReports', tasks.abuseReports),
    resources: counted('reviewPosts', tasks.resources),
    events: counted('reviewPosts', tasks.events),
    listings: counted('reviewListings', tasks.listings),
    claims: counted('decideClaims', tasks.claims),
    dataRequests: counted('protectData', tasks.dataRequests),
    changes: may('readChanges') ? tasks.changes : { count: 0, first: [] },
  };
}

export const teamTasksRepository = (db: Db) => ({
  async read(now: Date): Promise<TeamTasks> {
    const inTeam = and(
      applications.is_current,
      inArray(applications.state, TEAM_STATES),
      isAwake(now),
    );
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
      events: await db.$count(events, and(eq(events.status, 'pending'), isFirstWaiting)),
      listings: await db.$count(listings, eq(listings.status, 'pending')),
      claims: await db.$count(listingClaims, inArray(listingClaims.state, CLAIMS_FOR_ADMINS)),
      dataRequests: await db.$count(dataRequests, eq(dataRequests.state, 'open')),
      changes: { count: changes.count, first: changes.results.slice(0, CHANGES_SHOWN) },
    };
  },

  /** The team with their emails. */
  team: () =>
    db
      .select({ id: users.id, role: users.role, to: users.email, firstName: users.first_name })
      .from(users)
      .where(and(ne(users.role, 'member'), eq(users.active, true)))
      .orderBy(asc(users.id))
      .limit(MAX_TEAM),
});
