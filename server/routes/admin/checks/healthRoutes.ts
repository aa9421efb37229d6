import { ErrorBody } from '../../../../domain/contract/common';
import { Health } from '../../../../domain/contract/admin/health';
import { readHealth } from '../../../observe/readHealth';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';

/** How the servers run, in figures, for admins. */
export default routePlugin('healthRoutes', (app) => {
  app.get(
    '/mainapp/admin/health/',
    {
      schema: {
        tags: ['admin'],
        summary: 'Servers, requests, database, queues, jobs and backup, in figures',
        response: { 200: Health, 401: ErrorBody, 403: ErrorBody },
      },
    },
    (request) => {
      callerWith(request, 'seeFigures');
      return readHealth(app);
    },
  );
});
