import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { EventSearchQuery } from '../../../domain/contract/event';
import { TABLES_READ } from '../../answers/tablesRead';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { eventsRepository } from '../events/repository';
import { toCalendar } from './calendar';

const config = {
  ...{ public: true, cacheSeconds: 300, crossOrigin: true },
  reads: TABLES_READ.feed,
};
const DAY = 86_400_000;
const REMEMBERED_DAYS = 90;
const TYPE = 'text/calendar; charset=utf-8';

/** Calendar files: a feed to subscribe to, and single events to download. */
export default routePlugin('feedRoutes', (app) => {
  const repository = eventsRepository(app.db);
  const tags = ['feeds'];

  async function read(organizer?: string): Promise<string> {
    const since = new Date(app.now().getTime() - REMEMBERED_DAYS * DAY);
    return toCalendar(await repository.calendar(since, organizer), app.config, app.now());
  }

  app.get(
    '/mainapp/events/feed.ics',
    {
      config,
      schema: {
        tags,
        summary: 'Public events to come and of the last 90 days',
        querystring: Type.Pick(EventSearchQuery, ['organizer']),
        response: { 200: Type.String(), 400: FieldErrors },
      },
    },
    ({ query }, reply) => {
      reply.type(TYPE);
      return read(query.organizer);
    },
  );

  app.get(
    '/mainapp/events/:event/event.ics',
    {
      config,
      schema: {
        tags,
        summary: 'One public event',
        params: Type.Object({ event: Type.String({ maxLength: 200 }) }),
        response: { 200: Type.String(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const row = await repository.publicRow(request.params.event);
      if (!row) throw notFound();
      reply.header('Content-Disposition', `attachment; filename="${row.slug}.ics"`).type(TYPE);
      return toCalendar([row], app.config, app.now());
    },
  );
});
