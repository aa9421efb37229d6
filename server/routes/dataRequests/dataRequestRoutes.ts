import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { DataRequestPayload, OwnDataRequest } from '../../../domain/contract/privacy';
import { t } from '../../../domain/language';
import { dueOf, OPEN_DATA_REQUESTS } from '../../../domain/privacy';
import { dataRequestMail } from '../../mail/dataRequestMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { written } from '../admin/written';
import { dataRequestsRepository } from './repository';

/** What members ask about their data. */
export default routePlugin('dataRequestRoutes', (app) => {
  const tags = ['profile'];
  const url = '/mainapp/data-requests/';
  const refused = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'What the caller asked about their data, newest first',
        response: { 200: Type.Array(OwnDataRequest), ...refused },
      },
    },
    (request) => dataRequestsRepository(app.db).listOf(userOf(request).id),
  );

  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Asks about one’s data; an email says by when we answer',
        description: `409 where ${OPEN_DATA_REQUESTS} are open.`,
        body: DataRequestPayload,
        response: { 201: OwnDataRequest, 400: FieldErrors, ...refused, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      const { kind } = request.body;
      const details = written('details', request.body.details);
      const { result } = await app.runOnce(request, [], async (tx) => {
        const requests = dataRequestsRepository(tx);
        if ((await requests.openOf(user.id)) >= OPEN_DATA_REQUESTS) {
          const detail = t('You have {count} open requests. We answer these first.', {
            count: OPEN_DATA_REQUESTS,
          });
          throw new Failure(409, { detail });
        }
        const received = app.now();
        const id = await requests.add(
          { kind, details, userId: user.id, email: user.email, isRecorded: false, received },
          received,
        );
        const mail = () =>
          dataRequestMail(app.config, {
            to: user.email,
            kind,
            received,
            due: dueOf(kind, received),
          });
        await enqueueOrDrop(app, tx, mail, user.id);
        return { id };
      });
      app.deliverSoon();
      return reply.code(201).send(await dataRequestsRepository(app.db).own(result.id));
    },
  );
});
