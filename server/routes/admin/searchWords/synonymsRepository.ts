import { and, arrayContained, arrayContains, eq, exists, sql } from 'drizzle-orm';
import type { SynonymGroup, SynonymQuery } from '../../../../domain/contract/admin/searchWords';
import type { PageOf } from '../../../../domain/contract/page';
import { msg } from '../../../../domain/language';
import { toSearchText } from '../../../../domain/searchText';
import type { Db } from '../../../db/database';
import { synonymGroups } from '../../../db/schema/search';
import { conflict, notFound } from '../../../plugins/failures';
import { readGrid, toGridPage } from '../../../search/grid';

const EXISTS = msg('There is a group of these words already.');
const CHANGED = msg(
  'Somebody else has changed this group meanwhile. Compare its words with yours, then save again.',
);

const columns = { id: synonymGroups.id, words: synonymGroups.words };

/** Groups of words that mean the same. Words are in the form in which they are searched. */
export const synonymsRepository = (db: Db) => {
  /** Throws 409 where another group has exactly these words. */
  async function refuseDouble(words: string[], id: number | null): Promise<void> {
    const isSame = and(
      arrayContains(synonymGroups.words, words),
      arrayContained(synonymGroups.words, words),
    );
    const [other] = await db.select(columns).from(synonymGroups).where(isSame).limit(1);
    if (other && other.id !== id) throw conflict(EXISTS);
  }

  return {
    async page(query: SynonymQuery): Promise<PageOf<SynonymGroup>> {
      const grid = readGrid(query, [], { sort: 'words', isDescending: false });
      const begins = toSearchText(query.q ?? '').replace(/[^a-z]/g, '');
      const word = sql`unnest(${synonymGroups.words}) as word`;
      const matches =
        begins === ''
          ? undefined
          : exists(sql`(select from ${word} where word like ${`${begins}%`})`);
      const rows = await db
        .select(columns)
        .from(synonymGroups)
        .where(matches)
        .orderBy(synonymGroups.words, synonymGroups.id)
        .limit(grid.size)
        .offset(grid.offset);
      return toGridPage(grid, await db.$count(synonymGroups, matches), rows);
    },

    async add(words: string[]): Promise<SynonymGroup> {
      await refuseDouble(words, null);
      const [row] = await db.insert(synonymGroups).values({ words }).returning(columns);
      if (!row) throw new Error('no group was added');
      return row;
    },

    /** Throws 404 where it is gone, 409 where it has other words than `before`. */
    async change(id: number, words: string[], before: string[]): Promise<SynonymGroup> {
      const [present] = await db
        .select(columns)
        .from(synonymGroups)
        .where(eq(synonymGroups.id, id));
      if (!present) throw notFound();
      await refuseDouble(words, id);
      const [row] = await db
        .update(synonymGroups)
        .set({ words })
        .where(and(eq(synonymGroups.id, id), eq(synonymGroups.words, before)))
        .returning(columns);
      if (!row) throw conflict(CHANGED);
      return row;
    },

    /** Throws 404 where it is gone. */
    async remove(id: number): Promise<SynonymGroup> {
      const [row] = await db
        .delete(synonymGroups)
        .where(eq(synonymGroups.id, id))
        .returning(columns);
      if (!row) throw notFound();
      return row;
    },
  };
};
