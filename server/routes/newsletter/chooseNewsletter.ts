import { msg } from '../../../domain/language';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { newsletterMail } from '../../mail/newsletterMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { plainPageAddress } from '../../pages/serverHost';
import { verificationMails } from '../emailVerification/verificationMails';
import { newsletterRepository } from './repository';

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** The forms contain other fields too, so the text says how to save them. */
const TOO_OFTEN = msg(
  'You turned the newsletter on too often. Save without it, or try again later.',
);

interface Choice {
  userId: number;
  wanted: boolean;
}

/**
 * Starts or ends a subscription, in the transaction of the form. A new subscriber gets an email,
 * which asks to confirm the email when that has not happened yet. Throws 429 after too many
 * subscriptions.
 */
export async function chooseNewsletter(
  tx: Db,
  config: Config,
  { userId, wanted }: Choice,
  now: Date,
): Promise<void> {
  const subscriber = await newsletterRepository(tx).choose(userId, wanted, now);
  if (!subscriber) return;
  const { id, email, token, isConfirmed } = subscriber;
  const confirm = isConfirmed
    ? null
    : await verificationMails(tx, config, now).createPath({ id, email });
  const addressOf = (path: string) => plainPageAddress(config, path);
  const mail = () =>
    newsletterMail(config, email, {
      confirm: confirm && addressOf(confirm),
      unsubscribe: addressOf(`${UNSUBSCRIBE_PATH}/${token}`),
    });
  await enqueueOrRefuse(tx, mail, { config, account: id, now }, TOO_OFTEN);
}
