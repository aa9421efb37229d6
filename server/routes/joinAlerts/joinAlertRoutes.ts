import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { JoinAlertPayload } from '../../../domain/contract/joinAlert';
import { COUNTIES } from '../../../domain/counties';
import { msg, t } from '../../../domain/language';
import { EMAIL_PATTERN } from '../../../domain/messages';
import { joinAlertMail, wantedText } from '../../mail/joinAlertMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { takeForms } from '../../pages/forms';
import { escapeHtml } from '../../pages/html';
import { sendPlainPage } from '../../pages/plainPage';
import { plainPageAddress } from '../../pages/serverHost';
import { invalid } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { wordsOf } from '../../search/text';
import { joinAlertsRepository } from './repository';

const PER_ADDRESS: Limit = { name: 'join-alert:address', count: 10, periodSeconds: 3600 };

const PATH = '/join-alerts';

const UNKNOWN = {
  title: msg('This link no longer works'),
  text: msg(
    'It is older than two days, was ended, or we have written to you already. You can search again and ask for a new one.',
  ),
};
const ENDED = {
  title: msg('We will not write to you'),
  text: msg('Your address is deleted from this search.'),
};

function checked({ email, q, county }: JoinAlertPayload): JoinAlertPayload {
  const search = q.trim();
  if (!EMAIL_PATTERN.test(email.trim())) {
    throw invalid({ email: [msg('Enter a valid email address.')] });
  }
  if (county === '' && wordsOf(search).length === 0)
    throw invalid({ q: [msg('Write what you are looking for.')] });
  if (county !== '' && !COUNTIES.some(({ code }) => code === county)) {
    throw invalid({ county: [msg('Choose a county of the list.')] });
  }
  return { email: email.trim(), q: search, county };
}

/** A search that found nothing can be followed by email, which its address confirms first. */
export default routePlugin('joinAlertRoutes', (app) => {
  const tags = ['mail pages'];
  const params = Type.Object({ token: Type.String({ maxLength: 100 }) });
  const config = { public: true };

  takeForms(app);

  app.post(
    '/mainapp/join-alerts/',
    {
      config,
      schema: {
        tags: ['listings'],
        summary:
          'Ask for one email when a business joins that a search finds; ten an hour from one address',
        description: 'Nothing but the question whether to write is sent until its link is used.',
        body: JoinAlertPayload,
        response: { 201: Detail, 400: FieldErrors, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const asked = checked(request.body);
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      await app.runOnce(request, [], async (tx) => {
        const token = await joinAlertsRepository(tx).add(asked, app.now());
        if (token === null) return {};
        const { email: to, ...search } = asked;
        const link = plainPageAddress(app.config, `${PATH}/${token}`);
        const mail = () => joinAlertMail(app.config, { to, link, ...search });
        await enqueueOrRefuse(tx, mail, { config: app.config, account: null, now: app.now() });
        return {};
      });
      app.deliverSoon();
      return reply.code(201).send({ detail: t('We have sent you an email with a link.') });
    },
  );

  const sendState = async (reply: FastifyReply, token: string) => {
    const found = await joinAlertsRepository(app.db).read(token, app.now());
    if (!found) return sendPlainPage(reply, 404, UNKNOWN);
    const wanted = wantedText(found.alert);
    return sendPlainPage(
      reply,
      200,
      found.state === 'open'
        ? {
            title: msg('Shall we write to you?'),
            text: t('We send you one email when {wanted} joins.', { wanted }),
            button: msg('Yes, write to me'),
          }
        : {
            title: msg('We will write to you once'),
            text: t('You get an email when {wanted} joins, if one does within a year.', { wanted }),
            more: `<p><a href="${PATH}/${token}/end">${escapeHtml(t('Do not write to me'))}</a></p>`,
          },
    );
  };

  app.get(
    `${PATH}/:token`,
    { config, schema: { tags, summary: 'A page that asks whether to write', params } },
    (request, reply) => sendState(reply, request.params.token),
  );

  app.post(
    `${PATH}/:token`,
    {
      config,
      schema: {
        tags,
        summary: 'Confirm the address by the link sent to it',
        description: 'Within 48 hours. A repeat changes nothing.',
        params,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      await joinAlertsRepository(app.db).confirm(token, app.now());
      return sendState(reply, token);
    },
  );

  app.get(
    `${PATH}/:token/end`,
    { config, schema: { tags, summary: 'A page that asks whether to end it', params } },
    async (request, reply) => {
      const found = await joinAlertsRepository(app.db).read(request.params.token, app.now());
      if (!found) return sendPlainPage(reply, 404, UNKNOWN);
      return sendPlainPage(reply, 200, {
        title: msg('Shall we not write to you?'),
        text: t('You then get no email about {wanted}.', { wanted: wantedText(found.alert) }),
        button: msg('Do not write to me'),
      });
    },
  );

  app.post(
    `${PATH}/:token/end`,
    { config, schema: { tags, summary: 'End it and delete the address', params } },
    async (request, reply) => {
      await joinAlertsRepository(app.db).end(request.params.token);
      return sendPlainPage(reply, 200, ENDED);
    },
  );
});
