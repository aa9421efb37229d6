import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { auditEntries } from '../db/schema/audit';

interface Act {
  actor_id: number;
  /** The business that an admin acted as; null when they acted as themselves. */
  as_user_id: number | null;
  action: string;
  subject: string;
  /** The reason that was given. */
  note?: string;
  /** What was there, of which only a hash is kept; null where nothing was. */
  before: unknown;
  after: unknown;
}

const hashOf = (content: unknown): string =>
  content === null ? '' : createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Records what an admin did; to be used within the transaction that does it. */
export async function audit(tx: Db, { before, after, ...act }: Act, now: Date): Promise<void> {
  const hashes = { before_hash: hashOf(before), after_hash: hashOf(after) };
  await tx.insert(auditEntries).values({ ...act, ...hashes, created_at: now });
}
