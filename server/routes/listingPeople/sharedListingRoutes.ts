import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  SharedListing,
  SharedListingPayload,
  SharedListingRow,
} from '../../../domain/contract/people';
import { listings } from '../../db/schema/listings';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { readId } from '../../search/filters';
import { columns, toListing } from '../listings/listingRows';
import { peopleRepository } from './peopleRepository';
import { requireEditor } from './rights';
import { saveShared } from './saveShared';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** Listings that somebody looks after who has no part in the account behind them. */
export default routePlugin('sharedListingRoutes', (app) => {
  const tags = ['listing people'];

  const idOf = ({ id: text }: { id: string }): number => {
    const id = readId(text);
    if (id === null) throw notFound();
    return id;
  };

  async function present(id: number, userId: number): Promise<SharedListing> {
    const role = await requireEditor(app.db, id, userId);
    const [row] = await app.db.select(columns).from(listings).where(eq(listings.id, id));
    if (!row) throw notFound();
    return { listing: toListing(row), role };
  }

  app.get(
    '/mainapp/my-listings/',
    {
      schema: {
        tags,
        summary:
          'Listings in which the caller has a part, without that of the caller’s own profile',
        response: { 200: Type.Array(SharedListingRow), 401: ErrorBody },
      },
    },
    (request) => peopleRepository(app.db).sharedWith(userOf(request).id),
  );

  app.get(
    '/mainapp/my-listings/:id/',
    {
      schema: {
        tags,
        summary: 'A listing in which the caller has a part, in any state of review',
        params,
        response: { 200: SharedListing, 401: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => present(idOf(request.params), userOf(request).id),
  );

  app.put(
    '/mainapp/my-listings/:id/',
    {
      schema: {
        tags,
        summary: 'Changes what the directory shows of a listing, as its business form does',
        description:
          'With the checks and the review of the business form. The private answers are not part of it.',
        params,
        body: SharedListingPayload,
        response: {
          200: SharedListing,
          400: FieldErrors,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id: userId } = userOf(request);
      const id = idOf(request.params);
      await requireEditor(app.db, id, userId);
      await app.db.transaction((tx) => saveShared(tx, { id, userId }, request.body, app.now()));
      return present(id, userId);
    },
  );
});
