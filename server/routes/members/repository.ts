import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import {
  MEMBERS_PER_PAGE,
  type Member,
  type MemberPage,
  type MemberQuery,
} from '../../../domain/contract/member';
import { THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { individualProfiles as profiles } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { offsetOf, pick, readPage, toPage } from '../../search/filters';
import { findMatch, toldOf, type Search } from '../../search/findMatch';
import { SEARCHED } from '../../search/searched';
import { relevance } from '../../search/text';

const search: Search = {
  of: SEARCHED.member,
  filtersOf: ({ theme }) =>
    and(SEARCHED.member.isPublic, theme && arrayContains(profiles.themes, [theme])),
  relaxed(query) {
    const { theme, ...rest } = query;
    return theme ? [query, rest] : [query];
  },
  bases: () => [{}],
  nearest: ({ theme }, base, group) => [
    ...(theme ? [{ theme }] : []),
    { theme: pick(THEMES, group) },
    base,
  ],
};

/** What the public card of a member shows. */
const card = {
  member_id: profiles.user_id,
  display_name: profiles.display_name,
  introduction: profiles.introduction,
  themes: profiles.themes,
  county: sql<string | null>`case when county_public then nullif(county, '') end`,
  profile_picture: users.profile_picture,
  takes_messages: users.takes_messages,
};

export const membersRepository = (db: Db) => ({
  /**
   * Members who filled in the interest form, newest first, with the public fields only. Words are looked for in
   * these alone.
   */
  async search({ q, exact, theme, county, page: text }: MemberQuery): Promise<MemberPage> {
    const asked = { q, exact, county, theme: pick(THEMES, theme) };
    const match = await findMatch(db, search, asked);
    const page = readPage(text);
    const fit = relevance(profiles.display_name, profiles.search_text, match.words);
    const rows: Member[] = await db
      .select(card)
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.user_id))
      .where(match.where)
      .orderBy(
        ...match.nearestFirst,
        ...match.hitsFirst,
        ...(match.words.length > 0 ? [sql`${fit} desc`] : []),
        desc(profiles.user_id),
      )
      .limit(MEMBERS_PER_PAGE)
      .offset(offsetOf(page, MEMBERS_PER_PAGE));
    return { ...toPage(match.total, page, rows, MEMBERS_PER_PAGE), ...toldOf(match) };
  },
});
