import { and, asc, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import {
  MEMBER_SORTS,
  type MemberGridQuery,
  type MemberRow,
} from '../../../../domain/contract/admin/members';
import type { PageOf } from '../../../../domain/contract/page';
import { ROLES, USER_TYPES } from '../../../../domain/accountTypes';
import type { Db } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { pick } from '../../../search/filters';
import { readGrid, toGridPage } from '../../../search/grid';
import { isSubscriber } from '../../newsletter/repository';
import { hasWord, soundsLike, withGuessing, wordsOf } from '../../../search/text';

const columns = {
  user_id: users.id,
  username: users.username,
  first_name: users.first_name,
  last_name: users.last_name,
  user_email: users.email,
  user_type: users.user_type,
  role: users.role,
  active: users.active,
  form_filled: users.form_filled,
  newsletter: sql<boolean>`${isSubscriber}`,
  created_at: users.created_at,
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

const toMemberRow = ({ first_name, last_name, created_at, ...row }: Row) => ({
  ...row,
  name: `${first_name} ${last_name}`.trim(),
  created_at: created_at.toISOString(),
});

const readRows = (db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number) =>
  db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

function filtersOf({ user_type, role, active }: MemberGridQuery): SQL | undefined {
  const ofType = pick(USER_TYPES, user_type);
  const withRole = pick(ROLES, role);
  const inTeam = role === 'team' ? ne(users.role, 'member') : undefined;
  const isActive = pick(['true', 'false'], active);
  return and(
    ofType && eq(users.user_type, ofType),
    withRole && eq(users.role, withRole),
    inTeam,
    isActive && eq(users.active, isActive === 'true'),
  );
}

async function readMatching(
  db: Db,
  query: MemberGridQuery,
  matches: SQL | undefined,
): Promise<PageOf<MemberRow>> {
  const grid = readGrid(query, MEMBER_SORTS, { sort: 'created_at', isDescending: true });
  const inOrder = grid.isDescending ? desc : asc;
  const by = {
    name: [users.first_name, users.last_name, users.id],
    created_at: [users.created_at, users.id],
  }[grid.sort];
  const where = and(filtersOf(query), matches);
  const [all] = await db.select({ total: count() }).from(users).where(where);
  const rows = await readRows(
    db,
    where,
    by.map((column) => inOrder(column)),
    grid.size,
    grid.offset,
  );
  return toGridPage(grid, all?.total ?? 0, rows.map(toMemberRow));
}

/** Accounts for admins. */
export const memberRowsRepository = (db: Db) => ({
  /**
   * Newest first unless sorted. Searches for the words as written; if no account has them, for
   * words that sound alike.
   */
  async page(query: MemberGridQuery): Promise<PageOf<MemberRow>> {
    const words = wordsOf(query.q);
    const isWritten = and(...words.map((word) => hasWord(users.search_text, word)));
    const written = db.select({ id: users.id }).from(users).where(isWritten).limit(1);
    if (words.length === 0 || (await written).length > 0) return readMatching(db, query, isWritten);
    const isMeant = soundsLike(users.search_text, words);
    return withGuessing(db, (tx) => readMatching(tx, query, isMeant));
  },

  async one(id: number): Promise<MemberRow | null> {
    const [row] = await readRows(db, eq(users.id, id), [], 1, 0);
    return row ? toMemberRow(row) : null;
  },
});
