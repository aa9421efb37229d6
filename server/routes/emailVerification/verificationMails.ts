import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { enqueueMail, enqueueOrRefuse } from '../../mail/queue';
import { verificationMail, welcomeMail } from '../../mail/verificationMail';
import { plainPageAddress } from '../../pages/serverHost';
import type { User } from '../../plugins/session';
import { emailVerificationRepository } from './repository';

export const VERIFICATION_PATH = '/verify-email';

type Recipient = Pick<User, 'id' | 'email' | 'first_name'>;

/**
 * Emails that ask members to confirm their email; each is enqueued in the transaction that causes
 * it.
 */
export const verificationMails = (tx: Db, config: Config, now: Date) => {
  const createPath = async (user: Pick<User, 'id' | 'email'>): Promise<string> => {
    const token = await emailVerificationRepository(tx).add(user, now);
    return `${VERIFICATION_PATH}/${token}`;
  };
  const recipientOf = ({ email: to, first_name: firstName }: Recipient) => ({ to, firstName });

  return {
    createPath,

    /** Welcomes a new member, once. */
    async enqueueWelcome(user: Recipient & Pick<User, 'email_verified_at'>): Promise<void> {
      const path = user.email_verified_at === null ? await createPath(user) : null;
      const mail = () =>
        welcomeMail(config, recipientOf(user), path && plainPageAddress(config, path));
      await enqueueMail(tx, () => ({ ...mail(), key: `welcome:${user.id}` }), {
        config,
        account: user.id,
        now,
      });
    },

    /** Throws 429 when too many were requested. */
    async enqueueVerification(user: Recipient): Promise<void> {
      const path = await createPath(user);
      const mail = () =>
        verificationMail(config, recipientOf(user), plainPageAddress(config, path));
      await enqueueOrRefuse(tx, mail, { config, account: user.id, now });
    },
  };
};
