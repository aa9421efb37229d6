import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  Listing,
  ListingOverview,
  ListingSearchPage,
  ListingSearchQuery,
  ListingWithSimilar,
  OwnListing,
} from '../../../domain/contract/listing';
import { SuggestionQuery, Suggestions } from '../../../domain/contract/suggestion';
import { TABLES_READ } from '../../answers/tablesRead';
import { untilChanged } from '../../answers/untilChanged';
import { varyByEncoding } from '../../plugins/compression';
import { isKnown } from '../../plugins/etags';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { isShared } from '../../plugins/securityHeaders';
import { userOf } from '../../plugins/session';
import { createMissingCounter } from '../../search/missingCounter';
import { createAllListings } from './allListings';
import { listingsRepository } from './repository';
import { suggest } from './suggest';

const config = { public: true, cacheSeconds: 60 };

/** The public business directory. */
export default routePlugin('listingRoutes', (app) => {
  const repository = listingsRepository(app.db);
  const countMissing = createMissingCounter(app, 'listing');
  const allListings = createAllListings(app);
  const overview = untilChanged(app, TABLES_READ.directory, () => repository.overview());
  const tags = ['directory'];

  app.get(
    '/mainapp/listings/',
    {
      config,
      schema: {
        tags,
        summary: 'Every published listing; a larger directory is better read by its search',
        response: {
          200: Type.Unsafe<Listing[] | Buffer | Readable>(Type.Array(Listing)),
          304: Type.Unsafe<undefined>(Type.Null()),
        },
      },
    },
    async (request, reply) => {
      const { etag, brotli } = await allListings();
      varyByEncoding(reply.type('application/json; charset=utf-8'));
      if (isShared(request)) {
        reply.header('ETag', etag);
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      }
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
        return reply.send(Readable.from([brotli]).pipe(createBrotliDecompress()));
      }
      return reply.header('Content-Encoding', 'br').send(brotli);
    },
  );

  app.get(
    '/mainapp/listings/overview/',
    {
      config: { ...config, reads: TABLES_READ.directory },
      schema: {
        tags,
        summary: 'How many businesses are listed, where and on which themes, and a few of them',
        response: { 200: ListingOverview },
      },
    },
    () => overview(),
  );

  app.get(
    '/mainapp/listings/search/',
    {
      config: { ...config, reads: TABLES_READ.listingSearch },
      schema: {
        tags,
        summary: 'A page of the published listings that match, and how many in each county',
        querystring: ListingSearchQuery,
        response: { 200: ListingSearchPage, 400: FieldErrors },
      },
    },
    async (request) => {
      const { query } = request;
      const found = await repository.search(query);
      request.eachTime = countMissing(query, found);
      return found;
    },
  );

  app.get(
    '/mainapp/listings/suggestions/',
    {
      config: { ...config, reads: TABLES_READ.listingSearch },
      schema: {
        tags,
        summary: 'At most eight words, categories, counties and businesses that begin so',
        querystring: SuggestionQuery,
        response: { 200: Suggestions, 400: FieldErrors },
      },
    },
    async ({ query }) => ({ suggestions: await suggest(app.db, query.q ?? '') }),
  );

  app.get(
    '/mainapp/listings/mine/',
    {
      schema: {
        tags,
        summary: 'The listing of the caller in any state of review',
        response: { 200: OwnListing, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const listing = await repository.ofOwner(userOf(request).id);
      if (!listing) throw notFound();
      return listing;
    },
  );

  app.get(
    '/mainapp/listings/:listing/',
    {
      config: { ...config, reads: TABLES_READ.listing },
      schema: {
        tags,
        summary: 'One published listing by its slug or id, and others like it',
        params: Type.Object({ listing: Type.String({ maxLength: 200 }) }),
        response: { 200: ListingWithSimilar, 404: ErrorBody },
      },
    },
    async (request) => {
      const listing = await repository.publishedOne(request.params.listing);
      if (!listing) throw notFound();
      return {
        ...listing,
        similar: await repository.similarTo(listing),
        ...(await repository.eventsOf(listing, app.now())),
      };
    },
  );
});
