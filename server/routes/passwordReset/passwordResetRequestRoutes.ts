import { TransactionRollbackError } from 'drizzle-orm';
import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { PasswordResetPayload } from '../../../domain/contract/session';
import { msg, t } from '../../../domain/language';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../domain/messages';
import { canonicalName } from '../../../domain/userNames';
import type { Db } from '../../db/database';
import { passwordResetMail } from '../../mail/passwordResetMail';
import { enqueueMail } from '../../mail/queue';
import { invalid } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { createResetToken, encodeUid, hashResetToken } from '../../security/resetTokens';
import { accountsRepository } from '../accounts/repository';
import { passwordResetRepository } from './repository';
import { pageAddress } from '../../pages/pageAddress';

const PER_EMAIL: Limit = { name: 'reset:email', count: 3, periodSeconds: 60 };
const PER_EMAIL_HOURLY: Limit = { name: 'reset:email:hour', count: 6, periodSeconds: 3600 };
const PER_ADDRESS: Limit = { name: 'reset:address', count: 100, periodSeconds: 3600 };

const RESET_HOURS = 1;

/**
 * The answer is sent before anything depends on whether the email is known, and the work after it
 * is the same for both, so that timing reveals nothing. The queue sends the email later.
 */
export default routePlugin('passwordResetRequestRoutes', (app) => {
  async function enqueueLink(tx: Db, email: string): Promise<void> {
    const found = await accountsRepository(tx).byEmail(email);
    const isKnown = found?.active === true;
    /** No account has the id 0. */
    const user = isKnown ? found : { id: 0, email };
    const token = createResetToken();
    const expires = new Date(app.now().getTime() + RESET_HOURS * 3_600_000);
    await passwordResetRepository(tx).add(user.id, hashResetToken(token), expires);
    const path = `/password-reset/confirm/${encodeUid(user.id)}/${token}`;
    const mail = () => passwordResetMail(app.config, user.email, pageAddress(app.config, path));
    await enqueueMail(tx, mail, { config: app.config, account: user.id, now: app.now() });
    if (!isKnown) throw new TransactionRollbackError();
  }

  async function sendLink(email: string): Promise<void> {
    try {
      await app.db.transaction((tx) => enqueueLink(tx, email));
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    }
  }

  app.post(
    '/dj-rest-auth/password/reset/',
    {
      config: { public: true },
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a reset link; the same answer for any email',
        body: PasswordResetPayload,
        response: { 200: Detail, 400: FieldErrors, 429: ErrorBody },
      },
    },
    async (request) => {
      const { email } = request.body;
      if (email === '') throw invalid({ email: [FIELD_MESSAGES.resetEmail] });
      if (!EMAIL_PATTERN.test(email))
        throw invalid({ email: [msg('Enter a valid email address.')] });
      const name = canonicalName(email);
      request.triedOn = `name ${name}`;
      await app.countAttempt(PER_EMAIL, name);
      await app.countAttempt(PER_EMAIL_HOURLY, name);
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      app.runLater('password reset mail', () => sendLink(email));
      return { detail: t('Password reset e-mail has been sent.') };
    },
  );
});
