import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import {
  ClaimCodePayload,
  ClaimConfirmPayload,
  ClaimDesk,
  ClaimDocumentsPayload,
} from '../../../domain/contract/claim';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Joined } from '../../../domain/contract/people';
import { msg } from '../../../domain/language';
import { claimAfter, isForAdmins } from '../../../domain/listing/claimLife';
import type { ClaimEvent } from '../../../domain/listing/claimMachine';
import { MAILBOX_PATTERN, mailDomainOf, maskEmail } from '../../../domain/listing/claims';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { isAllowedEmail } from '../../../domain/userNames';
import { listings } from '../../db/schema/listings';
import { claimCodeMail } from '../../mail/claimMail';
import { enqueueOrDrop } from '../../mail/queue';
import { conflict, invalid, notFound } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { confirmedUserOf, userOf } from '../../plugins/session';
import { readId } from '../../search/filters';
import { roleIn } from '../listingPeople/rights';
import { claimsRepository, toOwnClaim } from './claimsRepository';
import { completeClaim } from './completeClaim';
import { readClaimFiles } from './readClaimFiles';

const DAY = 86_400;
const PER_MEMBER: Limit = { name: 'claim:member', count: 10, periodSeconds: DAY };
const PER_LISTING: Limit = { name: 'claim:listing', count: 20, periodSeconds: DAY };
const PER_ADDRESS: Limit = { name: 'claim:address', count: 40, periodSeconds: DAY };
const TRIES_PER_MEMBER: Limit = { name: 'claim:try', count: 30, periodSeconds: DAY };

const CLAIMED = msg(
  'This listing has been claimed. If it is your business, write to us, and we look into it.',
);
const FROZEN = msg(
  'Our team is looking into a claim of this listing. Please wait for its decision.',
);
const IN_REVIEW = msg(
  'Your documents are with our team already. You get an email with the decision.',
);

const CONFIRMED: ClaimEvent = { type: 'code.confirmed', by: 'claimant' };

const params = Type.Object({ listing: Type.String({ maxLength: 200 }) });
type Asked = FastifyRequest<{ Params: { listing: string } }>;

/** By which somebody claims a listing that our team has added. */
export default routePlugin('claimRoutes', (app) => {
  const tags = ['claims'];
  const path = '/mainapp/listings/:listing/claim/';
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody };
  const claims = claimsRepository(app.db, app.config);

  /** The public listing of an address; 409 for one that has been claimed by somebody else. */
  async function listingOf({ params: { listing: text } }: Asked, userId: number) {
    const id = readId(text);
    const key = id === null ? eq(listings.slug, text) : eq(listings.id, id);
    const [listing] = await app.db.select().from(listings).where(key);
    if (listing?.status !== 'published') throw notFound();
    if (listing.claimed && (await roleIn(app.db, listing.id, userId)) === null) {
      throw conflict(CLAIMED);
    }
    return listing;
  }

  async function desk(request: Asked, userId: number): Promise<ClaimDesk> {
    const { id, slug, name, email, url } = await listingOf(request, userId);
    const claim = await claims.newest(id, userId);
    return {
      listing_id: id,
      slug,
      name,
      listed_email: email === null ? null : maskEmail(email),
      domain: mailDomainOf(url),
      claim: claim && toOwnClaim(claim),
    };
  }

  /** The listing, if the caller may begin a claim; counts the attempt. */
  async function toClaim(request: Asked) {
    const user = confirmedUserOf(request);
    const listing = await listingOf(request, user.id);
    if (listing.claimed) throw conflict(CLAIMED);
    if (await claims.isFrozen(listing.id)) throw conflict(FROZEN);
    const newest = await claims.newest(listing.id, user.id);
    if (newest && isForAdmins(newest.state)) throw conflict(IN_REVIEW);
    await app.countAttempt(PER_MEMBER, String(user.id));
    await app.countAttempt(PER_ADDRESS, addressOf(request));
    return { user, listing };
  }

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'How an unclaimed listing can be claimed, and how far the caller is',
        params,
        response: { 200: ClaimDesk, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    (request) => desk(request, userOf(request).id),
  );

  app.post(
    `${path}code/`,
    {
      schema: {
        tags,
        summary: 'Sends a code to the listed email or to an address at the website’s domain',
        description:
          'Six digits, for 15 minutes and five tries. The answer is the same when the address got too many emails.',
        params,
        body: ClaimCodePayload,
        response: { 200: ClaimDesk, 400: FieldErrors, ...refusals, 429: ErrorBody },
      },
    },
    async (request) => {
      const { method, mailbox = '' } = request.body;
      const { user, listing } = await toClaim(request);
      const domain = mailDomainOf(listing.url);
      const email = method === 'listed_email' ? listing.email : `${mailbox}@${domain ?? ''}`;
      if (email === null || (method === 'domain_email' && domain === null)) {
        throw conflict(msg('This listing has no such address. Choose another way.'));
      }
      if (method === 'domain_email' && mailbox === '') {
        throw invalid({ mailbox: [FIELD_MESSAGES.thisRequired] });
      }
      if (method === 'domain_email' && !(MAILBOX_PATTERN.test(mailbox) && isAllowedEmail(email))) {
        throw invalid({ mailbox: [msg('Enter only what is before the @, such as info.')] });
      }
      await app.countAttempt(PER_LISTING, String(listing.id));
      await app.db.transaction(async (tx) => {
        const of = { listing_id: listing.id, user_id: user.id };
        const code = await claimsRepository(tx, app.config).sendCode(
          of,
          { method, email },
          app.now(),
        );
        const mail = () => claimCodeMail(app.config, { to: email, name: listing.name, code });
        await enqueueOrDrop(app, tx, mail, null);
      });
      app.deliverSoon();
      return desk(request, user.id);
    },
  );

  app.post(
    `${path}confirm/`,
    {
      schema: {
        tags,
        summary: 'Claims the listing with the code that was sent',
        params,
        body: ClaimConfirmPayload,
        response: { 200: Joined, 400: FieldErrors, ...refusals, 429: ErrorBody },
      },
    },
    async (request) => {
      const user = confirmedUserOf(request);
      const listing = await listingOf(request, user.id);
      const claim = await claims.newest(listing.id, user.id);
      if (!claim || claimAfter(claim.state, CONFIRMED) === null) {
        throw conflict(msg('Ask for a code first.'));
      }
      await app.countAttempt(TRIES_PER_MEMBER, String(user.id));
      await claims.tryCode(claim, request.body.code, app.now());
      await app.db.transaction((tx) => completeClaim(app, tx, claim.id, CONFIRMED));
      app.deliverSoon();
      const [claimed] = await app.db.select().from(listings).where(eq(listings.id, listing.id));
      return { listing_id: listing.id, is_account: claimed?.owner_id === user.id };
    },
  );

  app.post(
    `${path}documents/`,
    {
      schema: {
        tags,
        summary: 'Claims the listing with documents, on which an admin decides',
        params,
        body: ClaimDocumentsPayload,
        response: { 200: ClaimDesk, 400: FieldErrors, ...refusals, 429: ErrorBody },
      },
    },
    async (request) => {
      const { user, listing } = await toClaim(request);
      const files = await readClaimFiles(app.db, user.id, request.body.files);
      await app.db.transaction((tx) =>
        claimsRepository(tx, app.config).sendDocuments(
          { listing_id: listing.id, user_id: user.id },
          { note: request.body.note, files },
          app.now(),
        ),
      );
      return desk(request, user.id);
    },
  );
});
