import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  POST_KINDS,
  type PostGridQuery,
  type PostKind,
  type PostRow,
} from '../../../../domain/contract/admin/moderation';
import type { PageOf } from '../../../../domain/contract/page';
import { EVENT_STATUSES, POST_STATUSES, type EventStatus } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { abuseReports } from '../../../db/schema/reports';
import { events, resources } from '../../../db/schema/posts';
import { users } from '../../../db/schema/accounts';
import { pick } from '../../../search/filters';
import { pickAll, readGrid, toGridPage, type Grid } from '../../../search/grid';
import { hasWord, wordsOf } from '../../../search/text';
import { isFirstWaiting } from '../../events/series';

/**
 * `modified_at` is when the owner last submitted the post, so ascending means longest waiting
 * first.
 */
const SORTS = ['modified_at', 'title'] as const;
type Sort = (typeof SORTS)[number];

const TABLES = { resource: resources, event: events } as const;
const TITLES = { resource: resources.headline, event: events.name } as const;
const STATUSES: Record<PostKind, readonly EventStatus[]> = {
  resource: POST_STATUSES,
  event: EVENT_STATUSES,
};
/** Drafts are for their owners only. */
const SHOWN = EVENT_STATUSES.filter((status) => status !== 'draft');

interface Key {
  subject: PostKind;
  id: number;
}

/** One kind of post in one status, which an index returns in order of waiting. */
interface Part {
  subject: PostKind;
  where: SQL;
}

/**
 * For resources the stored search text is checked first, since it contains the title and is
 * cheaper.
 */
function titleHas(kind: PostKind, word: string): SQL {
  const isInTitle = hasWord(sql`to_search_text(array[${TITLES[kind]}])`, word);
  return kind === 'resource'
    ? sql`${hasWord(resources.search_text, word)} and ${isInTitle}`
    : isInTitle;
}

function partsOf({ q, subject, status }: PostGridQuery): Part[] {
  const only = pick(POST_KINDS, subject);
  const asked = pickAll(SHOWN, status);
  const statuses = asked.length > 0 ? asked : ['pending' as const];
  const words = wordsOf(q);
  return POST_KINDS.filter((kind) => !only || kind === only).flatMap((kind) => {
    const known = statuses.filter((one) => STATUSES[kind].includes(one));
    return known.map((one) => ({
      subject: kind,
      where: sql.join(
        [
          sql`${TABLES[kind].status} = ${one}`,
          ...(kind === 'event' && one === 'pending' ? [isFirstWaiting] : []),
          ...words.map((word) => titleHas(kind, word)),
        ],
        sql` and `,
      ),
    }));
  });
}

/** Limits each part to the rows up to the end of the page, so that the union stays small. */
function readKeys(db: Db, parts: Part[], grid: Grid<Sort>): Promise<Key[]> {
  const direction = sql.raw(grid.isDescending ? 'desc' : 'asc');
  const most = grid.offset + grid.size;
  const selects = parts.map(({ subject, where }) => {
    const table = TABLES[subject];
    const by = grid.sort === 'title' ? TITLES[subject] : table.modified_at;
    return sql`(select ${subject}::text as subject, ${table.id} as id, ${by} as place from ${table}
      where ${where} order by ${by} ${direction}, ${table.id} ${direction} limit ${most})`;
  });
  return db
    .select({ subject: sql<PostKind>`subject`, id: sql<number>`id` })
    .from(sql`(${sql.join(selects, sql` union all `)}) as posts`)
    .orderBy(sql`place ${direction}, subject ${direction}, id ${direction}`)
    .limit(grid.size)
    .offset(grid.offset);
}

async function countParts(db: Db, parts: Part[]): Promise<number> {
  const counts = await Promise.all(
    parts.map(({ subject, where }) => db.$count(TABLES[subject], where)),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

const openReports = (db: Db, subject: PostKind) => {
  const reported = and(
    eq(abuseReports.subject, subject),
    eq(abuseReports.subject_id, TABLES[subject].id),
    isNull(abuseReports.closed_at),
  );
  return db.$count(abuseReports, reported);
};

async function readResources(db: Db, ids: number[]) {
  const rows = await db
    .select({
      post: resources,
      owner_name: fullName(users),
      open_reports: openReports(db, 'resource'),
    })
    .from(resources)
    .innerJoin(users, eq(users.id, resources.user_id))
    .where(inArray(resources.id, ids));
  return rows.map(({ post, ...more }) =>
    toRow({ ...post, subject: 'resource', title: post.headline, slug: String(post.id), ...more }),
  );
}

async function readEvents(db: Db, ids: number[]) {
  const rows = await db
    .select({ post: events, owner_name: fullName(users), open_reports: openReports(db, 'event') })
    .from(events)
    .innerJoin(users, eq(users.id, events.user_id))
    .where(inArray(events.id, ids));
  return rows.map(({ post, ...more }) =>
    toRow({ ...post, subject: 'event', title: post.name, ...more }),
  );
}

interface Found extends Pick<
  PostRow,
  'subject' | 'title' | 'slug' | 'status' | 'moderation_feedback' | 'open_reports'
> {
  id: number;
  user_id: number;
  owner_name: string | null;
  modified_at: Date;
  published_at: Date | null;
}

const toRow = (post: Found): PostRow => ({
  subject: post.subject,
  subject_id: post.id,
  title: post.title,
  slug: post.slug,
  owner_id: post.user_id,
  owner_name: post.owner_name ?? '',
  status: post.status,
  moderation_feedback: post.moderation_feedback,
  modified_at: post.modified_at.toISOString(),
  published_at: post.published_at?.toISOString() ?? null,
  open_reports: post.open_reports,
});

/** Resources and events in one list, for review. */
export const postRowsRepository = (db: Db) => ({
  /** Pending posts unless `status` says otherwise, longest waiting first unless sorted. */
  async page(query: PostGridQuery): Promise<PageOf<PostRow>> {
    const grid = readGrid(query, SORTS, { sort: 'modified_at', isDescending: false });
    const parts = partsOf(query);
    if (parts.length === 0) return toGridPage(grid, 0, []);
    const keys = await readKeys(db, parts, grid);
    const idsOf = (subject: PostKind) =>
      keys.filter((key) => key.subject === subject).map(({ id }) => id);
    const found = [
      ...(await readResources(db, idsOf('resource'))),
      ...(await readEvents(db, idsOf('event'))),
    ];
    const rows = keys.flatMap(({ subject, id }) =>
      found.filter((row) => row.subject === subject && row.subject_id === id),
    );
    return toGridPage(grid, await countParts(db, parts), rows);
  },
});
