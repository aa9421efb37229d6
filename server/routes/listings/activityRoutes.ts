import { Type } from 'typebox';
import { isInTeam } from '../../../domain/accountTypes';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { ActivityPayload } from '../../../domain/contract/memberZone';
import { notFound } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { isUncounted } from '../../security/isUncounted';
import { roleIn } from '../listingPeople/rights';
import { activityRepository } from './activity';

/** Many phones of a mobile network share one address. */
const PER_ADDRESS: Limit = { name: 'activity:address', count: 600, periodSeconds: 3600 };

/** Counts what visitors do with a listing, for its owner. */
export default routePlugin('activityRoutes', (app) => {
  const repository = activityRepository(app.db);

  app.post(
    '/mainapp/listings/:listing/activity/',
    {
      config: { public: true, welcomesMembers: true, changesNoPage: true },
      schema: {
        tags: ['directory'],
        summary: 'Count a view of a published listing or a tap on its contacts; 600 an hour',
        description:
          'Only the sum of each day is kept, not who it was. Who looks after it, our team, robots and readers ' +
          'who ask not to be tracked (DNT, GPC) are not counted; the answer is the same.',
        params: Type.Object({ listing: Type.String({ maxLength: 20 }) }),
        body: ActivityPayload,
        response: { 204: Type.Null(), 400: FieldErrors, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      const id = readId(request.params.listing);
      if (id === null || !(await repository.isPublished(id))) throw notFound();
      const { signedIn, body } = request;
      const isOwn = signedIn !== null && (await roleIn(app.db, id, signedIn.id)) !== null;
      if (!isOwn && !isInTeam(signedIn) && !isUncounted(request)) {
        await repository.count(id, body.kind, app.now());
      }
      return reply.code(204).send(null);
    },
  );
});
