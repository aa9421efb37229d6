import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { serverHost } from '../../pages/serverHost';
import type { User } from '../../plugins/session';
import { contentUrlOf, ownUpload } from '../uploads/repository';
import type { Fields } from './discourseConnect';

/** The text about the member that the community page or the directory shows anyway. */
async function publicWords(db: Db, { id, user_type }: User): Promise<string> {
  if (user_type === 'individual') {
    const [row] = await db
      .select({ words: individualProfiles.introduction })
      .from(individualProfiles)
      .where(eq(individualProfiles.user_id, id));
    return row?.words ?? '';
  }
  const [row] = await db
    .select({ words: listings.summary })
    .from(listings)
    .where(and(eq(listings.owner_id, id), eq(listings.status, 'published')));
  return row?.words ?? '';
}

async function pictureOf(db: Db, user: User, config: Config): Promise<string | undefined> {
  if (user.profile_picture === null) return undefined;
  const upload = await ownUpload(db, user.id, user.profile_picture, 'picture');
  return upload ? new URL(contentUrlOf(upload), serverHost(config)).href : undefined;
}

/**
 * What the forum is sent about a member, by Discourse's names. `require_activation` is set until
 * the email is confirmed, because Discourse takes over the account with that email. Businesses
 * have an email as user name, which would be public there, so their name is sent instead. Nobody
 * is made an admin.
 */
export async function memberFields(db: Db, user: User, config: Config): Promise<Fields> {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return {
    external_id: String(user.id),
    email: user.email,
    username: user.username.includes('@') ? name : user.username,
    name,
    avatar_url: await pictureOf(db, user, config),
    bio: (await publicWords(db, user)) || undefined,
    groups: user.user_type,
    require_activation: user.email_verified_at === null ? true : undefined,
  };
}
