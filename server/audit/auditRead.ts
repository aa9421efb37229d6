import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { auditEntries } from '../db/schema/audit';
import { audit } from './audit';

/** Pages ask again and again for what they show. */
const SAME_READ_MS = 15 * 60_000;

interface Read {
  actor_id: number;
  /** Whose answers an admin read as if they were theirs; null for what is about many. */
  as_user_id: number | null;
  action: string;
  subject: string;
}

/** Records that an admin read personal data: once in a quarter of an hour for the same. */
export async function auditRead(db: Db, read: Read, now: Date): Promise<void> {
  const { actor_id, as_user_id, action, subject } = read;
  const isSame = and(
    eq(auditEntries.actor_id, actor_id),
    as_user_id === null ? isNull(auditEntries.as_user_id) : eq(auditEntries.as_user_id, as_user_id),
    eq(auditEntries.action, action),
    eq(auditEntries.subject, subject),
    gt(auditEntries.created_at, new Date(now.getTime() - SAME_READ_MS)),
  );
  const isRecorded = async (at: Db) =>
    (await at.select({ id: auditEntries.id }).from(auditEntries).where(isSame).limit(1)).length > 0;
  if (await isRecorded(db)) return;
  await db.transaction(async (tx) => {
    /** A page asks for several things at once: the first records it, the others wait and see. */
    const name = JSON.stringify([actor_id, as_user_id, action, subject]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    if (await isRecorded(tx)) return;
    await audit(tx, { ...read, before: null, after: null }, now);
  });
}
