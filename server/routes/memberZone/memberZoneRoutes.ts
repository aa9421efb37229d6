import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { MemberZone } from '../../../domain/contract/memberZone';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { nearEvents } from '../events/nearEvents';
import { activityRepository } from '../listings/activity';
import { visitsRepository } from './visits';

/** What happened since the last visit, for the caller alone. */
export default routePlugin('memberZoneRoutes', (app) => {
  const tags = ['profile'];
  const visits = visitsRepository(app.db);
  const activity = activityRepository(app.db);

  app.get(
    '/mainapp/member-zone/',
    {
      schema: {
        tags,
        summary: 'The last visit of the caller, visitors of its listing, and events near by',
        response: { 200: MemberZone, 401: ErrorBody },
      },
    },
    async (request) => {
      const user = userOf(request);
      const { id } = user;
      const now = app.now();
      const since = await visits.before(id, now);
      return {
        since: since?.toISOString() ?? null,
        activity: await activity.ofOwner(id, since, now),
        near_events: await nearEvents(app.db, user, now),
      };
    },
  );

  app.post(
    '/mainapp/member-zone/visit/',
    {
      config: { changesNoPage: true },
      schema: {
        tags,
        summary: 'The Member Zone was shown; within an hour a repeat changes nothing',
        response: { 204: Type.Null(), 401: ErrorBody },
      },
    },
    async (request, reply) => {
      await visits.begin(userOf(request).id, app.now());
      return reply.code(204).send(null);
    },
  );
});
