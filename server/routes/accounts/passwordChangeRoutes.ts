import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { PasswordChangePayload } from '../../../domain/contract/profile';
import { Session } from '../../../domain/contract/session';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { DETAIL, invalid, unauthorized } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { passwordFaults } from '../../security/passwordRules';
import { signOutOfForum } from '../forum/signOutOfForum';
import { accountRepository } from '../profiles/accountRepository';
import { requireCurrentPassword } from './requireCurrentPassword';

export default routePlugin('passwordChangeRoutes', (app) => {
  app.post(
    '/accounts/password/change/',
    {
      config: {
        required: {
          current_password: FIELD_MESSAGES.passwordRequired,
          new_password1: FIELD_MESSAGES.passwordRequired,
          new_password2: FIELD_MESSAGES.passwordConfirm,
        },
      },
      schema: {
        tags: ['accounts'],
        summary: 'Set a new password; ends all other sessions and returns a new one',
        body: PasswordChangePayload,
        response: { 200: Session, 400: FieldErrors, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const user = userOf(request);
      const { current_password, new_password1, new_password2 } = request.body;
      if (new_password1 !== new_password2) {
        throw invalid({ new_password2: [FIELD_MESSAGES.passwordMismatch] });
      }
      const faults = passwordFaults(new_password1, user);
      if (faults.length > 0) throw invalid({ new_password2: faults });
      await requireCurrentPassword(app, request, current_password);
      const hash = await app.passwords.hash(new_password1);
      const changed = await app.db.transaction((tx) =>
        accountRepository(tx).changePassword(user.id, hash),
      );
      if (!changed) throw unauthorized(DETAIL.tokenInvalid);
      signOutOfForum(app, user.id);
      return app.openSession(changed);
    },
  );
});
