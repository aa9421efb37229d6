import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Session } from '../../domain/contract/session';
import type { Config } from '../config';
import { users } from '../db/schema';
import { signingSecret } from '../security/secret';
import { createTokens, type TokenClaims } from '../security/tokens';
import { DETAIL, Failure, unauthorized } from './failures';

export type User = typeof users.$inferSelect;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route needs a signed-in user unless it says otherwise. */
    public?: boolean;
    /** On a public route: a good token is honoured, a bad one counts as none. */
    welcomesMembers?: boolean;
  }
  interface FastifyInstance {
    /** A new session of this user, as login, sign-up and the forms answer it. */
    openSession(user: User): Promise<Session>;
    /** The user of this token's session; null when the token is invalid or its session has ended. */
    memberOf(request: FastifyRequest, token: string): Promise<User | null>;
  }
  interface FastifyRequest {
    signedIn: User | null;
  }
}

/** The user of a private route. */
export function userOf(request: FastifyRequest): User {
  if (!request.signedIn) throw unauthorized(DETAIL.notProvided);
  return request.signedIn;
}

/** The same, for what only a member with a confirmed email may do; throws 403 for any other. */
export function confirmedUserOf(request: FastifyRequest): User {
  const user = userOf(request);
  if (user.email_verified_at === null) {
    throw new Failure(403, { detail: DETAIL.emailNotConfirmed });
  }
  return user;
}

/** The token of `Authorization: Token …`; another scheme counts as no credentials, as in DRF. */
function readHeader(header: string | undefined): string {
  const [scheme = '', ...rest] = (header ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'token') throw unauthorized(DETAIL.notProvided);
  const [token] = rest;
  if (!token) throw unauthorized(DETAIL.tokenEmpty);
  if (rest.length > 1) throw unauthorized(DETAIL.tokenSpaces);
  return token;
}

/**
 * What the answer to a token that was once good says of its end; null while it is good. `user` is
 * its user as they are now, undefined when the account is gone.
 */
export function endOf(
  user: User | undefined,
  { version, role }: Omit<TokenClaims, 'userId'>,
  helpEmail: string,
): string | null {
  if (!user) return DETAIL.tokenInvalid;
  if (!user.active) return `Your account was suspended. Write to ${helpEmail}.`;
  if (user.token_version === version) return null;
  return role !== null && role !== user.role ? DETAIL.roleChanged : DETAIL.tokenInvalid;
}

/** Who calls: type, role and version are read from the database, never trusted from the token. */
export const sessionPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const tokens = createTokens({
      secret: await signingSecret(app.db, config.jwtSecret),
      issuer: config.productSlug,
      lifetime: Math.round(config.sessionHours * 3600),
      now: () => app.now(),
    });

    app.decorateRequest('signedIn', null);
    app.decorate('openSession', async (user: User): Promise<Session> => {
      const userData = {
        user_id: user.id,
        user_type: user.user_type,
        form_filled: user.form_filled,
        role: user.role,
        first_name: user.first_name,
        last_name: user.last_name,
        user_email: user.email,
        profile_picture: user.profile_picture,
      };
      const token = await tokens.sign(userData, user.token_version);
      return { user_data: { token, ...userData } };
    });

    const identify = async (request: FastifyRequest, token: string): Promise<User> => {
      const claims = await tokens.read(token);
      if (typeof claims === 'string') {
        if (claims !== 'expired') app.logSecurity(request, 'token.refused', claims);
        throw unauthorized(DETAIL.tokenInvalid);
      }
      const [user] = await app.db.select().from(users).where(eq(users.id, claims.userId));
      const end = endOf(user, claims, config.helpEmail);
      if (!user || end !== null) throw unauthorized(end ?? DETAIL.tokenInvalid);
      return user;
    };

    app.decorate('memberOf', async (request: FastifyRequest, token: string) => {
      if (token === '') return null;
      return identify(request, token).catch((error: unknown) => {
        if (error instanceof Failure) return null;
        throw error;
      });
    });

    app.addHook('onRequest', async (request) => {
      const { config: route } = request.routeOptions;
      if (request.is404 || (route.public && !route.welcomesMembers)) return;
      try {
        request.signedIn = await identify(request, readHeader(request.headers.authorization));
      } catch (error) {
        if (!(route.public && error instanceof Failure)) throw error;
      }
    });
  },
  { name: 'session', dependencies: ['database', 'clock', 'securityLog'] },
);
