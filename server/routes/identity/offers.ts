import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../plugins/cookies';
import type { User } from '../../plugins/session';
import { createOnceToken, hashOnceToken } from '../../security/onceTokens';
import { identityRepository, type Identity } from './repository';

/** Browsers send the cookie to the login with a password only. */
const PATH = '/accounts/login/';
const COOKIE = 'identity_offer';
/** Long enough to reset a forgotten password first. */
const LIFETIME_SECONDS = 30 * 60;

/**
 * Offers to link an external account to the member who has its email. It is linked once the member
 * signs in.
 */
export async function offerLink(
  app: FastifyInstance,
  reply: FastifyReply,
  identity: Identity,
  userId: number,
): Promise<void> {
  const token = createOnceToken();
  const expires = new Date(app.now().getTime() + LIFETIME_SECONDS * 1000);
  await identityRepository(app.db).offer(hashOnceToken(token), identity, userId, expires);
  reply.setCookie(COOKIE, token, cookieOptions(app.config, PATH, LIFETIME_SECONDS));
}

/** Links the account that was offered to this browser if the right member has now signed in. */
export async function acceptLink(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<void> {
  const token = request.cookies[COOKIE];
  if (!token) return;
  const now = app.now();
  await app.db.transaction(async (tx) => {
    const repository = identityRepository(tx);
    const identity = await repository.takeOffer(hashOnceToken(token), user.id, now);
    if (!identity) return;
    await repository.link(identity, user.id);
    await repository.confirmEmail(user.id, identity.email, now);
    reply.clearCookie(COOKIE, cookieOptions(app.config, PATH, 0));
  });
}
