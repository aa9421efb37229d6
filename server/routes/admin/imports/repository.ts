import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ImportBatch } from '../../../../domain/contract/admin/imports';
import { PAGE_SIZE, type PageOf } from '../../../../domain/contract/page';
import { t } from '../../../../domain/language';
import type { Db } from '../../../db/database';
import { importBatches, importRows } from '../../../db/schema/imports';
import { users } from '../../../db/schema/accounts';
import { offsetOf, readPage, toPage } from '../../../search/filters';

const rowsOf = (condition: string) =>
  sql<number>`(select count(*)::int from import_rows where batch_id = ${importBatches.id} and filled ${sql.raw(condition)} '{}')`;

const shown = {
  id: importBatches.id,
  created_at: importBatches.created_at,
  file_name: importBatches.file_name,
  first_name: users.first_name,
  last_name: users.last_name,
  skipped: importBatches.skipped,
  undone_at: importBatches.undone_at,
  created: rowsOf('='),
  merged: rowsOf('<>'),
};

export const importsRepository = (db: Db) => {
  const select = () =>
    db.select(shown).from(importBatches).leftJoin(users, eq(users.id, importBatches.admin_id));
  type Read = Awaited<ReturnType<typeof select>>[number];

  const toBatch = (row: Read, kept: ImportBatch['kept']): ImportBatch => {
    const { id, created_at, undone_at, first_name, last_name, ...rest } = row;
    return {
      ...rest,
      import_id: id,
      created_at: created_at.toISOString(),
      admin: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
      undone_at: undone_at?.toISOString() ?? null,
      kept,
    };
  };

  return {
    /** The newest first; of what undos have kept, nothing. */
    async page(text: string | undefined): Promise<PageOf<ImportBatch>> {
      const page = readPage(text);
      const rows = await select()
        .orderBy(desc(importBatches.id))
        .limit(PAGE_SIZE)
        .offset(offsetOf(page));
      const count = await db.$count(importBatches);
      return toPage(
        count,
        page,
        rows.map((row) => toBatch(row, [])),
      );
    },

    async one(id: number): Promise<ImportBatch | null> {
      const [row] = await select().where(eq(importBatches.id, id));
      if (!row) return null;
      const kept = await db
        .select({
          listing_id: importRows.listing_id,
          name: sql<string>`coalesce(${importRows.kept_name}, '')`,
          because: sql<string>`${importRows.kept_because}`,
        })
        .from(importRows)
        .where(and(eq(importRows.batch_id, id), isNotNull(importRows.kept_because)))
        .orderBy(importRows.listing_id);
      return toBatch(
        row,
        kept.map(({ because, ...rest }) => ({ ...rest, because: t(because) })),
      );
    },
  };
};
