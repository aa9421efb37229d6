import { and, eq } from 'drizzle-orm';
import type { PostedBy } from '../../domain/contract/member';
import type { Db } from '../db/database';
import { individualProfiles as members } from '../db/schema/profiles';
import { users } from '../db/schema/accounts';
import { SEARCHED } from '../search/searched';

/** Who posted it, as their card shows them to everybody; nothing of a member without a public card. */
export async function readPostedBy(db: Db, user_id: number): Promise<{ posted_by?: PostedBy }> {
  const [posted_by] = await db
    .select({ display_name: members.display_name, profile_picture: users.profile_picture })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.user_id, user_id), SEARCHED.member.isPublic));
  return posted_by ? { posted_by } : {};
}
