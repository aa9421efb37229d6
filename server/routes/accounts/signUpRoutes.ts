import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Session, SignUpPayload } from '../../../domain/contract/session';
import { msg } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { canonicalName } from '../../../domain/userNames';
import { breaksUnique } from '../../db/errors';
import { Failure, invalid } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { verificationMails } from '../emailVerification/verificationMails';
import { agreeToTerms } from '../documents/repository';
import { accountsRepository } from './repository';
import { normaliseSignUp, signUpErrors } from './validation';

const PER_ACCOUNT: Limit = { name: 'signup:account', count: 10, periodSeconds: 3600 };
const PER_ADDRESS: Limit = { name: 'signup:address', count: 200, periodSeconds: 3600 };

const EMAIL_TAKEN = msg('A user with this email already exists.');
const USERNAME_TAKEN = msg('A user with this username already exists.');

/** A business gets one message only, since its email is its user name. */
function refuseTaken(taken: { username: boolean; email: boolean }, isBusiness: boolean): void {
  const fields = {
    ...(taken.email && { email: [EMAIL_TAKEN] }),
    ...(taken.username && !isBusiness && { username: [USERNAME_TAKEN] }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Two sign-ups at the same moment break a unique index, which is reported like a taken name. */
function refuseRace(error: unknown): never {
  if (breaksUnique(error, 'users_email_key')) throw invalid({ email: [EMAIL_TAKEN] });
  if (breaksUnique(error, 'users_username_key')) throw invalid({ username: [USERNAME_TAKEN] });
  throw error;
}

export default routePlugin('signUpRoutes', (app) => {
  app.post(
    '/accounts/signup/',
    {
      config: {
        public: true,
        errorTexts: { invalid: null, throttled: msg('An error occurred during signup.') },
        required: {
          username: FIELD_MESSAGES.userName,
          first_name: FIELD_MESSAGES.firstName,
          last_name: FIELD_MESSAGES.lastName,
          email: FIELD_MESSAGES.emailRequired,
          password: FIELD_MESSAGES.passwordRequired,
          age_bracket: FIELD_MESSAGES.thisRequired,
          user_type: FIELD_MESSAGES.thisRequired,
        },
      },
      schema: {
        tags: ['accounts'],
        summary: 'Create an individual or business account',
        body: SignUpPayload,
        response: { 201: Session, 400: FieldErrors, 422: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const payload = normaliseSignUp(request.body);
      const errors = signUpErrors(payload);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await app.countAttempt(PER_ACCOUNT, canonicalName(payload.email));
      await app.countAttempt(PER_ADDRESS, addressOf(request));

      const { password, ...details } = payload;
      const password_hash = await app.passwords.hash(password);
      const { result, repeated } = await app
        .runOnce(request, ['password'], async (tx) => {
          const accounts = accountsRepository(tx);
          const taken = await accounts.findTaken(details.username, details.email);
          refuseTaken(taken, details.user_type === 'business');
          const { id } = await accounts.create({ ...details, password_hash });
          await agreeToTerms(tx, id, app.now());
          const { email, first_name } = details;
          const newcomer = { id, email, first_name, email_verified_at: null };
          await verificationMails(tx, app.config, app.now()).enqueueWelcome(newcomer);
          return { user_id: id };
        })
        .catch(refuseRace);

      app.deliverSoon();
      const user = await accountsRepository(app.db).byId(result.user_id);
      const isSame =
        user && (!repeated || (await app.passwords.matches(user.password_hash, password)));
      if (!isSame) {
        const detail = msg('This Idempotency-Key was used with another request.');
        throw new Failure(422, { detail, error: detail });
      }
      app.rememberDevice(request, reply, user.id);
      return reply.code(201).send(await app.openSession(user));
    },
  );
});
