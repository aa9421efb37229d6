import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GoogleOutcome } from '../../../domain/contract/session';
import { Failure } from '../../plugins/failures';
import type { SecurityEvent } from '../../security/eventLog';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { openHandover } from '../identity/handoverRoutes';
import { offerLink } from '../identity/offers';
import {
  CALLBACK,
  keepDeparture,
  readWay,
  redirectUriOf,
  takeDeparture,
  type Way,
} from './departure';
import { findMember } from './members';
import { newSecrets, SignInFailure } from './provider';
import { createProviders } from './providers';

const PER_ADDRESS: Limit = { name: 'google:address', count: 300, periodSeconds: 300 };

/** Whoever gave up, or has no account that fits, attacks nobody. */
const EVENTS: Partial<Record<GoogleOutcome, SecurityEvent>> = {
  failed: 'sign_in.failed',
  refused: 'sign_in.failed',
  throttled: 'throttled',
};

const NOWHERE: Way = { next: '', sso: '', sig: '' };

const optional = Type.Optional(Type.String());

/**
 * Sign In With Google (specification 7): two redirects of the whole page. However it ends, the visitor
 * is back at the SPA, which reads from its address who came or, in `google`, why nobody did.
 */
export default routePlugin('googleRoutes', (app) => {
  const { config } = app;
  const redirectUri = redirectUriOf(config);
  const currentProvider = createProviders(app);

  const toSpa = (reply: FastifyReply, way: Way, said: Record<string, string>) => {
    const entries = Object.entries({ ...said, ...way }).filter(([, value]) => value !== '');
    return reply.redirect(`${config.publicUrl}/?${new URLSearchParams(entries).toString()}`);
  };

  const fail = (request: FastifyRequest, reply: FastifyReply, way: Way, error: unknown) => {
    const outcome = outcomeOf(error);
    const reason = error instanceof SignInFailure ? error.reason : '';
    if (outcome === 'failed' && !reason) request.log.error(error, 'Google sign-in broke');
    else request.log.info({ outcome, reason }, 'Google sign-in ended');
    const event = EVENTS[outcome];
    if (event) app.logSecurity(request, event, 'google');
    return toSpa(reply, way, { google: outcome });
  };

  app.get(
    '/accounts/google/login/',
    {
      config: { public: true },
      schema: {
        tags: ['sign-on'],
        summary: 'Leave for Google to sign in; `next` is the path of the SPA to come back to',
        querystring: Type.Object({ next: optional, sso: optional, sig: optional }),
      },
    },
    async (request, reply) => {
      const way = readWay(request.query, config);
      try {
        await app.countAttempt(PER_ADDRESS, addressOf(request));
        const provider = await currentProvider();
        const secrets = newSecrets();
        const address = await provider.begin(redirectUri, secrets);
        keepDeparture(reply, config, { secrets, way }, app.now());
        return await reply.redirect(address.href);
      } catch (error) {
        return fail(request, reply, way, error);
      }
    },
  );

  app.get(
    CALLBACK,
    {
      config: { public: true },
      exposeHeadRoute: false,
      schema: { tags: ['sign-on'], summary: 'Where Google sends the visitor back to' },
    },
    async (request, reply) => {
      const departure = takeDeparture(request, reply, config, app.now());
      if (!departure) {
        return fail(request, reply, NOWHERE, new SignInFailure('interrupted', 'STATE_MISSING'));
      }
      const { secrets, way } = departure;
      try {
        const provider = await currentProvider();
        const { search } = new URL(request.url, redirectUri);
        const claims = await provider.finish(new URL(search, redirectUri), secrets);
        const found = await findMember(app, provider.name, claims);
        if (found.kind === 'offer') {
          await offerLink(app, reply, found.identity, found.user.id);
          throw new SignInFailure('confirm', 'LINK_UNCONFIRMED');
        }
        const token = await openHandover(app, reply, found.user.id);
        return await toSpa(reply, way, { token, is_new_user: String(found.isNew) });
      } catch (error) {
        return fail(request, reply, way, error);
      }
    },
  );
});

function outcomeOf(error: unknown): GoogleOutcome {
  if (error instanceof SignInFailure) return error.outcome;
  return error instanceof Failure && error.statusCode === 429 ? 'throttled' : 'failed';
}
