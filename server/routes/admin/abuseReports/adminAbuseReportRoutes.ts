import { Type } from 'typebox';
import {
  AbuseReport,
  AbuseReportGridQuery,
  CloseReportPayload,
} from '../../../../domain/contract/admin/moderation';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { auditRead } from '../../../audit/auditRead';
import { reportOutcomeMail } from '../../../mail/reportOutcomeMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { invalid, notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { readId } from '../../../search/filters';
import { callerWith } from '../callerWith';
import { abuseReportsRepository } from './repository';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** Reports of abuse, for admins. */
export default routePlugin('adminAbuseReportRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/abuse-reports/',
    {
      schema: {
        tags,
        summary: 'A page of the reports: open ones, oldest first, or closed ones, newest first',
        querystring: AbuseReportGridQuery,
        response: { 200: Page(AbuseReport), ...refusals },
      },
    },
    async (request) => {
      const { id: actor_id } = callerWith(request, 'handleReports');
      const read = { action: 'abuse_report.listed', subject: 'list of reports' };
      await auditRead(app.db, { actor_id, as_user_id: null, ...read }, app.now());
      return abuseReportsRepository(app.db, app.config).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/abuse-reports/:id/close/',
    {
      schema: {
        tags,
        summary: 'Closes a report with its outcome',
        description:
          'The note, required for `acted`, is kept in the audit log. A reporter with an email is ' +
          'told the outcome in general words. 409 says the outcome when the report is closed already.',
        params,
        body: CloseReportPayload,
        response: { 200: AbuseReport, ...refusals, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'handleReports');
      const { body } = request;
      if (body.outcome === 'acted' && body.note === '') {
        throw invalid({ note: [FIELD_MESSAGES.thisRequired] });
      }
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      await app.runOnce(request, [], async (tx) => {
        const reports = abuseReportsRepository(tx, app.config);
        const closed = await reports.close(id, body, admin.id, app.now());
        const { email: to, subject, created_at: reportedAt } = closed;
        if (to !== '') {
          const answer = { to, subject, reportedAt, outcome: body.outcome };
          await enqueueOrDrop(app, tx, () => reportOutcomeMail(app.config, answer), null);
        }
        return { report: id };
      });
      app.deliverSoon();
      return abuseReportsRepository(app.db, app.config).one(id);
    },
  );
});
