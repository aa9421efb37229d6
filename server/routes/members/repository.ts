import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../domain/contract/member';
import { PAGE_SIZE, type PageOf } from '../../../domain/contract/page';
import type { Db } from '../../db/database';
import { individualProfiles as profiles, users } from '../../db/schema';
import { offsetOf, readPage, toPage } from '../../search/filters';

const isShown = and(eq(users.active, true), eq(users.user_type, 'individual'));

export const membersRepository = (db: Db) => ({
  /** Members who filled in the interest form, newest first, with the public fields only. */
  async page(text: string | undefined): Promise<PageOf<Member>> {
    const page = readPage(text);
    const isMe = eq(users.id, profiles.user_id);
    const [all] = await db
      .select({ total: count() })
      .from(profiles)
      .innerJoin(users, isMe)
      .where(isShown);
    const rows = await db
      .select({
        member_id: profiles.user_id,
        display_name: profiles.display_name,
        introduction: profiles.introduction,
        themes: profiles.themes,
        county: sql<string | null>`case when county_public then nullif(county, '') end`,
        profile_picture: users.profile_picture,
      })
      .from(profiles)
      .innerJoin(users, isMe)
      .where(isShown)
      .orderBy(desc(profiles.user_id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page));
    return toPage(all?.total ?? 0, page, rows);
  },
});
