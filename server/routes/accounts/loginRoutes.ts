import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { LoginPayload, Session } from '../../../domain/contract/session';
import { TwoStepChallenge } from '../../../domain/contract/twoStep';
import { msg } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { canonicalName } from '../../../domain/userNames';
import { Failure, invalid } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { acceptLink } from '../identity/offers';
import { countLoginAttempt } from './countLoginAttempt';
import { accountsRepository } from './repository';
import { loginErrors } from './validation';

const WRONG = msg('Invalid email or password. Please check your credentials and try again.');
const BAD_FORMAT = msg('Please check your email and password format and try again.');
const TOO_MANY = msg('Too many login attempts. Please wait a few minutes before trying again.');

/**
 * An unknown name, a wrong password and a closed account get the same answer after the same work.
 */
export default routePlugin('loginRoutes', (app) => {
  const accounts = accountsRepository(app.db);

  app.post(
    '/accounts/login/',
    {
      config: {
        public: true,
        errorTexts: { invalid: BAD_FORMAT, throttled: TOO_MANY },
        required: {
          username: FIELD_MESSAGES.userName,
          password: FIELD_MESSAGES.passwordRequired,
        },
      },
      schema: {
        tags: ['accounts'],
        summary: 'Sign in with a user name or email',
        description: '202 with a challenge when the account also asks for a code.',
        body: LoginPayload,
        response: {
          200: Session,
          202: TwoStepChallenge,
          400: FieldErrors,
          401: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const errors = loginErrors(request.body);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const user = await accounts.byLogin(username);
      request.triedOn = user ? `user ${user.id}` : `name ${canonicalName(username)}`;
      const forgetLoginAttempt = await countLoginAttempt(app, request, username, user);
      const stored = user?.active ? user.password_hash : null;
      const isRight = await app.passwords.matches(stored, password);
      if (!user || !isRight) {
        app.logSecurity(request, 'sign_in.failed');
        throw new Failure(
          401,
          { detail: WRONG, error: WRONG, isAuthError: true },
          { 'WWW-Authenticate': 'Token' },
        );
      }
      // The attempt counts until the code is right too, so that a known password gives no more guesses.
      if (user.two_step_at !== null) {
        const challenge = await app.twoStep.sign(user.id, user.token_version);
        return reply.code(202).send({ challenge });
      }
      await forgetLoginAttempt();
      app.rememberDevice(request, reply, user.id);
      await acceptLink(app, request, reply, user);
      return app.openSession(user);
    },
  );
});
