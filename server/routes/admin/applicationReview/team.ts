import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { rolesWith } from '../../../../domain/permissions';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { users } from '../../../db/schema/accounts';

const MAX_TEAM = 200;

/** Who can review the application of a business: the active reviewers and admins without its owner. */
export async function readTeam(db: Db, ownerId: number) {
  const rows = await db
    .select({ user_id: users.id, name: fullName(users) })
    .from(users)
    .where(
      and(
        inArray(users.role, rolesWith('reviewApplications')),
        eq(users.active, true),
        ne(users.id, ownerId),
      ),
    )
    .orderBy(asc(users.first_name), asc(users.id))
    .limit(MAX_TEAM);
  return rows.map(({ user_id, name }) => ({ user_id, name: name ?? '' }));
}
