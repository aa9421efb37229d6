import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { PasswordResetConfirmPayload } from '../../../domain/contract/session';
import { msg, t } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { invalid } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { passwordFaults } from '../../security/passwordRules';
import { decodeUid, hashResetToken } from '../../security/resetTokens';
import { accountsRepository } from '../accounts/repository';
import { signOutOfForum } from '../forum/signOutOfForum';
import { passwordResetRepository } from './repository';

const PER_ACCOUNT: Limit = { name: 'reset:confirm', count: 20, periodSeconds: 3600 };
const PER_ADDRESS: Limit = { name: 'reset:confirm:address', count: 200, periodSeconds: 3600 };

const INVALID = [msg('Invalid value')];

export default routePlugin('passwordResetConfirmRoutes', (app) => {
  const accounts = accountsRepository(app.db);
  const resets = passwordResetRepository(app.db);

  app.post(
    '/dj-rest-auth/password/reset/confirm/',
    {
      config: { public: true },
      schema: {
        tags: ['accounts'],
        summary: 'Set a new password by the link of the email; ends every session',
        body: PasswordResetConfirmPayload,
        response: { 200: Detail, 400: FieldErrors, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { uid, token, new_password1, new_password2 } = request.body;
      await app.countAttempt(PER_ACCOUNT, uid);
      await app.countAttempt(PER_ADDRESS, addressOf(request));

      const id = decodeUid(uid);
      const user = id === null ? null : await accounts.byId(id);
      if (!user?.active) throw invalid({ uid: INVALID });
      const tokenHash = hashResetToken(token);
      const isUsable = await resets.isUsable(user.id, tokenHash, app.now());
      if (!isUsable) throw invalid({ token: INVALID });

      if (new_password1 !== new_password2) {
        throw invalid({ new_password2: [FIELD_MESSAGES.passwordMismatch] });
      }
      const faults = passwordFaults(new_password1, user);
      if (faults.length > 0) throw invalid({ new_password2: faults });

      const hash = await app.passwords.hash(new_password1);
      const isUsed = await resets.use(user.id, tokenHash, hash, app.now());
      if (!isUsed) throw invalid({ token: INVALID });
      signOutOfForum(app, user.id);
      app.rememberDevice(request, reply, user.id);
      return { detail: t('Password has been reset with the new password.') };
    },
  );
});
