import { Type } from 'typebox';
import { OneOf } from '../../../domain/contract/common';
import { msg } from '../../../domain/language';
import type { Config } from '../../config';
import { issueMail } from '../../mail/issueMail';
import { inScheme } from '../../mail/mailStyles';
import { routePlugin } from '../../plugins/routePlugin';
import { sendPlainPage } from '../../pages/plainPage';
import { readCards } from './issueCards';
import { issuesRepository, WEB_PATH } from './issuesRepository';

/** No scripts, nothing from elsewhere; pages of ours may show it in a frame, also where the API has a host of its own. */
const policyOf = ({ publicUrl }: Config): string =>
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; " +
  `style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${new URL(publicUrl).origin}`;

const UNKNOWN = {
  title: msg('This issue is not known'),
  text: msg('The address may be incomplete. Open it from the email once more.'),
};

/** An issue as a page, for those whose email program does not show it well, and as a preview. */
export default routePlugin('webIssueRoutes', (app) => {
  app.get(
    `${WEB_PATH}/:token`,
    {
      config: { public: true },
      schema: {
        tags: ['newsletter'],
        summary: 'An issue of the newsletter as a page; the address is known to those who got it',
        params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
        querystring: Type.Object({
          scheme: Type.Optional(OneOf(['light', 'dark'])),
          /** For caches of browsers alone. */
          version: Type.Optional(Type.String({ maxLength: 20 })),
        }),
      },
    },
    async (request, reply) => {
      const { config, db } = app;
      const issue = await issuesRepository(db, config).byToken(request.params.token);
      if (!issue) return sendPlainPage(reply, 404, UNKNOWN);
      const cards = issue.cards ?? (await readCards(db, config, issue.body)).cards;
      const { html = '' } = issueMail(
        config,
        { ...issue, cards },
        {
          to: '',
          kind: 'issue',
          page: null,
          unsubscribe: null,
        },
      );
      const { scheme } = request.query;
      return reply
        .headers({
          'Content-Security-Policy': policyOf(config),
          'X-Frame-Options': 'SAMEORIGIN',
          'X-Robots-Tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(scheme ? inScheme(html, scheme) : html);
    },
  );
});
