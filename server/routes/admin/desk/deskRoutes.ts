import { DeskBulkPayload, DeskPage, DeskQuery } from '../../../../domain/contract/admin/desk';
import { BulkResult } from '../../../../domain/contract/admin/pipeline';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { t } from '../../../../domain/language';
import { conflict } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { businessNotices } from '../../vetting/businessNotices';
import { callerWith } from '../callerWith';
import { checkBulk, moveMany } from '../pipeline/moveMany';
import { deskRepository } from './repository';

const changed = (now: number, expected: number) =>
  conflict(
    t('The list has changed: {now} match now, and you saw {expected}. Nothing was done.', {
      now,
      expected,
    }),
  );

/** The review desk: the applications of a view, page by page, and moves of all that match. */
export default routePlugin('deskRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };
  const notices = businessNotices(app);

  app.get(
    '/mainapp/admin/desk/',
    {
      schema: {
        tags,
        summary: 'Applications of a saved view, with the counts of all views',
        querystring: DeskQuery,
        response: { 200: DeskPage, ...refusals },
      },
    },
    (request) => {
      const caller = callerWith(request, 'reviewApplications');
      return deskRepository(app.db, { caller, now: app.now() }).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/desk/bulk/',
    {
      schema: {
        tags,
        summary: 'Send one event with one reason to all that match and can take it',
        description:
          'The server reads the filter again: 409, and nothing is moved, when not as many match as ' +
          '`expected`. Else as `mainapp/admin/pipeline/bulk/`.',
        body: DeskBulkPayload,
        response: { 200: BulkResult, 400: FieldErrors, ...refusals, 409: ErrorBody },
      },
    },
    async (request) => {
      const caller = callerWith(request, 'reviewApplications');
      const { expected, event, note, ...filter } = request.body;
      checkBulk(request.body);
      const repository = deskRepository(app.db, { caller, now: app.now() });
      const applications = await repository.takers({ ...filter, event });
      if (applications.length !== expected) throw changed(applications.length, expected);
      return moveMany(app, request, caller, notices, {
        applications,
        event,
        ...(note !== undefined && { note }),
      });
    },
  );
});
