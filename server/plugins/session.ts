import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isInTeam } from '../../domain/accountTypes';
import type { Session } from '../../domain/contract/session';
import { t } from '../../domain/language';
import type { Config } from '../config';
import { users } from '../db/schema/accounts';
import { signingSecret } from '../security/secret';
import { documentsDue } from '../routes/documents/repository';
import { createTwoStep, type TwoStep } from '../security/twoStep';
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
    openSession(user: Pick<User, 'id'>): Promise<Session>;
    twoStep: TwoStep;
    /** The user of this token's session; null when the token is invalid or its session has ended. */
    memberOf(request: FastifyRequest, token: string): Promise<User | null>;
  }
  interface FastifyRequest {
    /** In the role of a member as long as two-step sign-in is due. */
    signedIn: User | null;
    isTwoStepDue: boolean;
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
  if (!user.active) return t('Your account was suspended. Write to {email}.', { email: helpEmail });
  if (user.token_version === version) return null;
  return role !== null && role !== user.role ? DETAIL.roleChanged : DETAIL.tokenInvalid;
}

/** Whether two-step sign-in cannot be switched off: for the team, in production. */
export const isTwoStepRequired = (user: Pick<User, 'role'>, { production }: Config): boolean =>
  production && isInTeam(user);

const isTwoStepDue = (user: User, config: Config): boolean =>
  isTwoStepRequired(user, config) && user.two_step_at === null;

/** Who calls: type, role and version are read from the database, never trusted from the token. */
export const sessionPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const secret = await signingSecret(app.db, config.jwtSecret);
    const { productName, productSlug } = config;
    app.decorate(
      'twoStep',
      createTwoStep({ secret, productName, productSlug, now: () => app.now() }),
    );
    const tokens = createTokens({
      secret,
      issuer: config.productSlug,
      lifetime: Math.round(config.sessionHours * 3600),
      now: () => app.now(),
    });

    app.decorateRequest('signedIn', null);
    app.decorateRequest('isTwoStepDue', false);
    app.decorate('openSession', async ({ id }: Pick<User, 'id'>): Promise<Session> => {
      const [user] = await app.db.select().from(users).where(eq(users.id, id));
      if (!user) throw unauthorized(DETAIL.tokenInvalid);
      const userData = {
        user_id: user.id,
        user_type: user.user_type,
        form_filled: user.form_filled,
        role: user.role,
        first_name: user.first_name,
        last_name: user.last_name,
        user_email: user.email,
        profile_picture: user.profile_picture,
        ...(isTwoStepDue(user, config) && { two_step_due: true as const }),
      };
      const token = await tokens.sign(userData, user.token_version);
      const due = await documentsDue(app.db, user);
      const documents = due.length > 0 && { documents_due: due };
      return { user_data: { token, ...userData, ...documents } };
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
        const user = await identify(request, readHeader(request.headers.authorization));
        request.isTwoStepDue = isTwoStepDue(user, config);
        request.signedIn = request.isTwoStepDue ? { ...user, role: 'member' } : user;
      } catch (error) {
        if (!(route.public && error instanceof Failure)) throw error;
      }
    });
  },
  { name: 'session', dependencies: ['database', 'clock', 'securityLog'] },
);
