import { arrayOverlaps, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FOR_YOU, type PageOf, type TailoredPage } from '../../domain/contract/page';
import { CANCELLED, interestsOf, namedIn, reasonOf, type Interest } from '../../domain/tailoring';
import { DIRECTORY_CATEGORIES, type Theme } from '../../domain/vocabulary';
import type { Db } from '../db/database';
import { individualProfiles } from '../db/schema/profiles';
import { listings } from '../db/schema/listings';
import type { Caller } from './rights';

/** What a member of either kind has answered, read without anything else of the two forms. */
export async function readInterests(db: Db, { id }: Caller): Promise<Interest[]> {
  const [individual] = await db
    .select({
      themes: individualProfiles.themes,
      county: individualProfiles.county,
      bought: individualProfiles.bought_categories,
      volunteering: individualProfiles.volunteering,
    })
    .from(individualProfiles)
    .where(eq(individualProfiles.user_id, id));
  if (individual) {
    const categories = DIRECTORY_CATEGORIES.filter((category) =>
      individual.bought.includes(category),
    );
    return interestsOf({ ...individual, categories });
  }
  const [own] = await db
    .select({
      themes: listings.themes,
      county: listings.county,
      category: listings.category,
      others: listings.other_categories,
    })
    .from(listings)
    .where(eq(listings.owner_id, id));
  if (!own) return [];
  return interestsOf({ ...own, categories: [own.category, ...own.others], volunteering: [] });
}

/** What the list is to begin with; nothing unless a member asks for it by `sort`. */
export const interestsAsked = async (
  db: Db,
  sort: string | undefined,
  caller: Caller | null,
): Promise<Interest[]> => (caller && sort === FOR_YOU ? readInterests(db, caller) : []);

interface Columns {
  themes: PgColumn;
  status: PgColumn;
  county?: PgColumn;
}

/** How well a row fits, the smaller the better; as `reasonOf` of the domain judges it. */
export function fitOrder(
  interests: readonly Interest[],
  { themes, status, county }: Columns,
): SQL[] {
  const cases = interests.flatMap(({ theme, county: code, isNamed }) => {
    const rank = isNamed ? sql.raw('0') : sql.raw('1');
    if (theme !== null) return [sql`when ${arrayOverlaps(themes, [theme])} then ${rank}`];
    return county && code !== null ? [sql`when ${county} = ${code} then ${rank}`] : [];
  });
  return cases.length === 0
    ? []
    : [sql`case when ${status} = ${CANCELLED} then 2 ${sql.join(cases, sql` `)} else 2 end`];
}

interface Fitting {
  themes: Theme[];
  status: string;
  county?: string | null;
  because?: string;
}

/** Says what the page follows, and of each post the answer that it fits. */
export function tailored<Post extends Fitting>(
  page: PageOf<Post>,
  interests: readonly Interest[],
): TailoredPage<Post> {
  if (interests.length === 0) return page;
  const results = page.results.map((post) => {
    const because = reasonOf(interests, post);
    return because === null ? post : { ...post, because };
  });
  return { ...page, results, for_you: namedIn(interests) };
}
