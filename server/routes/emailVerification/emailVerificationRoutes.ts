import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Detail, ErrorBody } from '../../../domain/contract/common';
import { msg, t } from '../../../domain/language';
import { takeForms } from '../../pages/forms';
import { sendPlainPage, type PlainWords } from '../../pages/plainPage';
import { conflict } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { verificationMails, VERIFICATION_PATH } from './verificationMails';
import { emailVerificationRepository, type LinkState } from './repository';

/** What is added for members who asked for the newsletter. */
const NEWSLETTER: Partial<Record<LinkState, string>> = {
  open: msg('You then get the newsletter, which was asked for with this email.'),
  done: msg('From now on you get the newsletter.'),
};

const PAGES: Record<LinkState, PlainWords> = {
  open: {
    title: msg('Confirm your email'),
    text: msg('Press the button, and we know that this email is yours.'),
    button: msg('Confirm my email'),
  },
  done: {
    title: msg('Your email is confirmed'),
    text: msg('Thank you. There is nothing else to do.'),
  },
  over: {
    title: msg('This link no longer works'),
    text: msg(
      'It was used, is older than two days, or was for another email. You can ask for a new one in your profile.',
    ),
  },
};

/**
 * Routes by which members confirm their email. Only the button confirms it, because email programs
 * open links to check them.
 */
export default routePlugin('emailVerificationRoutes', (app) => {
  const tags = ['mail pages'];
  const page = `${VERIFICATION_PATH}/:token`;
  const params = Type.Object({ token: Type.String({ maxLength: 100 }) });
  const config = { public: true };

  takeForms(app);

  const sendState = async (reply: FastifyReply, token: string) => {
    const { state, newsletter } = await emailVerificationRepository(app.db).read(token, app.now());
    const page = PAGES[state];
    const more = newsletter ? NEWSLETTER[state] : undefined;
    const words = more === undefined ? page : { ...page, text: `${t(page.text)} ${t(more)}` };
    return sendPlainPage(reply, state === 'over' ? 404 : 200, words);
  };

  app.get(
    page,
    { config, schema: { tags, summary: 'A page that asks to confirm an email', params } },
    (request, reply) => sendState(reply, request.params.token),
  );

  app.post(
    page,
    {
      config,
      schema: {
        tags,
        summary: 'Confirm an email address by the link sent to it',
        description: 'Once, within 48 hours, and only while the account still has that email.',
        params,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      await app.db.transaction((tx) => emailVerificationRepository(tx).use(token, app.now()));
      return sendState(reply, token);
    },
  );

  app.post(
    '/accounts/email/verification/',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Sends the caller another email that asks to confirm their email',
        response: { 200: Detail, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const user = userOf(request);
      if (user.email_verified_at !== null) throw conflict(msg('Your email is verified already.'));
      await app.db.transaction((tx) =>
        verificationMails(tx, app.config, app.now()).enqueueVerification(user),
      );
      app.deliverSoon();
      return { detail: t('Verification e-mail has been sent.') };
    },
  );
});
