import { AdminOverview } from '../../../../domain/contract/admin/overview';
import { ErrorBody } from '../../../../domain/contract/common';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';
import { readOverview } from './readOverview';

/** The figures of the first page of the admin area. */
export default routePlugin('adminOverviewRoutes', (app) => {
  app.get(
    '/mainapp/admin/overview/',
    {
      schema: {
        tags: ['admin'],
        summary: 'How much there is of everything, and what waits for the team',
        response: { 200: AdminOverview, 401: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => {
      callerWith(request, 'seeFigures');
      return readOverview(app.db, app.now());
    },
  );
});
