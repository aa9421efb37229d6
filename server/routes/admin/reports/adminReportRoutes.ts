import { Type } from 'typebox';
import { hasPermission } from '../../../../domain/permissions';
import {
  MOST_REPORTS,
  ReportComparison,
  ReportExportQuery,
  ReportGridQuery,
  ReportRow,
} from '../../../../domain/contract/admin/reports';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { CSV_TYPE, JSON_ROWS, RowFile, sendRows, writeRows } from '../../../answers/writeRows';
import { audit } from '../../../audit/audit';
import { notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { pick, readId } from '../../../search/filters';
import { businessOrAdmin } from '../../vetting/subject';
import { callerWith } from '../callerWith';
import { compareReports } from './compareReports';
import { REPORTS_CSV } from './reportsCsv';
import { assessmentReportsRepository } from './repository';

const FORMATS = {
  csv: { type: CSV_TYPE, format: REPORTS_CSV },
  json: { type: 'application/json; charset=utf-8', format: JSON_ROWS },
};

/** Results of assessments: of all businesses for admins, its own for a business. */
export default routePlugin('adminReportRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/reports/',
    {
      schema: {
        tags,
        summary: 'The newest application of each business, with its score',
        description:
          `Counts at most ${MOST_REPORTS}. \`q\` searches the words of listings and accounts. ` +
          'A business gets only its own.',
        querystring: ReportGridQuery,
        response: { 200: Page(ReportRow), 400: FieldErrors, ...refusals },
      },
    },
    (request) => {
      const caller = businessOrAdmin(request);
      return assessmentReportsRepository(
        app.db,
        hasPermission(caller, 'reviewApplications') ? null : caller.id,
      ).page(request.query);
    },
  );

  app.get(
    '/mainapp/admin/reports/export/',
    {
      schema: {
        tags,
        summary: 'All matching rows as a file',
        description: `CSV unless \`format\` is json; at most ${MOST_REPORTS} rows.`,
        querystring: ReportExportQuery,
        response: { 200: RowFile, 400: FieldErrors, ...refusals },
      },
    },
    async (request, reply) => {
      const { id: actor_id } = callerWith(request, 'reviewApplications');
      const ending = pick(['csv', 'json'], request.query.format) ?? 'csv';
      const { type, format } = FORMATS[ending];
      const rows = assessmentReportsRepository(app.db, null).all(request.query);
      const file = await writeRows(rows, format);
      const act = { actor_id, as_user_id: null, action: 'report.exported' };
      const subject = `list of ${file.count}`;
      await audit(app.db, { ...act, subject, before: null, after: null }, app.now());
      const day = app.now().toISOString().slice(0, 10);
      return sendRows(reply, file, { name: `assessment-reports-${day}.${ending}`, type });
    },
  );

  app.get(
    '/mainapp/admin/reports/:application/comparison/',
    {
      schema: {
        tags,
        summary: 'Compare an application with what was submitted before it',
        params: Type.Object({ application: Type.String({ maxLength: 20 }) }),
        response: { 200: ReportComparison, ...refusals, 404: ErrorBody },
      },
    },
    async (request) => {
      const caller = businessOrAdmin(request);
      const repository = assessmentReportsRepository(
        app.db,
        hasPermission(caller, 'reviewApplications') ? null : caller.id,
      );
      const id = readId(request.params.application);
      const application = id === null ? null : await repository.application(id);
      if (!application) throw notFound();
      return compareReports(app.db, await repository.previousOf(application), application);
    },
  );
});
