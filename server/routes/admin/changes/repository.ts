import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type {
  ReadChangePayload,
  UnreadChange,
  UnreadChangeQuery,
} from '../../../../domain/contract/admin/moderation';
import type { PageOf } from '../../../../domain/contract/page';
import { msg } from '../../../../domain/language';
import { changesSince } from '../../../../domain/listing/facts';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { events, isPublicEvent } from '../../../db/schema/posts';
import { listings } from '../../../db/schema/listings';
import { inLanguage } from '../../../language';
import { conflict, notFound } from '../../../plugins/failures';
import { readGrid, toGridPage } from '../../../search/grid';
import { unreadChanges } from '../../events/facts';
import { approvalOf, hasChanged } from '../../listings/approval';

type Subject = UnreadChange['subject'];

const isUnread = {
  event: and(isNotNull(events.approved), isPublicEvent),
  listing: and(eq(listings.status, 'published'), hasChanged),
};

const toChange = (
  subject: Subject,
  row: { id: number; slug: string; modified_at: Date },
  more: Pick<UnreadChange, 'title' | 'changes'>,
): UnreadChange => ({
  subject,
  subject_id: row.id,
  slug: row.slug,
  modified_at: row.modified_at.toISOString(),
  ...more,
});

/** Read the public rows with unread changes among these ids. */
const READERS: Record<Subject, (db: Db, ids: number[]) => Promise<UnreadChange[]>> = {
  async event(db, ids) {
    const rows = await db
      .select()
      .from(events)
      .where(and(inArray(events.id, ids), isUnread.event));
    return rows.map((row) =>
      toChange('event', row, { title: row.name, changes: unreadChanges(row) }),
    );
  },
  async listing(db, ids) {
    const rows = await db
      .select()
      .from(listings)
      .where(and(inArray(listings.id, ids), isUnread.listing));
    return rows.map((row) => {
      const changes = changesSince(row.approved ?? {}, row);
      return toChange('listing', row, { title: row.name, changes });
    });
  },
};

/** Changes that owners made after the approval. */
export const changesRepository = (db: Db) => ({
  async page(query: UnreadChangeQuery): Promise<PageOf<UnreadChange>> {
    const grid = readGrid(query, ['modified_at'], { sort: 'modified_at', isDescending: false });
    const keys = await db
      .select({ subject: sql<Subject>`subject`, id: sql<number>`id` })
      .from(
        sql`(select 'event' as subject, ${events.id} as id, ${events.modified_at} as since
          from ${events} where ${isUnread.event}
          union all select 'listing', ${listings.id}, ${listings.modified_at}
          from ${listings} where ${isUnread.listing}) as changes`,
      )
      .orderBy(sql`since, subject, id`)
      .limit(grid.size)
      .offset(grid.offset);
    const idsOf = (subject: Subject) =>
      keys.filter((key) => key.subject === subject).map(({ id }) => id);
    const found = [
      ...(await READERS.event(db, idsOf('event'))),
      ...(await READERS.listing(db, idsOf('listing'))),
    ];
    const rows = keys.flatMap(({ subject, id }) =>
      found.filter((row) => row.subject === subject && row.subject_id === id),
    );
    const count =
      (await db.$count(events, isUnread.event)) + (await db.$count(listings, isUnread.listing));
    return toGridPage(grid, count, rows);
  },

  /**
   * For use within a transaction. A change that was read already stays as it is. Throws 404 when
   * the subject is not public, and 409 when it has changed again.
   */
  async read(
    { subject, subject_id: id, modified_at }: ReadChangePayload,
    adminId: number,
    now: Date,
  ): Promise<void> {
    const table = subject === 'event' ? events : listings;
    const isPublic = subject === 'event' ? isPublicEvent : eq(listings.status, 'published');
    const [row] = await db
      .select({ modified_at: table.modified_at })
      .from(table)
      .where(and(eq(table.id, id), isPublic))
      .for('update');
    if (!row) throw notFound();
    if (row.modified_at.toISOString() !== modified_at) {
      throw conflict(msg('Its owner has changed it again. Please read what it says now.'));
    }
    // The log is in English.
    const [change] = await inLanguage('en', () => READERS[subject](db, [id]));
    if (!change) return;
    if (subject === 'event') {
      await db.update(events).set({ approved: null }).where(eq(events.id, id));
    } else {
      const [listing] = await db.select().from(listings).where(eq(listings.id, id));
      const read = listing && approvalOf(listing, now > row.modified_at ? now : row.modified_at);
      await db
        .update(listings)
        .set({ ...read })
        .where(eq(listings.id, id));
    }
    const act = { actor_id: adminId, as_user_id: null, action: 'review.read' };
    const texts = {
      before: change.changes.map(({ field, before }) => [field, before]),
      after: change.changes.map(({ field, after }) => [field, after]),
    };
    const note = change.changes.map(({ field }) => field).join(', ');
    await audit(db, { ...act, subject: `${subject} ${id}`, note, ...texts }, now);
  },
});
