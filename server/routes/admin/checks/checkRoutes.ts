import { Type } from 'typebox';
import { Check } from '../../../../domain/contract/admin/checks';
import { ErrorBody } from '../../../../domain/contract/common';
import { enqueueOrRefuse } from '../../../mail/queue';
import { testMail } from '../../../mail/testMail';
import { routePlugin } from '../../../plugins/routePlugin';
import { callerWith } from '../callerWith';
import { runChecks } from './runChecks';

/** Whether the installation has what the product needs, for admins. */
export default routePlugin('checkRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/checks/',
    {
      schema: {
        tags,
        summary: 'Database, clock, mail, public address, proxy and disk, each with what to do',
        response: { 200: Type.Array(Check), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'seeFigures');
      return runChecks(app, request);
    },
  );

  app.post(
    '/mainapp/admin/checks/mail/',
    {
      schema: {
        tags,
        summary: 'Sends the caller a test email',
        response: { 204: Type.Null(), ...refusals, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id, email, first_name } = callerWith(request, 'seeFigures');
      const { config } = app;
      const mail = () => testMail(config, email, first_name);
      await app.db.transaction((tx) =>
        enqueueOrRefuse(tx, mail, { config, account: id, now: app.now() }),
      );
      app.deliverSoon();
      return reply.code(204).send(null);
    },
  );
});
