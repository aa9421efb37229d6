import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { FoundPage, OwnerQuery } from '../../../domain/contract/page';
import {
  Resource,
  ResourceOverview,
  ResourceSearchQuery,
  ResourcePostedBy,
  ShortResource,
} from '../../../domain/contract/resource';
import { resourceOverviewOf } from '../../../domain/resourceOverview';
import { TABLES_READ } from '../../answers/tablesRead';
import { untilChanged } from '../../answers/untilChanged';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { readOwner } from '../../search/owner';
import { createMissingCounter } from '../../search/missingCounter';
import { resourcesRepository } from './repository';

const config = { public: true, welcomesMembers: true, cacheSeconds: 60 };

/** Public reads of resources. */
export default routePlugin('resourceRoutes', (app) => {
  const repository = resourcesRepository(app.db);
  const countMissing = createMissingCounter(app, 'resource');
  const overview = untilChanged(app, TABLES_READ.resourceList, async () =>
    resourceOverviewOf(await repository.list(null, null)),
  );
  const tags = ['resources'];

  app.get(
    '/mainapp/resources/',
    {
      config: { ...config, reads: TABLES_READ.resourceList },
      schema: {
        tags,
        summary: 'The 500 newest published resources; with `user_id` those of one member',
        querystring: OwnerQuery,
        response: { 200: Type.Array(Resource), 400: FieldErrors },
      },
    },
    (request) => repository.list(readOwner(request.query), request.signedIn?.id ?? null),
  );

  app.get(
    '/mainapp/resources/overview/',
    {
      config: { ...config, reads: TABLES_READ.resourceList },
      schema: {
        tags,
        summary: 'How many resources are published on each theme, and a few of them',
        response: { 200: ResourceOverview },
      },
    },
    () => overview(),
  );

  app.get(
    '/mainapp/resources/search/',
    {
      config: { ...config, reads: TABLES_READ.resourceSearch },
      schema: {
        tags,
        summary:
          'A page of the published resources that match; for members on request sorted by their interests',
        querystring: ResourceSearchQuery,
        response: { 200: FoundPage(ShortResource), 400: FieldErrors },
      },
    },
    async (request) => {
      const { query, signedIn } = request;
      const found = await repository.search(query, signedIn);
      request.eachTime = countMissing(query, found);
      return found;
    },
  );

  app.get(
    '/mainapp/resources/:resource/',
    {
      config: { ...config, reads: TABLES_READ.resource },
      schema: {
        tags,
        summary:
          'One published resource by its id, or one of the caller in any state; for an admin any but drafts',
        params: Type.Object({ resource: Type.String({ maxLength: 200 }) }),
        response: { 200: ResourcePostedBy, 404: ErrorBody },
      },
    },
    async (request) => {
      const id = readId(request.params.resource);
      const resource = id && (await repository.one(id, request.signedIn));
      if (!resource) throw notFound();
      return resource;
    },
  );
});
