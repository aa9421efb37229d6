import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { identities } from '../../db/outside';
import { consentsRepository } from '../profiles/consents';

/**
 * Somebody who came from elsewhere, such as Google, and has yet to choose the account type, by which
 * they also agree with the terms. Who signed up here did both at once.
 */
export async function isNewcomer(db: Db, userId: number): Promise<boolean> {
  const cameFromElsewhere = (await db.$count(identities, eq(identities.user_id, userId))) > 0;
  return cameFromElsewhere && !(await consentsRepository(db).hasAgreed(userId));
}
