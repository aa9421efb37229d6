import type { FastifyInstance, FastifyRequest } from 'fastify';
import { msg } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { invalid } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { userOf } from '../../plugins/session';

/** The same limit as for sign-ins. */
const PER_ACCOUNT: Limit = { name: 'password:account', count: 10, periodSeconds: 300 };

const WRONG = msg('The current password is not right.');
const NONE = msg('Your account has no password yet. Set one first.');

/**
 * Throws unless `password` is the current one. An irreversible act needs more than a session, since
 * somebody else may hold the member's unlocked phone.
 */
export async function requireCurrentPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const user = userOf(request);
  if (password === '') throw invalid({ current_password: [FIELD_MESSAGES.passwordRequired] });
  if (user.password_hash === null) throw invalid({ current_password: [NONE] });
  await app.countAttempt(PER_ACCOUNT, String(user.id));
  const isRight = await app.passwords.matches(user.password_hash, password);
  if (!isRight) {
    app.logSecurity(request, 'password.wrong');
    throw invalid({ current_password: [WRONG] });
  }
  await app.forgetAttempts(PER_ACCOUNT, String(user.id));
}
