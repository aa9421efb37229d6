import { Type } from 'typebox';
import { MailReport, SuppressionList } from '../../../domain/contract/admin/suppressions';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { msg } from '../../../domain/language';
import { audit } from '../../audit/audit';
import { notFound, unauthorized } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { isSameSecret } from '../../security/isSameSecret';
import { callerWith } from '../admin/callerWith';
import { suppressionsRepository } from './suppressionsRepository';

/** Addresses that get no newsletter: how a mail provider reports them, and the list for admins. */
export default routePlugin('suppressionRoutes', (app) => {
  const list = '/mainapp/admin/newsletter/suppressions/';
  const refusals = { 401: ErrorBody, 403: ErrorBody };

  app.post(
    '/newsletter/reports',
    {
      config: { public: true },
      schema: {
        tags: ['newsletter'],
        summary: 'A mail provider reports a bounce or a complaint',
        description:
          'Needs MAIL_REPORT_SECRET as bearer token; 404 where none is set. A repeat changes nothing.',
        body: MailReport,
        response: { 204: Type.Null(), 400: FieldErrors, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { mailReportSecret } = app.config;
      if (mailReportSecret === null) throw notFound();
      const given = request.headers.authorization ?? '';
      if (!isSameSecret(given, `Bearer ${mailReportSecret}`))
        throw unauthorized(msg('The secret is wrong.'));
      const { recipient, type, permanence } = request.body;
      if (type === 'complaint' || permanence !== 'transient')
        await suppressionsRepository(app.db).add(recipient, type, app.now());
      return reply.code(204).send(null);
    },
  );

  app.get(
    list,
    {
      schema: {
        tags: ['admin'],
        summary: 'Addresses that get no newsletter, newest first; each read is audited',
        response: { 200: SuppressionList, ...refusals },
      },
    },
    (request) => {
      const { id: actor_id } = callerWith(request, 'readSubscribers');
      return app.db.transaction(async (tx) => {
        const rows = await suppressionsRepository(tx).list();
        const action = 'newsletter.suppressions_read';
        const act = { actor_id, as_user_id: null, action, subject: `list of ${rows.length}` };
        await audit(tx, { ...act, before: null, after: null }, app.now());
        return { addresses: rows };
      });
    },
  );

  app.delete(
    `${list}:member/`,
    {
      schema: {
        tags: ['admin'],
        summary: 'Lets an address get the newsletter again; audited',
        params: Type.Object({ member: Type.String({ maxLength: 20 }) }),
        response: { 204: Type.Null(), ...refusals, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: actor_id } = callerWith(request, 'readSubscribers');
      const member = readId(request.params.member);
      if (member === null) throw notFound();
      await app.db.transaction(async (tx) => {
        const before = await suppressionsRepository(tx).remove(member);
        if (before === null) throw notFound();
        const action = 'newsletter.suppression_removed';
        const act = { actor_id, as_user_id: null, action, subject: `member ${member}` };
        await audit(tx, { ...act, before, after: null }, app.now());
      });
      return reply.code(204).send(null);
    },
  );
});
