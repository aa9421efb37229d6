import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { identities } from '../../db/schema/identities';
import { consentsRepository } from '../profiles/consentsRepository';

/**
 * True for somebody who signed up with an external account, such as Google, and has not chosen the
 * account type yet, which is also when they accept the terms. Others did both at sign-up.
 */
export async function isNewcomer(db: Db, userId: number): Promise<boolean> {
  const cameFromElsewhere = (await db.$count(identities, eq(identities.user_id, userId))) > 0;
  return cameFromElsewhere && !(await consentsRepository(db).hasAgreed(userId));
}
