import { Type } from 'typebox';
import {
  FeaturedPayload,
  ListingEditPayload,
  ListingReview,
  NewListingPayload,
} from '../../../../domain/contract/admin/listings';
import { ErrorBody, FieldErrors, type FactChange } from '../../../../domain/contract/common';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { listingEditedMail } from '../../../mail/listingEditedMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { notFound } from '../../../plugins/failures';
import type { Limit } from '../../../plugins/limits';
import { routePlugin } from '../../../plugins/routePlugin';
import { readId } from '../../../search/filters';
import { checkBusiness } from '../../profiles/checkBusiness';
import { reviewsRepository } from '../../reviews/repository';
import { callerWith } from '../callerWith';
import { listingReview } from './listingReview';
import { addListings } from './adding';
import { listingWriting } from './writing';

/** More come from a file. */
const ADDITIONS: Limit = { name: 'listing:add', count: 100, periodSeconds: 3600 };

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** What admins write in listings, beside their decisions. */
export default routePlugin('adminListingWriteRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody, 422: ErrorBody };
  const response = { 200: ListingReview, ...refusals, 404: ErrorBody, 409: ErrorBody };

  const idOf = ({ id: text }: { id: string }): number => {
    const id = readId(text);
    if (id === null) throw notFound();
    return id;
  };

  async function present(id: number): Promise<ListingReview> {
    const review = await listingReview(app.db, app.config, id, 'admin');
    if (!review) throw notFound();
    return review;
  }

  async function notifyOwner(
    tx: Db,
    ownerId: number,
    name: string,
    changes: FactChange[],
  ): Promise<void> {
    const owner = await reviewsRepository(tx).recipient(ownerId);
    if (!owner) return;
    const { email: to, first_name: firstName } = owner;
    const mail = () => listingEditedMail(app.config, { to, firstName, name, changes });
    await enqueueOrDrop(app, tx, mail, ownerId);
  }

  app.post(
    '/mainapp/admin/listings/',
    {
      schema: {
        tags,
        summary: 'Adds a business that has no account; its listing is unclaimed',
        body: NewListingPayload,
        response: { 201: ListingReview, ...refusals },
      },
    },
    async (request, reply) => {
      const admin = callerWith(request, 'editListings');
      const { status, ...facts } = request.body;
      const form = { ...facts, consent_listing: true, newsletter: false };
      const { listing } = checkBusiness(form, app.now());
      const { result } = await app.runOnce(request, [], async (tx) => {
        await app.countAttempt(ADDITIONS, String(admin.id), tx);
        const [id = 0] = await addListings(tx, [listing], status, app.now());
        const act = { actor_id: admin.id, as_user_id: null, action: 'listing.added' };
        const after = { ...listing, status };
        await audit(tx, { ...act, subject: `listing ${id}`, before: null, after }, app.now());
        return { id };
      });
      return reply.code(201).send(await present(result.id));
    },
  );

  app.post(
    '/mainapp/admin/listings/:id/featured/',
    {
      schema: {
        tags,
        summary: 'Puts a published listing first in the directory, or ends that',
        params,
        body: FeaturedPayload,
        response,
      },
    },
    async (request) => {
      const admin = callerWith(request, 'editListings');
      const id = idOf(request.params);
      await app.runOnce(request, [], async (tx) => {
        await listingWriting(tx, admin.id, app.now()).feature(id, request.body.featured);
        return { id };
      });
      return present(id);
    },
  );

  app.put(
    '/mainapp/admin/listings/:id/',
    {
      schema: {
        tags,
        summary: 'Edits a listing on behalf of its owner, who is mailed what changed',
        params,
        body: ListingEditPayload,
        response,
      },
    },
    async (request) => {
      const admin = callerWith(request, 'editListings');
      const id = idOf(request.params);
      const { modified_at: opened, ...edited } = request.body;
      const form = { ...edited, consent_listing: true, newsletter: false };
      const { listing } = checkBusiness(form, app.now());
      await app.db.transaction(async (tx) => {
        const writing = listingWriting(tx, admin.id, app.now());
        const { ownerId, changes } = await writing.edit(id, listing, opened);
        if (ownerId === null || changes.length === 0) return;
        await notifyOwner(tx, ownerId, listing.name, changes);
      });
      app.deliverSoon();
      return present(id);
    },
  );
});
