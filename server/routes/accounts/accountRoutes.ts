import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Session, UserTypeAnswer, UserTypePayload } from '../../../domain/contract/session';
import type { UserType } from '../../../domain/accountTypes';
import { t } from '../../../domain/language';
import { forbidden, invalid } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { signOutOfForum } from '../forum/signOutOfForum';
import { isNewcomer } from '../identity/isNewcomer';
import { agreeToTerms } from '../documents/repository';
import { accountsRepository } from './repository';

/** Decisions 3: `{product}User` and `{product}Business` name the same two types. */
function toUserType(value: string, productSlug: string): UserType {
  if (value === 'individual' || value === `${productSlug}User`) return 'individual';
  if (value === 'business' || value === `${productSlug}Business`) return 'business';
  throw invalid({ user_type: [t('"{value}" is not a valid choice.', { value: value })] });
}

/** Routes by which signed-in members manage their own session and account type. */
export default routePlugin('accountRoutes', (app) => {
  const accounts = accountsRepository(app.db);
  const tags = ['accounts'];

  app.post(
    '/accounts/logout/',
    {
      schema: {
        tags,
        summary: 'Sign out everywhere: end all sessions of the account',
        response: { 200: Detail, 401: ErrorBody },
      },
    },
    async (request) => {
      const { id } = userOf(request);
      await accounts.endTokens(id);
      signOutOfForum(app, id);
      return { detail: t('Successfully logged out.') };
    },
  );

  app.get(
    '/accounts/me/',
    {
      schema: {
        tags,
        summary: 'The current session',
        response: { 200: Session, 401: ErrorBody },
      },
    },
    async (request) => app.openSession(userOf(request)),
  );

  app.post(
    '/mainapp/user/update-user-type/',
    {
      schema: {
        tags,
        summary: 'Choose the account type after a Google sign-in, and accept the terms',
        description: 'Only once, for members who came from Google.',
        body: UserTypePayload,
        response: {
          200: UserTypeAnswer,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request) => {
      const { user_id, user_type } = request.body;
      if (user_id !== userOf(request).id) throw forbidden();
      const userType = toUserType(user_type, app.config.productSlug);
      await app.runOnce(request, [], async (tx) => {
        await accountsRepository(tx).lock(user_id);
        if (!(await isNewcomer(tx, user_id))) throw forbidden();
        await accountsRepository(tx).changeType(user_id, userType);
        await agreeToTerms(tx, user_id, app.now());
        return { user_id };
      });
      return { success: true, user_type: userType, error: null };
    },
  );
});
