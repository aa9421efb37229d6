import { eq } from 'drizzle-orm';
import type { ReviewPayload } from '../../../domain/contract/review';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, resources } from '../../db/posts';
import { listings, users } from '../../db/schema';
import { conflict, notFound } from '../../plugins/failures';

/** What is reviewed, as the three tables have it in common. */
interface Subject {
  ownerId: number | null;
  title: string;
  slug: string;
  status: EventStatus;
  publishedAt: Date | null;
}

/** Locks the row, so that two reviewers decide one after the other. */
async function lock(
  tx: Db,
  { subject, subject_id: id }: ReviewPayload,
): Promise<Subject | undefined> {
  if (subject === 'resource') {
    const rows = await tx.select().from(resources).where(eq(resources.id, id)).for('update');
    return rows.map((row) => ({
      ownerId: row.user_id,
      title: row.headline,
      slug: String(row.id),
      status: row.status,
      publishedAt: row.published_at,
    }))[0];
  }
  if (subject === 'event') {
    const rows = await tx.select().from(events).where(eq(events.id, id)).for('update');
    return rows.map((row) => ({
      ownerId: row.user_id,
      title: row.name,
      slug: row.slug,
      status: row.status,
      publishedAt: row.published_at,
    }))[0];
  }
  const rows = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  return rows.map((row) => ({
    ownerId: row.owner_id,
    title: row.name,
    slug: row.slug,
    status: row.status,
    publishedAt: row.published_at,
  }))[0];
}

function requireUndecided({ status }: Subject, { decision }: ReviewPayload): void {
  if (status === 'draft') throw conflict('A draft is not reviewed.');
  if (decision !== 'published') return;
  if (status === 'published') throw conflict('It is published already.');
  if (status === 'cancelled' || status === 'postponed') throw conflict(`The event is ${status}.`);
}

/** Decisions of admins on what members posted. */
export const reviewsRepository = (db: Db) => ({
  /** To be used within a transaction. */
  async decide(payload: ReviewPayload, now: Date): Promise<Subject> {
    const before = await lock(db, payload);
    if (!before) throw notFound();
    requireUndecided(before, payload);
    const { subject, subject_id: id, decision, note } = payload;
    const decided = {
      status: decision,
      moderation_feedback: note || null,
      ...(decision === 'published' && { published_at: before.publishedAt ?? now }),
    };
    if (subject === 'resource') {
      await db.update(resources).set(decided).where(eq(resources.id, id));
    } else if (subject === 'event') {
      await db.update(events).set(decided).where(eq(events.id, id));
    } else {
      await db.update(listings).set(decided).where(eq(listings.id, id));
    }
    return before;
  },

  /** Where the owner can be written to; null when the account is closed. */
  async recipient(ownerId: number) {
    const [row] = await db
      .select({ email: users.email, first_name: users.first_name, active: users.active })
      .from(users)
      .where(eq(users.id, ownerId));
    return row?.active ? row : null;
  },
});
