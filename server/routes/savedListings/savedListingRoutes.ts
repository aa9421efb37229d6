import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  MOST_SAVED_LISTINGS,
  SavedListing,
  SavedListingPayload,
} from '../../../domain/contract/savedListing';
import { t } from '../../../domain/language';
import { Failure, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { idIn, idParams } from '../../search/idIn';
import { savedListingsRepository } from './repository';

/** Businesses that a member saved or follows. */
export default routePlugin('savedListingRoutes', (app) => {
  const tags = ['directory'];
  const url = '/mainapp/saved-listings/';
  const refused = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Published listings that the caller saved, newest first',
        response: { 200: Type.Array(SavedListing), ...refused },
      },
    },
    (request) => savedListingsRepository(app.db).listOf(userOf(request).id),
  );

  app.put(
    `${url}:id/`,
    {
      schema: {
        tags,
        summary: 'Saves a listing, and says whether emails come when it changes or has an event',
        description: `409 beyond ${MOST_SAVED_LISTINGS}. At most one email a day tells what is new of all of them.`,
        params: idParams,
        body: SavedListingPayload,
        response: {
          200: Type.Array(SavedListing),
          400: FieldErrors,
          ...refused,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id: user } = userOf(request);
      const id = idIn(request.params);
      await app.db.transaction(async (tx) => {
        const saved = savedListingsRepository(tx);
        if (!(await saved.isThere(id))) throw notFound();
        await saved.save(user, id, request.body.follows, app.now());
        if ((await saved.countOf(user)) > MOST_SAVED_LISTINGS) {
          const detail = t('You have saved {most} businesses. Remove some first.', {
            most: MOST_SAVED_LISTINGS,
          });
          throw new Failure(409, { detail });
        }
      });
      return savedListingsRepository(app.db).listOf(user);
    },
  );

  app.delete(
    `${url}:id/`,
    {
      schema: {
        tags,
        summary: 'Saves a listing no more; 204 too when it was not saved',
        params: idParams,
        response: { 204: Type.Null(), ...refused, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: user } = userOf(request);
      await savedListingsRepository(app.db).remove(user, idIn(request.params));
      return reply.code(204).send(null);
    },
  );
});
