import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { PasswordResetPayload } from '../../../domain/contract/session';
import { EMAIL_PATTERN } from '../../../domain/messages';
import { passwordResetMail } from '../../mail/passwordResetMail';
import { invalid } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { createResetToken, encodeUid, hashResetToken } from '../../security/resetTokens';
import { accountsRepository } from '../accounts/repository';
import { passwordResetRepository } from './repository';

const PER_EMAIL: Limit = { name: 'reset:email', count: 3, periodSeconds: 60 };
const PER_EMAIL_HOURLY: Limit = { name: 'reset:email:hour', count: 6, periodSeconds: 3600 };
const PER_ADDRESS: Limit = { name: 'reset:address', count: 100, periodSeconds: 3600 };

export const RESET_HOURS = 1;

/** The answer comes before anything depends on whether the e-mail is known. */
export const passwordResetRequestRoute: FastifyPluginCallbackTypebox = (app, _options, done) => {
  async function sendLink(email: string): Promise<void> {
    const user = await accountsRepository(app.db).byEmail(email);
    if (!user?.active) return;
    const token = createResetToken();
    const expires = new Date(app.now().getTime() + RESET_HOURS * 3_600_000);
    await passwordResetRepository(app.db).add(user.id, hashResetToken(token), expires);
    const path = `/password-reset/confirm/${encodeUid(user.id)}/${token}`;
    const link = `${app.config.publicUrl}${path}`;
    const { file } = await app.sendMail(passwordResetMail(app.config, user.email, link));
    if (file) app.log.warn(`SMTP_URL is not set: the mail was written to ${file}`);
  }

  app.post(
    '/dj-rest-auth/password/reset/',
    {
      config: { public: true },
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a reset link; the same answer for any e-mail',
        body: PasswordResetPayload,
        response: { 200: Detail, 400: FieldErrors, 429: ErrorBody },
      },
    },
    async (request) => {
      const { email } = request.body;
      if (email === '') throw invalid({ email: ['This field may not be blank.'] });
      if (!EMAIL_PATTERN.test(email)) throw invalid({ email: ['Enter a valid email address.'] });
      await app.countAttempt(PER_EMAIL, email);
      await app.countAttempt(PER_EMAIL_HOURLY, email);
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      app.runLater('password reset mail', () => sendLink(email));
      return { detail: 'Password reset e-mail has been sent.' };
    },
  );
  done();
};
