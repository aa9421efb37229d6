import { and, asc, count, desc, eq, inArray, lt, ne, not } from 'drizzle-orm';
import { notFound } from '../../plugins/failures';
import type { DataRequest, RequestAnswerPayload } from '../../../domain/contract/admin/privacy';
import type { DataRequestPayload, OwnDataRequest } from '../../../domain/contract/privacy';
import { moveOf } from '../../../domain/nextState';
import { dueOf } from '../../../domain/privacy';
import { dataRequestMachine } from '../../../domain/requests/dataRequestMachine';
import { oldestKept } from '../../../domain/retention';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { dataRequests } from '../../db/schema/privacy';
import { users } from '../../db/schema/accounts';

type Row = typeof dataRequests.$inferSelect;

const CLOSINGS = {
  done: moveOf(dataRequestMachine, { type: 'request.answered', by: 'admin' }),
  refused: moveOf(dataRequestMachine, { type: 'request.refused', by: 'admin' }),
};
const LEFT = moveOf(dataRequestMachine, { type: 'account.deleted', by: 'system' });

const waits = inArray(dataRequests.state, CLOSINGS.done.from);

/** So many the desk shows. */
const SHOWN = 500;

const toOwn = (row: Row): OwnDataRequest => ({
  id: row.id,
  kind: row.kind,
  details: row.details,
  state: row.state,
  received_at: row.received_at.toISOString(),
  due_at: row.due_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  answer: row.answer,
});

const selectShown = (db: Db) =>
  db
    .select({ row: dataRequests, closed_by: fullName(users) })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.closed_by));

const toShown = ({
  row,
  closed_by,
}: Awaited<ReturnType<typeof selectShown>>[number]): DataRequest => ({
  ...toOwn(row),
  user_id: row.user_id,
  email: row.email,
  is_recorded: row.is_recorded,
  closed_by,
});

interface NewRequest extends DataRequestPayload {
  userId: number | null;
  email: string;
  isRecorded: boolean;
  received: Date;
}

/** Requests of people about their data. */
export const dataRequestsRepository = (db: Db) => ({
  async add({ userId, isRecorded, received, ...content }: NewRequest, now: Date): Promise<number> {
    const [row] = await db
      .insert(dataRequests)
      .values({
        ...content,
        user_id: userId,
        is_recorded: isRecorded,
        received_at: received,
        due_at: dueOf(content.kind, received),
        created_at: now,
      })
      .returning({ id: dataRequests.id });
    if (!row) throw new Error('nothing was stored');
    return row.id;
  },

  /** Those of an account, newest first. */
  async listOf(userId: number): Promise<OwnDataRequest[]> {
    const rows = await db
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.user_id, userId))
      .orderBy(desc(dataRequests.id))
      .limit(SHOWN);
    return rows.map(toOwn);
  },

  /** How many are open. Of two at one moment the second waits for the first. */
  async openOf(userId: number): Promise<number> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOpen = and(eq(dataRequests.user_id, userId), waits);
    const [row] = await db.select({ open: count() }).from(dataRequests).where(isOpen);
    return row?.open ?? 0;
  },

  /** The open ones first, by the day on which they are due; then the others, newest first. */
  async list(): Promise<DataRequest[]> {
    const open = await selectShown(db)
      .where(waits)
      .orderBy(asc(dataRequests.due_at), asc(dataRequests.id))
      .limit(SHOWN);
    const closed = await selectShown(db)
      .where(not(waits))
      .orderBy(desc(dataRequests.closed_at), desc(dataRequests.id))
      .limit(SHOWN);
    return [...open, ...closed].map(toShown);
  },

  /** Throws 404. */
  async one(id: number): Promise<Row> {
    const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
    if (!row) throw notFound();
    return row;
  },

  /** As its owner sees it. Throws 404. */
  async own(id: number): Promise<OwnDataRequest> {
    return toOwn(await this.one(id));
  },

  /** As the team sees it. Throws 404. */
  async shown(id: number): Promise<DataRequest> {
    const [found] = await selectShown(db).where(eq(dataRequests.id, id));
    if (!found) throw notFound();
    return toShown(found);
  },

  /** The request as it was; null when it is not open. */
  async close(
    id: number,
    { state, answer }: RequestAnswerPayload,
    adminId: number,
    now: Date,
  ): Promise<Row | null> {
    const { from, to } = CLOSINGS[state];
    const [row] = await db
      .update(dataRequests)
      .set({ state: to, answer, closed_at: now, closed_by: adminId })
      .where(and(eq(dataRequests.id, id), inArray(dataRequests.state, from)))
      .returning();
    return row ?? null;
  },

  /** What an account that goes has asked stays without its words; what was open is done by that. */
  async leave(userId: number, now: Date): Promise<void> {
    const isTheirs = eq(dataRequests.user_id, userId);
    await db
      .update(dataRequests)
      .set({ state: LEFT.to, closed_at: now })
      .where(and(isTheirs, inArray(dataRequests.state, LEFT.from)));
    await db.update(dataRequests).set({ email: '', details: '', answer: '' }).where(isTheirs);
  },

  /** Removes who asked, and the words, some time after the answer. */
  async redactOld(now: Date): Promise<void> {
    await db
      .update(dataRequests)
      .set({ email: '', details: '', answer: '' })
      .where(
        and(
          lt(dataRequests.closed_at, oldestKept('dataRequests', now)),
          ne(dataRequests.details, ''),
        ),
      );
  },
});
