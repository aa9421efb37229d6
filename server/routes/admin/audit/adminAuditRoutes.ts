import { AuditEntry, AuditGridQuery } from '../../../../domain/contract/admin/audit';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';
import { auditRepository } from './repository';

/** Reads the audit log; no route changes it. */
export default routePlugin('adminAuditRoutes', (app) => {
  app.get(
    '/mainapp/admin/audit/',
    {
      schema: {
        tags: ['admin'],
        summary: 'A page of the audit log, newest first',
        description:
          '`from` and `to` are days in Africa/Nairobi. `q` finds words of action, subject and ' +
          'note. The database refuses to change or delete an entry.',
        querystring: AuditGridQuery,
        response: { 200: Page(AuditEntry), 400: FieldErrors, 401: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => {
      callerWith(request, 'readAudit');
      return auditRepository(app.db).page(request.query);
    },
  );
});
