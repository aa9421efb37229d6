import { and, arrayContains, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import { hasPermission } from '../../../domain/permissions';
import { PAGE_SIZE, type FoundPage } from '../../../domain/contract/page';
import type {
  Resource,
  ResourceSearchQuery,
  ResourcePostedBy,
} from '../../../domain/contract/resource';
import { RESOURCE_TYPES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { resources } from '../../db/schema/posts';
import { readPostedBy } from '../../posts/postedBy';
import type { Caller } from '../../posts/rights';
import { fitOrder, interestsAsked, tailored } from '../../posts/tailoring';
import { offsetOf, pick, readPage, toPage } from '../../search/filters';
import { findMatch, toldOf, type Asked, type Search } from '../../search/findMatch';
import { SEARCHED } from '../../search/searched';
import { relevance, withoutSearchText, wordsOf } from '../../search/text';

const columns = withoutSearchText(getTableColumns(resources));

type Row = Omit<typeof resources.$inferSelect, 'search_text'>;

/** The most rows of a list without pages. */
const MAX_UNPAGED = 500;

const isPublished = eq(resources.status, 'published');
const newestFirst = [
  sql`${resources.published_at} desc nulls last`,
  sql`${resources.id} desc nulls last`,
];

/** Only the owner gets the feedback of a review. */
const toResource =
  (callerId: number | null) =>
  ({ id, moderation_feedback, published_at, modified_at, ...shown }: Row): Resource => ({
    ...shown,
    resource_id: id,
    moderation_feedback: shown.user_id === callerId ? moderation_feedback : null,
    published_at: published_at?.toISOString() ?? null,
    modified_at: modified_at.toISOString(),
  });

const toAsked = ({ q, exact, type, theme }: ResourceSearchQuery): Asked => ({
  q,
  exact,
  type: pick(RESOURCE_TYPES, type),
  theme: pick(THEMES, theme),
});

const search: Search = {
  of: SEARCHED.resource,
  filtersOf: ({ type, theme }) =>
    and(
      isPublished,
      type && eq(resources.resource_type, type),
      theme && arrayContains(resources.themes, [theme]),
    ),
  relaxed(query) {
    const { theme, type, ...rest } = query;
    return [query, ...(theme && type ? [{ ...rest, type }] : []), ...(theme || type ? [rest] : [])];
  },
  bases: () => [{}],
  nearest: ({ theme, type }, base, group) => [
    ...(theme ? [{ theme }] : []),
    ...(type ? [{ type }] : []),
    { theme: pick(THEMES, group) },
    base,
  ],
};

export const resourcesRepository = (db: Db) => ({
  /** Published resources, newest first, at most 500; of one member, or all of the caller's own. */
  async list(userId: number | null, callerId: number | null): Promise<Resource[]> {
    const isOwn = userId !== null && userId === callerId;
    const rows = await db
      .select(columns)
      .from(resources)
      .where(
        and(
          userId === null ? undefined : eq(resources.user_id, userId),
          isOwn ? undefined : isPublished,
        ),
      )
      .orderBy(...newestFirst)
      .limit(MAX_UNPAGED);
    return rows.map(toResource(callerId));
  },

  /**
   * A published resource or the caller's own in any state; for admins all but the drafts of others.
   */
  async one(id: number, caller: Caller | null): Promise<ResourcePostedBy | null> {
    const isOwn = caller ? eq(resources.user_id, caller.id) : undefined;
    const isReviewed = hasPermission(caller, 'reviewPosts')
      ? ne(resources.status, 'draft')
      : undefined;
    const [row] = await db
      .select(columns)
      .from(resources)
      .where(and(eq(resources.id, id), or(isPublished, isOwn, isReviewed)));
    if (!row) return null;
    return { ...toResource(caller?.id ?? null)(row), ...(await readPostedBy(db, row.user_id)) };
  },

  /**
   * What matches as asked, else what is nearest to it. Without words and theme, results can be sorted by the
   * caller's interests.
   */
  async search(query: ResourceSearchQuery, caller: Caller | null): Promise<FoundPage<Resource>> {
    const asked = toAsked(query);
    const match = await findMatch(db, search, asked);
    const mayFit = wordsOf(query.q).length === 0 && !asked.theme;
    const interests = mayFit ? await interestsAsked(db, query.sort, caller) : [];
    const themed = interests.filter(({ theme }) => theme !== null);
    const fit = relevance(resources.headline, resources.search_text, match.words);
    const page = readPage(query.page);
    const rows = await db
      .select(columns)
      .from(resources)
      .where(match.where)
      .orderBy(
        ...match.hitsFirst,
        ...(match.words.length > 0 ? [sql`${fit} desc`] : []),
        ...fitOrder(themed, { themes: resources.themes, status: resources.status }),
        ...newestFirst,
      )
      .limit(PAGE_SIZE)
      .offset(offsetOf(page));
    const found = toPage(match.total, page, rows.map(toResource(null)));
    return { ...tailored(found, themed), ...toldOf(match) };
  },
});
