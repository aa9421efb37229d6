import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { Invitation, Joined } from '../../../domain/contract/people';
import { msg } from '../../../domain/language';
import { canonicalName } from '../../../domain/userNames';
import type { Db } from '../../db/database';
import { DETAIL, Failure } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf, type User } from '../../plugins/session';
import { invitationsRepository } from './invitationsRepository';
import { peopleRepository } from './peopleRepository';
import { lockListing } from './rights';

const OVER = msg(
  'This invitation no longer works: it was used or withdrawn, or is older than 14 days. Ask for a new one.',
);
const OTHER_EMAIL = msg(
  'This invitation was sent to another email address than that of your account. Log in with the account that has that address, or ask to be invited at the address of this account.',
);

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** What the link in an invitation leads to. */
export default routePlugin('invitationRoutes', (app) => {
  const tags = ['listing people'];
  const path = '/mainapp/listing-invitations/:token/';

  async function read(db: Db, token: string) {
    const found = await invitationsRepository(db).byToken(token, app.now());
    if (!found) throw new Failure(404, { detail: OVER });
    return found;
  }

  const problemOf = (emailKey: string, user: User): Invitation['problem'] => {
    if (canonicalName(user.email) !== emailKey) return 'otherEmail';
    return user.email_verified_at === null ? 'unconfirmed' : null;
  };

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The listing that an invitation is for, and whether the caller may accept it',
        params,
        response: { 200: Invitation, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const { invitation, listing } = await read(app.db, request.params.token);
      const problem = problemOf(invitation.email_key, userOf(request));
      return { listing_name: listing.name, role: invitation.role, problem };
    },
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Accepts an invitation, once',
        description:
          'The account must have the email that was invited, and have confirmed it (403).',
        params,
        response: { 200: Joined, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const user = userOf(request);
      return app.db.transaction(async (tx) => {
        const { listing } = await read(tx, request.params.token);
        await lockListing(tx, listing.id);
        /** Of two who accept at once, the second finds no invitation any more. */
        const { invitation } = await read(tx, request.params.token);
        const problem = problemOf(invitation.email_key, user);
        if (problem) {
          const detail = problem === 'otherEmail' ? OTHER_EMAIL : DETAIL.emailNotConfirmed;
          throw new Failure(403, { detail });
        }
        await peopleRepository(tx).add(listing.id, user.id, invitation.role, app.now());
        await invitationsRepository(tx).withdraw(listing.id, invitation.id);
        return { listing_id: listing.id, is_account: listing.owner_id === user.id };
      });
    },
  );
});
