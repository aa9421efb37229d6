import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { newsletterMail } from '../../mail/newsletterMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { serverHost } from '../../pages/serverHost';
import { askingForProof } from '../emailVerification/asking';
import { newsletterRepository } from './repository';

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** The forms hold much else. */
const TOO_OFTEN = 'You turned the newsletter on too often. Save without it, or try again later.';

interface Choice {
  userId: number;
  wanted: boolean;
}

/**
 * Subscribes a member or ends it, in the transaction of the form that says so. A new subscriber is
 * mailed; where the e-mail is not proven, the mail asks for it. Throws 429 when that was too often.
 */
export async function chooseNewsletter(
  tx: Db,
  config: Config,
  { userId, wanted }: Choice,
  now: Date,
): Promise<void> {
  const subscriber = await newsletterRepository(tx).choose(userId, wanted, now);
  if (!subscriber) return;
  const { id, email, token, isProven } = subscriber;
  const confirm = isProven ? null : await askingForProof(tx, config, now).linkFor({ id, email });
  const unsubscribe = `${serverHost(config)}${UNSUBSCRIBE_PATH}/${token}`;
  const mail = newsletterMail(config, email, { confirm, unsubscribe });
  await enqueueOrRefuse(tx, mail, { config, account: id, now }, TOO_OFTEN);
}
