import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { idsOf, inParts } from '../../../answers/inParts';
import { subjectNames } from '../../../audit/subjectNames';
import type { AuditEntry, AuditGridQuery } from '../../../../domain/contract/admin/audit';
import type { PageOf } from '../../../../domain/contract/page';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { users } from '../../../db/schema/accounts';
import { auditEntries } from '../../../db/schema/audit';
import { dayOf } from '../../../search/days';
import { readId } from '../../../search/filters';
import { readGrid, toGridPage } from '../../../search/grid';
import { hasWord, wordsOf } from '../../../search/text';

const actors = alias(users, 'actors');
const businesses = alias(users, 'businesses');

/** Shorter words have no trigram, so the search index does not help. */
const SHORTEST_INDEXED = 3;

const hasWords = (words: string[]): SQL | undefined =>
  and(...words.map((word) => hasWord(auditEntries.search_text, word)));

/** Narrows the rows by words, which the search index finds, before comparing the beginning. */
function beginsWith(action: string | undefined): SQL | undefined {
  if (!action) return undefined;
  const words = wordsOf(action).filter((word) => word.length >= SHORTEST_INDEXED);
  return and(hasWords(words), sql`starts_with(${auditEntries.action}, ${action})`);
}

function filtersOf({ q, action, actor, from, to }: AuditGridQuery): SQL | undefined {
  const actorId = readId(actor ?? '');
  const first = dayOf(from);
  const last = dayOf(to);
  return and(
    hasWords(wordsOf(q)),
    beginsWith(action),
    actorId === null ? undefined : eq(auditEntries.actor_id, actorId),
    first && gte(auditEntries.created_at, first.starts),
    last && lt(auditEntries.created_at, last.ends),
  );
}

/** Reads the audit log; only `audit` writes it. */
export const auditRepository = (db: Db) => {
  const entries = (where: SQL | undefined) =>
    db
      .select({
        id: auditEntries.id,
        at: auditEntries.created_at,
        actor_id: auditEntries.actor_id,
        actor_name: fullName(actors),
        as_user_id: auditEntries.as_user_id,
        as_user_name: fullName(businesses),
        action: auditEntries.action,
        subject: auditEntries.subject,
        note: auditEntries.note,
        before_hash: auditEntries.before_hash,
        after_hash: auditEntries.after_hash,
      })
      .from(auditEntries)
      .leftJoin(actors, eq(actors.id, auditEntries.actor_id))
      .leftJoin(businesses, eq(businesses.id, auditEntries.as_user_id))
      .where(where)
      .orderBy(desc(auditEntries.id));
  type Read = Awaited<ReturnType<typeof entries>>[number];
  async function toEntries(rows: readonly Read[]): Promise<AuditEntry[]> {
    const names = await subjectNames(
      db,
      rows.map(({ subject }) => subject),
    );
    return rows.map(({ at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      subject_name: names.get(row.subject) ?? null,
    }));
  }

  return {
    /** Newest first, whatever `sort` says. */
    async page(query: AuditGridQuery): Promise<PageOf<AuditEntry>> {
      const grid = readGrid(query, ['at'], { sort: 'at', isDescending: true });
      const where = filtersOf(query);
      const [all] = await db.select({ total: count() }).from(auditEntries).where(where);
      const rows = await entries(where).limit(grid.size).offset(grid.offset);
      return toGridPage(grid, all?.total ?? 0, await toEntries(rows));
    },

    /** All that match, newest first, up to a limit, in parts. */
    async *all(query: AuditGridQuery, limit: number): AsyncGenerator<AuditEntry[]> {
      const found = db
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(filtersOf(query))
        .orderBy(desc(auditEntries.id))
        .limit(limit);
      yield* inParts(await idsOf(db, found), async (ids) =>
        toEntries(await entries(inArray(auditEntries.id, ids))),
      );
    },
  };
};
