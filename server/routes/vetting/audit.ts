import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { auditEntries } from '../../db/vetting';

interface Act {
  actor_id: number;
  as_user_id: number;
  action: string;
  subject: string;
  /** What was there, of which only a hash is kept; null where nothing was. */
  before: unknown;
  after: unknown;
}

const hashOf = (content: unknown): string =>
  content === null ? '' : createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** An admin did something as a business. */
export async function audit(tx: Db, { before, after, ...act }: Act, now: Date): Promise<void> {
  const hashes = { before_hash: hashOf(before), after_hash: hashOf(after) };
  await tx.insert(auditEntries).values({ ...act, ...hashes, created_at: now });
}
