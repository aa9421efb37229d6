import { eq } from 'drizzle-orm';
import type { ReviewPayload } from '../../../domain/contract/review';
import { msg, t } from '../../../domain/language';
import type { PublicFacts } from '../../../domain/listing/facts';
import { listingMachine } from '../../../domain/listing/listingMachine';
import { nextState, stateAfter } from '../../../domain/nextState';
import { eventMachine } from '../../../domain/posts/eventMachine';
import { resourceMachine } from '../../../domain/posts/resourceMachine';
import type { EventStatus, PostStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { conflict, notFound } from '../../plugins/failures';
import { published } from '../../posts/publication';
import { approvedWhileHidden, reviewEvent } from '../events/approval';
import { isReworded } from '../events/columns';
import type { EventRow } from '../events/present';
import { lockLaterAlike, publishDates } from '../events/series';
import { approvalOf } from '../listings/approval';

/** What is reviewed, as the three tables have it in common. */
interface Posted<Status extends EventStatus> {
  ownerId: number | null;
  title: string;
  slug: string;
  status: Status;
  publishedAt: Date | null;
  modifiedAt: Date;
  /** Where the decision leads; null where it cannot be made. */
  next: Status | null;
}

type Subject =
  | (Posted<EventStatus> & { event: EventRow })
  /** `facts`: of a listing; what its publication approves. */
  | (Posted<PostStatus> & { event?: undefined; facts?: PublicFacts });

/** A decided event, as it was, with its status now. */
export interface DecidedEvent {
  before: EventRow;
  after: EventStatus;
}

interface Decided extends Pick<Subject, 'ownerId' | 'title' | 'slug' | 'status'> {
  after: EventStatus;
  /** The event, and the later dates of its series for which the decision holds too. */
  dates: DecidedEvent[];
}

const NOW: Record<EventStatus, string> = {
  draft: msg('a draft'),
  pending: msg('waiting for review'),
  published: msg('published'),
  changes_requested: msg('sent back for changes'),
  rejected: msg('rejected'),
  cancelled: msg('cancelled'),
  postponed: msg('postponed'),
};

/** Locks the row, so that two reviewers decide one after the other. */
async function lock(
  tx: Db,
  { subject, subject_id: id, decision }: ReviewPayload,
): Promise<Subject | undefined> {
  const type = `review.${decision}` as const;
  if (subject === 'resource') {
    const rows = await tx.select().from(resources).where(eq(resources.id, id)).for('update');
    return rows.map((row) => ({
      ownerId: row.user_id,
      title: row.headline,
      slug: String(row.id),
      status: row.status,
      publishedAt: row.published_at,
      modifiedAt: row.modified_at,
      next: nextState(resourceMachine, row.status, { type, by: 'editor' }),
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
      modifiedAt: row.modified_at,
      event: row,
      next: nextState(eventMachine, row.status, reviewEvent(row, decision)),
    }))[0];
  }
  const rows = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  return rows.map((row) => ({
    ownerId: row.owner_id,
    title: row.name,
    slug: row.slug,
    status: row.status,
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
    facts: row,
    next: nextState(listingMachine, row.status, { type, by: 'admin' }),
  }))[0];
}

/** Why no decision makes an event public. */
const HINDERED: Partial<Record<EventStatus, string>> = {
  cancelled: msg('The event is cancelled.'),
  postponed: msg('The event is postponed.'),
};

/** Where the decision leads. Throws 409 that says what came between it and the reviewer's look. */
function requireNext<Status extends EventStatus>(
  { status, modifiedAt, next }: Posted<Status>,
  { seen }: ReviewPayload,
): Status {
  const already = () => t('It is {state} already.', { state: t(NOW[status]) });
  if (next === null && !(status in HINDERED)) {
    throw conflict(status === 'draft' ? msg('A draft is not reviewed.') : already());
  }
  if (seen && seen.status !== status) {
    throw conflict(
      t('Meanwhile somebody else decided or changed it: it is {state} now.', {
        state: t(NOW[status]),
      }),
    );
  }
  if (seen && seen.modified_at !== modifiedAt.toISOString()) {
    throw conflict(msg('Its owner has changed it meanwhile. Please look at it again.'));
  }
  if (next === null) throw conflict(HINDERED[status] ?? already());
  return next;
}

/** An event, and the later dates of its series in the same state and words: these were read with it. */
async function datesAlike(tx: Db, event: EventRow): Promise<EventRow[]> {
  const later = event.series_id === null ? [] : await lockLaterAlike(tx, event);
  return [event, ...later.filter((date) => !isReworded(event, date))];
}

/** Decisions of admins on what members posted. */
export const reviewsRepository = (db: Db) => ({
  /** Returns what was there before, and what became of it; to be used within a transaction. */
  async decide(payload: ReviewPayload, now: Date): Promise<Decided> {
    const before = await lock(db, payload);
    if (!before) throw notFound();
    const { subject, subject_id: id, decision, note } = payload;
    const isPublishing = decision === 'published';
    const decidedOf = (publishedAt: Date | null) => ({
      ...(isPublishing && published(publishedAt, now)),
      moderation_feedback: note || null,
    });
    if (before.event) {
      const after = requireNext(before, payload);
      const dates: DecidedEvent[] = [];
      for (const date of await datesAlike(db, before.event)) {
        const status = stateAfter(eventMachine, date.status, reviewEvent(date, decision));
        const approved = isPublishing ? null : approvedWhileHidden(date);
        const [event] = await db
          .update(events)
          .set({ ...decidedOf(date.published_at), approved, status })
          .where(eq(events.id, date.id))
          .returning();
        if (event) await publishDates(db, event, now);
        dates.push({ before: date, after: status });
      }
      return { ...before, after, dates };
    }
    const after = requireNext(before, payload);
    const decided = { ...decidedOf(before.publishedAt), status: after };
    if (subject === 'resource') {
      await db.update(resources).set(decided).where(eq(resources.id, id));
    } else {
      const approval = isPublishing && before.facts ? approvalOf(before.facts, now) : {};
      await db
        .update(listings)
        .set({ ...decided, ...approval })
        .where(eq(listings.id, id));
    }
    return { ...before, after, dates: [] };
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
