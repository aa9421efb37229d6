import type { Config } from '../config';
import type { Db } from '../db/database';
import { passwordResetRepository } from '../routes/passwordReset/repository';
import { createResetToken, encodeUid, hashResetToken } from '../security/resetTokens';

/** For how many hours a link of the command line works. */
export const LINK_HOURS = 24;

/** What the audit log says of acts of the command line, which stand under the name of the account itself. */
export const OPERATOR_NOTE = 'By the operator of the server, on its command line.';

/** A link by which the owner of an account sets a password, once. */
export async function passwordLink(
  tx: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: number,
  now: Date,
): Promise<string> {
  const token = createResetToken();
  const expires = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  await passwordResetRepository(tx).add(userId, hashResetToken(token), expires);
  return `${publicUrl}/password-reset/confirm/${encodeUid(userId)}/${token}`;
}
