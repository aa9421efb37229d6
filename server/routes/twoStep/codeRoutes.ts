import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Session } from '../../../domain/contract/session';
import { TwoStepSignInPayload } from '../../../domain/contract/twoStep';
import { msg } from '../../../domain/language';
import { twoStepMail } from '../../mail/twoStepMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import type { User } from '../../plugins/session';
import { countLoginAttempt } from '../accounts/countLoginAttempt';
import { acceptLink } from '../identity/offers';
import { challengedUser, CODE_PATH, forgetChallenge } from './challenges';
import { twoStepRepository } from './repository';

const WRONG = msg(
  'This code is not right, was used before or came too late. Wait for the next one, or log in again.',
);
const TOO_MANY = msg('Too many login attempts. Please wait a few minutes before trying again.');

/** The second step of a sign-in. A wrong code and an invalid challenge get the same answer after the same work. */
export default routePlugin('codeRoutes', (app) => {
  const takeCode = (user: User | null, code: string) =>
    app.db.transaction(async (tx) => {
      const repository = twoStepRepository(tx, app.twoStep);
      const kind = await repository.takeCode(user?.id ?? 0, code, app.now());
      if (user && kind === 'recovery') {
        const left = await repository.codesLeft(user.id);
        const { email: to, first_name: firstName } = user;
        const mail = () => twoStepMail(app.config, { to, firstName, change: 'recovery', left });
        await enqueueOrDrop(app, tx, mail, user.id);
      }
      return kind;
    });

  app.post(
    CODE_PATH,
    {
      config: { public: true, errorTexts: { invalid: null, throttled: TOO_MANY } },
      schema: {
        tags: ['accounts'],
        summary: 'The second step of a sign-in: a code of the app, or a recovery code',
        description: 'Each code is taken once. Counted with the attempts to log in.',
        body: TwoStepSignInPayload,
        response: { 200: Session, 400: FieldErrors, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { challenge, code } = request.body;
      const user = await challengedUser(app, request, challenge);
      request.triedOn = user ? `user ${user.id}` : 'name ';
      const forget = await countLoginAttempt(app, request, user?.username ?? '', user);
      const kind = await takeCode(user, code);
      if (!user || !kind) {
        app.logSecurity(request, 'sign_in.failed', 'two_step');
        throw new Failure(
          401,
          { detail: WRONG, error: WRONG, isAuthError: true },
          { 'WWW-Authenticate': 'Token' },
        );
      }
      await forget();
      app.deliverSoon();
      forgetChallenge(app, reply);
      app.rememberDevice(request, reply, user.id);
      await acceptLink(app, request, reply, user);
      return app.openSession(user);
    },
  );
});
