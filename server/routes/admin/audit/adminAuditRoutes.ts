import { audit } from '../../../audit/audit';
import { CSV_TYPE, csvOf, RowFile, sendRows, writeRows } from '../../../answers/writeRows';
import { AuditEntry, AuditGridQuery } from '../../../../domain/contract/admin/audit';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';
import { auditRepository } from './repository';

const MOST_ENTRIES = 50_000;

const HEADER = [
  'Number',
  'At',
  'Who',
  'Account of who',
  'On behalf of',
  'Action',
  'Subject',
  'Name of the subject',
  'Note',
  'Hash before',
  'Hash after',
];

const CSV = csvOf(HEADER, (entry: AuditEntry) => [
  entry.id,
  entry.at,
  entry.actor_name,
  entry.actor_id,
  entry.as_user_name,
  entry.action,
  entry.subject,
  entry.subject_name,
  entry.note,
  entry.before_hash,
  entry.after_hash,
]);

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

  app.get(
    '/mainapp/admin/audit/export/',
    {
      schema: {
        tags: ['admin'],
        summary: 'All matching entries as CSV; audited',
        description: `At most ${MOST_ENTRIES}, the newest.`,
        querystring: AuditGridQuery,
        response: { 200: RowFile, 400: FieldErrors, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: actor_id } = callerWith(request, 'readAudit');
      const entries = auditRepository(app.db).all(request.query, MOST_ENTRIES);
      const file = await writeRows(entries, CSV);
      const act = { actor_id, as_user_id: null, action: 'audit.exported' };
      const subject = `list of ${file.count}`;
      await audit(app.db, { ...act, subject, before: null, after: null }, app.now());
      const day = app.now().toISOString().slice(0, 10);
      return sendRows(reply, file, { name: `audit-log-${day}.csv`, type: CSV_TYPE });
    },
  );
});
