import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  AccountDeletionPayload,
  Profile,
  ProfileConflict,
  ProfilePayload,
} from '../../../domain/contract/profile';
import { Session } from '../../../domain/contract/session';
import { msg } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { breaksUnique } from '../../db/errors';
import { emailChangedMail } from '../../mail/emailChangedMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { DETAIL, Failure, forbidden, invalid, unauthorized } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf, type User } from '../../plugins/session';
import { requireCurrentPassword } from '../accounts/requireCurrentPassword';
import { accountsRepository } from '../accounts/repository';
import { verificationMails } from '../emailVerification/verificationMails';
import { releasePlacesAfter } from '../events/waiting';
import { signOutOfForum } from '../forum/signOutOfForum';
import { chooseNewsletter } from '../newsletter/chooseNewsletter';
import { newsletterRepository } from '../newsletter/repository';
import { smsRepository } from '../sms/repository';
import { ownUpload } from '../uploads/repository';
import { accountRepository } from './accountRepository';
import { consentsRepository } from './consentsRepository';
import { exportAccount } from './exportAccount';
import { mergeDetails } from './mergeDetails';
import { removeAccount } from './removeAccount';
import { profileErrors, withDefaultPhone } from './validation';

const EMAIL_TAKEN = invalid({ user_email: [msg('A user with this email already exists.')] });
const JSON_TYPE = 'application/json; charset=utf-8';
const LAST_ADMIN = msg('You are the only admin. Make somebody else an admin first.');

const params = Type.Object({ user_id: Type.String({ maxLength: 20 }) });

/**
 * The caller, if the id is the caller's own. All other ids get the same 403, so that nobody learns
 * which exist.
 */
function ownerOf(request: FastifyRequest<{ Params: { user_id: string } }>): User {
  const user = userOf(request);
  if (request.params.user_id !== String(user.id)) throw forbidden();
  return user;
}

/** Routes by which members read, change, export and delete their own account. */
export default routePlugin('accountDataRoutes', (app) => {
  const tags = ['profile'];
  const refused = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/profile/:user_id/',
    {
      schema: {
        tags,
        summary: 'The caller’s own account, answers and consents',
        params,
        response: { 200: Profile, ...refused },
      },
    },
    async (request, reply) => {
      const user = ownerOf(request);
      const sms = app.config.sms && (await smsRepository(app.db).phoneOf(user.id, app.now()));
      const profile = await accountRepository(app.db).profileOf(user);
      /** Skips validation, since an older answer may break a rule of today's form. */
      return reply
        .serializer(JSON.stringify)
        .type(JSON_TYPE)
        .send({ ...profile, ...(sms && { sms }) });
    },
  );

  const checkPicture = async (user: User, address: string | null) => {
    if (address === null || address === user.profile_picture) return;
    if (await ownUpload(app.db, user.id, address, 'picture')) return;
    throw invalid({ profile_picture: [msg('Choose a picture that you uploaded here.')] });
  };

  app.put(
    '/mainapp/profile/:user_id/',
    {
      config: {
        required: {
          first_name: FIELD_MESSAGES.firstName,
          last_name: FIELD_MESSAGES.lastName,
          user_email: FIELD_MESSAGES.emailRequired,
        },
      },
      schema: {
        tags,
        summary: 'Change the caller’s own account',
        description:
          'A new `user_email` needs `current_password` and ends every other session. The user name stays as it is, also that of ' +
          'a business, which was its email at sign-up: either signs in. 429 when changes of the email or of the newsletter ' +
          'would bring too many emails. With `before`, what was not changed since then stays as it is by now; 409 with ' +
          '`current` and `sent` when a detail was changed elsewhere, too, and to something else.',
        params,
        body: ProfilePayload,
        response: {
          200: Session,
          400: FieldErrors,
          ...refused,
          409: ProfileConflict,
          429: ErrorBody,
        },
      },
    },
    async (request) => {
      const user = ownerOf(request);
      const {
        before,
        weekly,
        takes_messages,
        language,
        current_password = '',
        ...sent
      } = withDefaultPhone(request.body);
      const merge = (stored: User) =>
        mergeDetails(stored, sent, before && withDefaultPhone(before));
      const { user_email, ...merged } = merge(user);
      const errors = profileErrors({ user_email, ...merged }, user);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await checkPicture(user, merged.profile_picture);
      const isNewEmail = user_email !== user.email;
      if (isNewEmail) await requireCurrentPassword(app, request, current_password);

      await app.db
        .transaction(async (tx) => {
          const account = accountRepository(tx);
          const { newsletter, first_name, last_name, phone_num, profile_picture } = merge(
            await account.lock(user),
          );
          if (isNewEmail) {
            if (await account.isEmailTaken(user_email, user.id)) throw EMAIL_TAKEN;
            await account.changeEmail(user.id, user_email);
            const changed = { ...user, email: user_email, first_name };
            await verificationMails(tx, app.config, app.now()).enqueueVerification(changed);
            const notice = () => emailChangedMail(app.config, user.email);
            await enqueueOrRefuse(tx, notice, {
              config: app.config,
              account: user.id,
              now: app.now(),
            });
          }
          await account.update(user.id, {
            ...{ first_name, last_name, phone_num, profile_picture },
            ...(takes_messages !== undefined && { takes_messages }),
            ...(language !== undefined && { language }),
          });
          const choices = { newsletter, ...(weekly !== undefined && { weekly }) };
          await consentsRepository(tx).record(user.id, choices, app.now());
          if (weekly !== undefined)
            await newsletterRepository(tx).chooseWeekly(user.id, weekly, app.now());
          const choice = { userId: user.id, wanted: newsletter };
          await chooseNewsletter(tx, app.config, choice, app.now());
        })
        .catch((error: unknown) => {
          throw breaksUnique(error, 'users_email_key') ? EMAIL_TAKEN : error;
        });

      app.deliverSoon();
      if (isNewEmail) signOutOfForum(app, user.id);
      const changed = await accountsRepository(app.db).byId(user.id);
      if (!changed) throw unauthorized(DETAIL.tokenInvalid);
      return app.openSession(changed);
    },
  );

  app.get(
    '/mainapp/profile/:user_id/export/',
    {
      schema: {
        tags,
        summary: 'Everything stored about the caller, as a JSON file',
        params,
        response: { 200: Type.Unknown(), ...refused },
      },
    },
    async (request, reply) => {
      const user = ownerOf(request);
      const day = app.now().toISOString().slice(0, 10);
      const name = `${app.config.productSlug}-data-${day}.json`;
      const data = await exportAccount(app.db, user, app.now());
      return reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .type(JSON_TYPE)
        .serializer((value) => JSON.stringify(value, null, 2))
        .send(data);
    },
  );

  app.post(
    '/mainapp/profile/:user_id/delete/',
    {
      config: { required: { current_password: FIELD_MESSAGES.passwordRequired } },
      schema: {
        tags,
        summary: 'Delete the caller’s account and all that it wrote, at once and for good',
        description:
          'Profile, answers, consents, posts, files, attendances and applications go, and a ' +
          'business leaves the directory. That something was reported stays, without words and ' +
          'without who reported it; so does what admins did, without their notes about the ' +
          'member, and so do the trends already published, which show nobody. The last admin ' +
          'cannot go (409).',
        params,
        body: AccountDeletionPayload,
        response: {
          204: Type.Null(),
          400: FieldErrors,
          ...refused,
          409: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = ownerOf(request);
      await requireCurrentPassword(app, request, request.body.current_password);
      await app.db.transaction(async (tx) => {
        if (await accountRepository(tx).isLastAdmin(user))
          throw new Failure(409, { detail: LAST_ADMIN });
        const deletion = { by: user.id, config: app.config, now: app.now() };
        await releasePlacesAfter(app, tx, user.id, () => removeAccount(tx, user, deletion));
      });
      app.deliverSoon();
      signOutOfForum(app, user.id);
      return reply.code(204).send(null);
    },
  );
});
