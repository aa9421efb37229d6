import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  InvitationPayload,
  ListingPeople,
  ListingRolePayload,
} from '../../../domain/contract/people';
import { msg } from '../../../domain/language';
import type { ListingRole } from '../../../domain/listing/people';
import type { Db } from '../../db/database';
import { listingInvitationMail } from '../../mail/listingInvitationMail';
import { listingPersonMail } from '../../mail/listingPersonMail';
import { enqueueOrDrop, enqueueOrRefuse } from '../../mail/queue';
import { invalid, notFound } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { confirmedUserOf, userOf, type User } from '../../plugins/session';
import { readId } from '../../search/filters';
import { collectErrors, newEmailRules } from '../accounts/validation';
import { invitationsRepository } from './invitationsRepository';
import { peopleRepository } from './peopleRepository';
import { lockListing, requireEditor, requireOwner } from './rights';

const PER_MEMBER: Limit = { name: 'invitation:member', count: 30, periodSeconds: 86_400 };

const TOO_MANY = msg(
  'Too many invitations were sent to this address. Please wait before you send another one.',
);

const number = Type.String({ maxLength: 20 });
const params = Type.Object({ id: number });
const personParams = Type.Object({ id: number, user_id: number });
const invitationParams = Type.Object({ id: number, invitation: number });

const readNumber = (text: string): number => {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
};

/** Who takes part in a listing: people, roles and invitations. */
export default routePlugin('peopleRoutes', (app) => {
  const tags = ['listing people'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
  const list = '/mainapp/my-listings/:id/people/';
  const invitations = '/mainapp/my-listings/:id/invitations/';

  async function present(listingId: number, caller: User): Promise<ListingPeople> {
    const role = await requireEditor(app.db, listingId, caller.id);
    const people = await peopleRepository(app.db).of(listingId);
    const isOwner = role === 'owner';
    return {
      listing_id: listingId,
      role,
      people: isOwner ? people : people.map((person) => ({ ...person, email: null })),
      invitations: isOwner ? await invitationsRepository(app.db).of(listingId) : [],
    };
  }

  /** Invites an address in the name of an owner; nothing changes without the email. */
  async function invite(tx: Db, listingId: number, payload: InvitationPayload, owner: User) {
    const { name } = await lockListing(tx, listingId);
    await requireOwner(tx, listingId, owner.id);
    const repository = invitationsRepository(tx);
    const token = await repository.invite(listingId, payload, owner.id, app.now());
    const { email: to, role } = payload;
    const inviter = `${owner.first_name} ${owner.last_name}`;
    const mail = () => listingInvitationMail(app.config, { to, inviter, name, role, token });
    const options = { config: app.config, account: null, now: app.now() };
    await enqueueOrRefuse(tx, mail, options, TOO_MANY);
  }

  /** Changes the part of a person, or ends it, and mails the news unless it is their own doing. */
  async function change(
    request: FastifyRequest<{ Params: { id: string; user_id: string } }>,
    role: ListingRole | null,
  ): Promise<number> {
    const caller = userOf(request);
    const listingId = readNumber(request.params.id);
    const userId = readNumber(request.params.user_id);
    await app.db.transaction(async (tx) => {
      await requireEditor(tx, listingId, caller.id);
      const { name } = await lockListing(tx, listingId);
      const isLeaving = userId === caller.id && role === null;
      if (isLeaving) await requireEditor(tx, listingId, caller.id);
      else await requireOwner(tx, listingId, caller.id);
      const person = await peopleRepository(tx).change(listingId, userId, role);
      if (!person || userId === caller.id) return;
      const mail = () => listingPersonMail(app.config, { to: person.email, name, role });
      await enqueueOrDrop(app, tx, mail, userId);
    });
    app.deliverSoon();
    return listingId;
  }

  app.get(
    list,
    {
      schema: {
        tags,
        summary: 'Who takes part in a listing; emails and invitations for its owners only',
        params,
        response: { 200: ListingPeople, 401: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => present(readNumber(request.params.id), userOf(request)),
  );

  app.put(
    `${list}:user_id/`,
    {
      schema: {
        tags,
        summary: 'Makes somebody owner or editor; for owners',
        description:
          'The business account and the last owner stay owners (409). The person is mailed.',
        params: personParams,
        body: ListingRolePayload,
        response: { 200: ListingPeople, 400: FieldErrors, ...refusals, 409: ErrorBody },
      },
    },
    async (request) => present(await change(request, request.body.role), userOf(request)),
  );

  app.delete(
    `${list}:user_id/`,
    {
      schema: {
        tags,
        summary: 'Removes somebody, for owners; or leaves, for the person themselves',
        description:
          'The business account and the last owner stay (409). Whoever is removed is mailed.',
        params: personParams,
        response: { 204: Type.Null(), ...refusals, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      await change(request, null);
      return reply.code(204).send(null);
    },
  );

  app.post(
    invitations,
    {
      schema: {
        tags,
        summary: 'Invites somebody by email, whether they have an account or not; for owners',
        description:
          'The link works once, for 14 days, in an account that has this email and confirmed it. A ' +
          'second invitation of an address replaces the first.',
        params,
        body: InvitationPayload,
        response: {
          200: ListingPeople,
          400: FieldErrors,
          ...refusals,
          409: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request) => {
      const owner = confirmedUserOf(request);
      const { params: named, body } = request;
      const listingId = readNumber(named.id);
      await requireOwner(app.db, listingId, owner.id);
      const errors = collectErrors(newEmailRules('email', body.email));
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await app.countAttempt(PER_MEMBER, String(owner.id));
      await app.db.transaction((tx) => invite(tx, listingId, body, owner));
      app.deliverSoon();
      return present(listingId, owner);
    },
  );

  app.post(
    `${invitations}:invitation/resend/`,
    {
      schema: {
        tags,
        summary: 'Sends an invitation again; the earlier link no longer works',
        params: invitationParams,
        response: { 200: ListingPeople, 400: FieldErrors, ...refusals, 429: ErrorBody },
      },
    },
    async (request) => {
      const owner = confirmedUserOf(request);
      const listingId = readNumber(request.params.id);
      await requireOwner(app.db, listingId, owner.id);
      await app.countAttempt(PER_MEMBER, String(owner.id));
      await app.db.transaction(async (tx) => {
        const id = readNumber(request.params.invitation);
        const { email, role } = await invitationsRepository(tx).one(listingId, id);
        await invite(tx, listingId, { email, role }, owner);
      });
      app.deliverSoon();
      return present(listingId, owner);
    },
  );

  app.delete(
    `${invitations}:invitation/`,
    {
      schema: {
        tags,
        summary: 'Withdraws an invitation; its link no longer works',
        params: invitationParams,
        response: { 200: ListingPeople, ...refusals },
      },
    },
    async (request) => {
      const owner = userOf(request);
      const listingId = readNumber(request.params.id);
      await requireOwner(app.db, listingId, owner.id);
      const id = readNumber(request.params.invitation);
      await invitationsRepository(app.db).withdraw(listingId, id);
      return present(listingId, owner);
    },
  );
});
