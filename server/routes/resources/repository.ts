import { and, arrayContains, count, eq, getTableColumns, ne, or, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE, type TailoredPage } from '../../../domain/contract/page';
import type { Interest } from '../../../domain/tailoring';
import type { Resource, ResourceSearchQuery } from '../../../domain/contract/resource';
import { RESOURCE_TYPES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { resources } from '../../db/posts';
import { isAdmin, type Caller } from '../../posts/rights';
import { fitOrder, interestsAsked, tailored } from '../../posts/tailoring';
import { offsetOf, pick, readPage, toPage } from '../../search/filters';
import {
  hasWord,
  relevance,
  soundsLike,
  withGuessing,
  withoutSearchText,
  wordsOf,
} from '../../search/text';

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

function filtersOf({ type, theme }: ResourceSearchQuery): SQL | undefined {
  const ofType = pick(RESOURCE_TYPES, type);
  const withTheme = pick(THEMES, theme);
  return and(
    isPublished,
    ofType && eq(resources.resource_type, ofType),
    withTheme && arrayContains(resources.themes, [withTheme]),
  );
}

async function readMatching(
  db: Db,
  query: ResourceSearchQuery,
  words: string[],
  matches: SQL | undefined,
  interests: readonly Interest[] = [],
): Promise<TailoredPage<Resource>> {
  const where = and(filtersOf(query), matches);
  const page = readPage(query.page);
  const fit = relevance(resources.headline, resources.search_text, words);
  const [all] = await db.select({ total: count() }).from(resources).where(where);
  const rows = await db
    .select(columns)
    .from(resources)
    .where(where)
    .orderBy(
      ...(words.length > 0 ? [sql`${fit} desc`] : []),
      ...fitOrder(interests, { themes: resources.themes, status: resources.status }),
      ...newestFirst,
    )
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  return tailored(toPage(all?.total ?? 0, page, rows.map(toResource(null))), interests);
}

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
  async one(id: number, caller: Caller | null): Promise<Resource | null> {
    const isOwn = caller ? eq(resources.user_id, caller.id) : undefined;
    const isReviewed = isAdmin(caller) ? ne(resources.status, 'draft') : undefined;
    const [row] = await db
      .select(columns)
      .from(resources)
      .where(and(eq(resources.id, id), or(isPublished, isOwn, isReviewed)));
    return row ? toResource(caller?.id ?? null)(row) : null;
  },

  /**
   * Searches for the words as written; if no published resource has them all, for words that sound
   * alike. Without words and theme, results can be sorted by the caller's interests.
   */
  async search(query: ResourceSearchQuery, caller: Caller | null): Promise<TailoredPage<Resource>> {
    const words = wordsOf(query.q);
    if (words.length === 0 && !pick(THEMES, query.theme)) {
      const interests = await interestsAsked(db, query.sort, caller);
      const themed = interests.filter(({ theme }) => theme !== null);
      return readMatching(db, query, words, undefined, themed);
    }
    const isWritten = and(...words.map((word) => hasWord(resources.search_text, word)));
    const written = db
      .select({ id: resources.id })
      .from(resources)
      .where(and(isPublished, isWritten))
      .limit(1);
    if (words.length === 0 || (await written).length > 0) {
      return readMatching(db, query, words, isWritten);
    }
    const isMeant = soundsLike(resources.search_text, words);
    return withGuessing(db, (tx) => readMatching(tx, query, words, isMeant));
  },
});
