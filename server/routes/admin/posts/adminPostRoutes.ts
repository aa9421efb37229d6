import { PostGridQuery, PostRow } from '../../../../domain/contract/admin/moderation';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';
import { postRowsRepository } from './repository';

/** Posts of members, for review. */
export default routePlugin('adminPostRoutes', (app) => {
  app.get(
    '/mainapp/admin/posts/',
    {
      schema: {
        tags: ['admin'],
        summary: 'A page of resources and events together, those that wait longest first',
        description:
          'Pending ones unless `status` names others; drafts never. `q` finds words of the title; ' +
          '`sort` is modified_at or title.',
        querystring: PostGridQuery,
        response: { 200: Page(PostRow), 400: FieldErrors, 401: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => {
      callerWith(request, 'reviewPosts');
      return postRowsRepository(app.db).page(request.query);
    },
  );
});
