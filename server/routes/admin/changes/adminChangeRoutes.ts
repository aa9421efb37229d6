import {
  ReadChangePayload,
  UnreadChange,
  UnreadChangeQuery,
} from '../../../../domain/contract/admin/moderation';
import { Detail, ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { t } from '../../../../domain/language';
import { notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { LARGEST_ID } from '../../../search/filters';
import { callerWith } from '../callerWith';
import { changesRepository } from './repository';

/** Changes of approved events and listings, for admins. */
export default routePlugin('adminChangeRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/changes/',
    {
      schema: {
        tags,
        summary: 'A page of what was changed after its approval, those that wait longest first',
        querystring: UnreadChangeQuery,
        response: { 200: Page(UnreadChange), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'readChanges');
      return changesRepository(app.db).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/changes/read/',
    {
      schema: {
        tags,
        summary: 'Mark the changes of an approved event or listing as read',
        description: '409 when its owner has changed it again since `modified_at`.',
        body: ReadChangePayload,
        response: { 200: Detail, ...refusals, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'readChanges');
      const { body } = request;
      if (body.subject_id < 1 || body.subject_id > LARGEST_ID) throw notFound();
      await app.db.transaction((tx) => changesRepository(tx).read(body, admin.id, app.now()));
      return { detail: t('The change is marked as read.') };
    },
  );
});
