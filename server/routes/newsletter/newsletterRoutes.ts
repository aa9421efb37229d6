import { Type } from 'typebox';
import { ErrorBody, OneOf } from '../../../domain/contract/common';
import { msg } from '../../../domain/language';
import { CSV_TYPE, csvOf, RowFile, sendRows, writeRows } from '../../answers/writeRows';
import { audit } from '../../audit/audit';
import { takeForms } from '../../pages/forms';
import { sendPlainPage } from '../../pages/plainPage';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { callerWith } from '../admin/callerWith';
import { consentsRepository } from '../profiles/consentsRepository';
import { UNSUBSCRIBE_PATH } from './chooseNewsletter';
import { issuesRepository } from './issuesRepository';
import { newsletterRepository } from './repository';

const CSV = csvOf(['email', 'name', 'user_type', 'since'], (row: string[]) => row);

const PAGES = {
  newsletter: {
    ask: {
      title: msg('End the newsletter?'),
      text: msg('You will get no more issues. Your account stays as it is.'),
      button: msg('Unsubscribe'),
    },
    ended: {
      title: msg('You are unsubscribed'),
      text: msg('You get no more issues. You can subscribe again in your profile.'),
    },
  },
  weekly: {
    ask: {
      title: msg('End the weekly email?'),
      text: msg('You will get no more weekly emails. Your account stays as it is.'),
      button: msg('Unsubscribe'),
    },
    ended: {
      title: msg('You are unsubscribed'),
      text: msg('You get no more weekly emails. You can choose them again in your profile.'),
    },
  },
} as const;
const UNKNOWN = {
  title: msg('This address is not known'),
  text: msg('Open the address of your latest newsletter, or sign in and end it in your profile.'),
};

/** The list of subscribers for admins, and the page that ends a subscription. */
export default routePlugin('newsletterRoutes', (app) => {
  const tags = ['newsletter'];
  const subscriptions = newsletterRepository(app.db);

  /** Mail programs unsubscribe with a form of either encoding (RFC 8058). */
  takeForms(app);

  const unsubscribe = `${UNSUBSCRIBE_PATH}/:token`;
  const params = Type.Object({ token: Type.String({ maxLength: 100 }) });
  const querystring = Type.Object({
    /** The issue whose link was used. */
    issue: Type.Optional(Type.String({ maxLength: 20 })),
    /** The newsletter unless it is given. */
    of: Type.Optional(OneOf(['newsletter', 'weekly'])),
  });
  const config = { public: true };

  app.get(
    unsubscribe,
    {
      config,
      schema: {
        tags,
        summary: 'A page that asks whether to end the newsletter or the weekly email',
        params,
        querystring,
      },
    },
    async (request, reply) => {
      const isKnown = await subscriptions.isKnown(request.params.token);
      const { ask } = PAGES[request.query.of ?? 'newsletter'];
      return sendPlainPage(reply, isKnown ? 200 : 404, isKnown ? ask : UNKNOWN);
    },
  );

  app.post(
    unsubscribe,
    {
      config,
      schema: {
        tags,
        summary: 'End the newsletter by the link of an email, also by one click (RFC 8058)',
        description: 'A repeat changes nothing. The token is enough, and can do nothing else.',
        params,
        querystring,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const { of = 'newsletter' } = request.query;
      const issue = readId(request.query.issue ?? '');
      await app.db.transaction(async (tx) => {
        const member = await newsletterRepository(tx).end(token, of);
        if (!member) return;
        if (issue !== null) await issuesRepository(tx, app.config).countUnsubscribed(issue);
        await consentsRepository(tx).record(member.id, { [of]: false }, app.now());
      });
      const isKnown = await subscriptions.isKnown(token);
      return sendPlainPage(reply, isKnown ? 200 : 404, isKnown ? PAGES[of].ended : UNKNOWN);
    },
  );

  app.get(
    '/mainapp/newsletter/subscribers.csv',
    {
      schema: {
        tags: ['admin'],
        summary: 'Subscribers with a confirmed email as CSV, for admins; each download is audited',
        response: { 200: RowFile, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async (request, reply) => {
      const admin = callerWith(request, 'readSubscribers');
      const file = await writeRows(subscriptions.subscribers(), CSV);
      const act = { actor_id: admin.id, as_user_id: null, action: 'newsletter.exported' };
      const subject = `list of ${file.count}`;
      await audit(app.db, { ...act, subject, before: null, after: null }, app.now());
      return sendRows(reply, file, { name: 'newsletter-subscribers.csv', type: CSV_TYPE });
    },
  );
});
