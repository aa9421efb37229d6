import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { HandoverPayload, Session } from '../../../domain/contract/session';
import type { Config } from '../../config';
import { cookieOptions } from '../../plugins/cookies';
import { DETAIL, unauthorized } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { createOnceToken, hashOnceToken } from '../../security/onceTokens';
import { accountsRepository } from '../accounts/repository';
import { identityRepository } from './repository';

const PATH = '/accounts/handover/';
const COOKIE = 'handover';
const LIFETIME_SECONDS = 60;

const PER_ADDRESS: Limit = { name: 'handover:address', count: 300, periodSeconds: 300 };

/**
 * Whether the token is bound to a cookie. A page of another origin than the API sends no cookies,
 * so there the token alone has to do.
 */
const isBound = ({ apiHost, publicUrl }: Config): boolean =>
  apiHost === '' || new URL(apiHost).origin === new URL(publicUrl).origin;

/**
 * Creates the token that goes into the SPA's address after a sign-in elsewhere. It is valid once
 * and for 60 seconds, in the browser that signed in, and is stored as a hash.
 */
export async function openHandover(
  app: FastifyInstance,
  reply: FastifyReply,
  userId: number,
): Promise<string> {
  const token = createOnceToken();
  const binding = isBound(app.config) ? createOnceToken() : '';
  if (binding) {
    reply.setCookie(COOKIE, binding, cookieOptions(app.config, PATH, LIFETIME_SECONDS));
  }
  const expires = new Date(app.now().getTime() + LIFETIME_SECONDS * 1000);
  await identityRepository(app.db).addHandover(hashOnceToken(token, binding), userId, expires);
  return token;
}

const bindingOf = ({ cookies }: FastifyRequest, config: Config): string =>
  isBound(config) ? (cookies[COOKIE] ?? '') : '';

/** Exchanges the token of the address for a session. */
export default routePlugin('handoverRoutes', (app) => {
  app.post(
    PATH,
    {
      config: { public: true },
      schema: {
        tags: ['accounts'],
        summary: 'Exchange the one-minute token of an external sign-in for a session, once',
        body: HandoverPayload,
        response: { 200: Session, 400: FieldErrors, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      const hash = hashOnceToken(request.body.token, bindingOf(request, app.config));
      const userId = await identityRepository(app.db).takeHandover(hash, app.now());
      const user = userId === null ? null : await accountsRepository(app.db).byId(userId);
      if (!user?.active) throw unauthorized(DETAIL.tokenInvalid);
      reply.clearCookie(COOKIE, cookieOptions(app.config, PATH, 0));
      app.rememberDevice(request, reply, user.id);
      return app.openSession(user);
    },
  );
});
