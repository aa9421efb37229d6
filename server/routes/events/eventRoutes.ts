import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Event, EventSearchQuery, EventPostedBy, ShortEvent } from '../../../domain/contract/event';
import { FoundPage, OwnerQuery } from '../../../domain/contract/page';
import { TABLES_READ } from '../../answers/tablesRead';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { readOwner } from '../../search/owner';
import { createMissingCounter } from '../../search/missingCounter';
import { eventsRepository } from './repository';
import { otherDates } from './series';

const config = { public: true, welcomesMembers: true, cacheSeconds: 60 };

/**
 * Public reads of events. Visitors see members-only events without place, description and booking
 * link.
 */
export default routePlugin('eventRoutes', (app) => {
  const repository = eventsRepository(app.db);
  const countMissing = createMissingCounter(app, 'event');
  const tags = ['events'];

  app.get(
    '/mainapp/events/',
    {
      config: { ...config, reads: TABLES_READ.eventList },
      schema: {
        tags,
        summary: 'Public events, latest first, at most 500; with `user_id` those of one member',
        querystring: OwnerQuery,
        response: { 200: Type.Array(Event), 400: FieldErrors },
      },
    },
    (request) => repository.list(readOwner(request.query), request.signedIn),
  );

  app.get(
    '/mainapp/events/search/',
    {
      config: { ...config, reads: TABLES_READ.eventSearch },
      schema: {
        tags,
        summary:
          'A page of the public events that match; for members on request sorted by their interests',
        querystring: EventSearchQuery,
        response: { 200: FoundPage(ShortEvent), 400: FieldErrors },
      },
    },
    async (request) => {
      const { query, signedIn } = request;
      const found = await repository.search(query, signedIn, app.now());
      request.eachTime = countMissing(query, found);
      return found;
    },
  );

  app.get(
    '/mainapp/events/:event/',
    {
      config: { ...config, reads: TABLES_READ.event },
      schema: {
        tags,
        summary:
          'One public event by its slug or id, or one of the caller in any state; for an admin any but drafts',
        params: Type.Object({ event: Type.String({ maxLength: 200 }) }),
        response: { 200: EventPostedBy, 404: ErrorBody },
      },
    },
    async (request) => {
      const event = await repository.one(request.params.event, request.signedIn);
      if (!event) throw notFound();
      const other_dates = await otherDates(app.db, event, app.now());
      return { ...event, ...(other_dates.length > 0 && { other_dates }) };
    },
  );
});
