import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mails } from '../../db/schema/mails';
import { isUntried } from '../../mail/queue';

/** So many emails to many people wait for their first attempt at most: others wait no longer than these take. */
const BATCH = 25;

const isOfMany = and(inArray(mails.kind, ['issue', 'weekly']), isUntried);

/** How many more such emails may be put into the queue now. */
export const roomInQueue = async (tx: Db): Promise<number> =>
  Math.max(0, BATCH - (await tx.$count(mails, isOfMany)));
