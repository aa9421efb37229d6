import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { OwnResultPage, ResultPagePayload } from '../../../domain/contract/resultPage';
import { msg } from '../../../domain/language';
import { listings } from '../../db/schema/listings';
import { conflict, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { readId } from '../../search/filters';
import { lockListing, requireEditor, requireOwner } from '../listingPeople/rights';
import { resultPagesRepository } from './repository';

const NOTHING_TO_SHOW = msg(
  'There is no valid result to show. The page can be switched on once your assessment is approved and your listing shows a level or a badge.',
);

const path = '/mainapp/my-listings/:id/result-page/';
const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

const readNumber = (text: string): number => {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
};

/** The page that shows the result of a listing, for those who look after it. */
export default routePlugin('ownResultPageRoutes', (app) => {
  const tags = ['listing people'];

  async function present(listing_id: number, userId: number): Promise<OwnResultPage> {
    const role = await requireEditor(app.db, listing_id, userId);
    const [listing] = await app.db.select().from(listings).where(eq(listings.id, listing_id));
    if (!listing) throw notFound();
    const page = await resultPagesRepository(app.db).ofListing(listing, app.now());
    return { listing_id, role, ...page };
  }

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Whether the page of the result is public, its code, and what it shows',
        params,
        response: { 200: OwnResultPage, 401: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => present(readNumber(request.params.id), userOf(request).id),
  );

  app.put(
    path,
    {
      schema: {
        tags,
        summary: 'Switches the page of the result on or off; for owners',
        description: 'It can be switched on only while the result is valid (409), and always off.',
        params,
        body: ResultPagePayload,
        response: {
          200: OwnResultPage,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id: userId } = userOf(request);
      const id = readNumber(request.params.id);
      const { is_public } = request.body;
      await app.db.transaction(async (tx) => {
        await requireOwner(tx, id, userId);
        const listing = await lockListing(tx, id);
        await requireOwner(tx, id, userId);
        const repository = resultPagesRepository(tx);
        const page = await repository.ofListing(listing, app.now());
        if (is_public && page.state !== 'valid') throw conflict(NOTHING_TO_SHOW);
        await repository.switchPage(id, is_public, app.now());
      });
      return present(id, userId);
    },
  );
});
