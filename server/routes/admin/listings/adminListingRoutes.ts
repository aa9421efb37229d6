import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hasPermission } from '../../../../domain/permissions';
import {
  ListingCounts,
  ListingGridQuery,
  ListingReview,
  ListingRow,
} from '../../../../domain/contract/admin/listings';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { factText } from '../../../../domain/listing/facts';
import { LISTED_NAMES, listLabelOf } from '../../../../domain/listing/fields';
import { CSV_TYPE, csvOf, RowFile, sendRows, writeRows } from '../../../answers/writeRows';
import { audit } from '../../../audit/audit';
import { inLanguage } from '../../../language';
import { forbidden, notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { userOf, type User } from '../../../plugins/session';
import { readId } from '../../../search/filters';
import { callerWith } from '../callerWith';
import { listingGrid } from './listingGrid';
import { listingReview } from './listingReview';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

const HEADER = [
  'Id',
  ...LISTED_NAMES.map(listLabelOf),
  'Status',
  'Level',
  'Verified',
  'Featured',
  'Published',
  'Modified',
  'Application',
  'Open flags',
  'Changed since approval',
  'Stale',
  'Suspected duplicates',
];

const yes = (is: boolean): string => (is ? 'yes' : '');

const CSV = csvOf(HEADER, (row: ListingRow) => [
  row.listing_id,
  ...LISTED_NAMES.map((name) => factText(name, row)),
  row.status,
  row.level,
  row.verified_at,
  yes(row.featured),
  row.published_at,
  row.modified_at,
  row.application_state,
  row.open_reports,
  yes(row.is_changed),
  yes(row.is_stale),
  row.suspected_duplicates,
]);

/** Reviewers see all listings, a business its own. Throws 403 for individuals. */
function viewerOf(request: FastifyRequest): User {
  const caller = userOf(request);
  if (!hasPermission(caller, 'reviewListings') && caller.user_type !== 'business')
    throw forbidden();
  return caller;
}

/** Directory Listings, for admins and the businesses themselves. */
export default routePlugin('adminListingRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/listings/',
    {
      schema: {
        tags,
        summary: 'A page of all listings for admins; for a business its own',
        querystring: ListingGridQuery,
        response: { 200: Page(ListingRow), 400: FieldErrors, ...refusals },
      },
    },
    (request) => {
      const caller = viewerOf(request);
      const grid = listingGrid(app.db, app.now());
      return hasPermission(caller, 'reviewListings')
        ? grid.page(request.query)
        : grid.own(caller.id);
    },
  );

  app.get(
    '/mainapp/admin/listings/counts/',
    {
      schema: {
        tags,
        summary: 'How many listings need attention, and for what',
        response: { 200: ListingCounts, ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'reviewListings');
      return listingGrid(app.db, app.now()).counts();
    },
  );

  app.get(
    '/mainapp/admin/listings/export/',
    {
      schema: {
        tags,
        summary: 'The listings that match, as a table to download',
        querystring: ListingGridQuery,
        response: { 200: RowFile, 400: FieldErrors, ...refusals },
      },
    },
    async (request, reply) => {
      const { id: actor_id } = callerWith(request, 'editListings');
      const rows = listingGrid(app.db, app.now()).all(request.query);
      const file = await inLanguage('en', () => writeRows(rows, CSV));
      const act = { actor_id, as_user_id: null, action: 'listing.exported' };
      const subject = `list of ${file.count}`;
      await audit(app.db, { ...act, subject, before: null, after: null }, app.now());
      return sendRows(reply, file, { name: 'listings.csv', type: CSV_TYPE });
    },
  );

  app.get(
    '/mainapp/admin/listings/:id/',
    {
      schema: {
        tags,
        summary: 'One listing with what a decision on it needs; for a business its own',
        params,
        response: { 200: ListingReview, ...refusals, 404: ErrorBody },
      },
    },
    async (request) => {
      const caller = viewerOf(request);
      const id = readId(request.params.id);
      const viewer = hasPermission(caller, 'reviewListings') ? 'admin' : 'owner';
      const review = id === null ? null : await listingReview(app.db, app.config, id, viewer);
      if (!review) throw notFound();
      if (viewer === 'owner' && review.owner?.user_id !== caller.id) throw notFound();
      return review;
    },
  );
});
