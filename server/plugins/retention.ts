import { and, isNotNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messagesRepository } from '../routes/messages/repository';
import { oldestKept, type RetentionKey } from '../../domain/retention';
import { emailVerifications, passwordResets } from '../db/schema/accounts';
import { attempts, idempotencyKeys } from '../db/schema/shared';
import { applicationEvents } from '../db/schema/vetting';
import { mailQueue } from '../mail/queue';
import { dataRequestsRepository } from '../routes/dataRequests/repository';
import { noncesRepository } from '../routes/forum/noncesRepository';
import { identityRepository } from '../routes/identity/repository';
import { joinAlertsRepository } from '../routes/joinAlerts/repository';
import { invitationsRepository } from '../routes/listingPeople/invitationsRepository';
import { activityRepository } from '../routes/listings/activity';
import { smsRepository } from '../routes/sms/repository';
import { stateCountsRepository } from '../routes/stateCounts/repository';
import { uploadsRepository } from '../routes/uploads/repository';
import { helpLinksRepository } from '../routes/vetting/helpLinksRepository';
import { missingWordsRepository } from '../search/missingWords';

/** Removes what has been kept as long as `domain/retention` says. */
export const REMOVALS: Record<RetentionKey, (app: FastifyInstance, now: Date) => Promise<void>> = {
  attempts: async ({ db }, now) => {
    await db.delete(attempts).where(lt(attempts.resets_at, oldestKept('attempts', now)));
  },
  repeats: async ({ db }, now) => {
    const oldest = oldestKept('repeats', now);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, oldest));
    await noncesRepository(db).deleteBefore(oldest);
    await uploadsRepository(db).removeUnused(oldest);
  },
  links: async ({ db }, now) => {
    await db.delete(passwordResets).where(lt(passwordResets.expires_at, now));
    await db.delete(emailVerifications).where(lt(emailVerifications.expires_at, now));
    await identityRepository(db).removeExpired(now);
    await helpLinksRepository(db).removeExpired(now);
    await smsRepository(db).removeExpired(now);
  },
  mails: ({ db }, now) => mailQueue(db).sweep(now),
  messages: ({ db }, now) => messagesRepository(db).removeOld(now),
  invitations: ({ db }, now) => invitationsRepository(db).sweep(now),
  joinAlerts: ({ db }, now) => joinAlertsRepository(db).removeOld(now),
  missingWords: ({ db }, now) => missingWordsRepository(db).removeOld(now),
  listingActivity: ({ db }, now) => activityRepository(db).removeOld(now),
  stateCounts: ({ db }, now) => stateCountsRepository(db).removeOld(now),
  submissions: async ({ db }, now) => {
    const { answers, created_at } = applicationEvents;
    await db
      .update(applicationEvents)
      .set({ answers: null })
      .where(and(isNotNull(answers), lt(created_at, oldestKept('submissions', now))));
  },
  dataRequests: ({ db }, now) => dataRequestsRepository(db).redactOld(now),
};
