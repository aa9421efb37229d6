import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { msg, t } from '../../../domain/language';
import { escapeHtml } from '../../pages/html';
import { sendPlainPage, type PlainWords } from '../../pages/plainPage';
import { wantsPage } from '../../pages/wantsPage';
import { sendFailure } from '../../plugins/errors';
import { Failure } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { accountsRepository } from '../accounts/repository';
import { signPayload, type Fields } from './discourseConnect';
import { signOutOfForum } from './signOutOfForum';
import { memberFields } from './memberFields';
import { noncesRepository } from './noncesRepository';
import { restartOf, withParameters } from './returnAddress';
import { readSignOn, type SignOn } from './signOnRequest';

/** Discourse accepts the answer to its nonce for this long. */
const ANSWERED_WITHIN_MS = 10 * 60_000;

const ENDED = msg(
  'This sign-in was used before or took longer than ten minutes. Please start it again.',
);

/** Answers browsers with a page and all others with JSON. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, words: PlainWords) {
  return wantsPage(request)
    ? sendPlainPage(reply, status, words)
    : sendFailure(reply, new Failure(status, { detail: words.text }));
}

/** Signs members in to the forum (DiscourseConnect); the SPA navigates here. */
export default routePlugin('forumSignOnRoutes', (app) => {
  const { config, db } = app;
  const nonces = noncesRepository(db);

  const answer = (reply: FastifyReply, { returnTo, nonce, secret }: SignOn, fields: Fields) =>
    reply.redirect(withParameters(returnTo, signPayload({ nonce, ...fields }, secret)));

  app.get(
    '/mainapp/discourse/sso/',
    {
      exposeHeadRoute: false,
      config: { public: true },
      schema: {
        tags: ['sign-on'],
        summary: 'Sign in to the forum with the account here (DiscourseConnect)',
        description:
          'A redirect (302) to the forum with a signed answer, or to the page that asks to sign in ' +
          'and comes back. `token` is a session, as the full-page redirect of the contract carries ' +
          'it. Refused: 400 (not configured, wrong `prompt` or `return_sso_url`), 410 (answered ' +
          'before, or later than ten minutes), 422 (not signed by the forum, or unreadable).',
        querystring: Type.Object({
          sso: Type.Optional(Type.String({ maxLength: 8_000 })),
          sig: Type.Optional(Type.String({ maxLength: 8_000 })),
          token: Type.Optional(Type.String({ maxLength: 8_000 })),
        }),
      },
    },
    async (request, reply) => {
      const { sso = '', sig = '', token = '' } = request.query;
      const signOn = readSignOn({ sso, sig }, config.forum);
      if ('status' in signOn) {
        const { status, text } = signOn;
        if (status === 422) app.logSecurity(request, 'token.refused', 'forum');
        return refuse(request, reply, status, { title: msg('The forum cannot be opened'), text });
      }
      const member = await app.memberOf(request, token);

      if (signOn.isLogout) {
        if (member) {
          await accountsRepository(db).endTokens(member.id);
          signOutOfForum(app, member.id);
        }
        return reply.redirect(signOn.returnTo.href);
      }
      if (!member && signOn.isSilent) return answer(reply, signOn, { failed: true });

      const now = app.now();
      const since = await nonces.firstSeen(signOn.nonce, now);
      const isLate = now.getTime() - since.getTime() > ANSWERED_WITHIN_MS;
      if (!member && !isLate) {
        return reply.redirect(withParameters(new URL('/', config.publicUrl), { sso, sig }));
      }
      if (!member || isLate || !(await nonces.use(signOn.nonce, now))) {
        const restart = escapeHtml(restartOf(signOn.returnTo));
        return refuse(request, reply, 410, {
          title: msg('Please sign in to the forum again'),
          text: ENDED,
          more: `<p><a href="${restart}">${escapeHtml(t('Back to the forum'))}</a></p>`,
        });
      }
      return answer(reply, signOn, await memberFields(db, member, config));
    },
  );
});
