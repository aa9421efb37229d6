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
  saveSignInState,
  readDestination,
  redirectUriOf,
  takeSignInState,
  type Destination,
  type SignInState,
} from './signInState';
import { findMember } from './findMember';
import { newSecrets, SignInFailure } from './provider';
import { challengeBrowser } from '../twoStep/challenges';
import { createProviderLookup } from './providers';
import { basePath, language } from '../../../domain/language';
import { inLanguage } from '../../language';

const PER_ADDRESS: Limit = { name: 'google:address', count: 300, periodSeconds: 300 };

/** Cancelled and unmatched sign-ins are not logged as attacks. */
const EVENTS: Partial<Record<GoogleOutcome, SecurityEvent>> = {
  failed: 'sign_in.failed',
  refused: 'sign_in.failed',
  throttled: 'throttled',
};

const NO_DESTINATION: Destination = { next: '', sso: '', sig: '' };

const optional = Type.Optional(Type.String());

/**
 * Sign In With Google (specification 7): two redirects of the whole page. At the end the visitor is
 * back at the SPA, which reads a token or, in `google`, the reason for a failure from its address.
 */
export default routePlugin('googleRoutes', (app) => {
  const { config } = app;
  const redirectUri = redirectUriOf(config);
  const currentProvider = createProviderLookup(app);

  const redirectToSpa = (
    reply: FastifyReply,
    destination: Destination,
    parameters: Record<string, string>,
  ) => {
    const entries = Object.entries({ ...parameters, ...destination }).filter(
      ([, value]) => value !== '',
    );
    const home = `${config.publicUrl}${basePath(language())}/`;
    return reply.redirect(`${home}?${new URLSearchParams(entries).toString()}`);
  };

  const fail = (
    request: FastifyRequest,
    reply: FastifyReply,
    destination: Destination,
    error: unknown,
  ) => {
    const outcome = outcomeOf(error);
    const reason = error instanceof SignInFailure ? error.reason : '';
    if (outcome === 'failed' && !reason) request.log.error(error, 'Google sign-in broke');
    else request.log.info({ outcome, reason }, 'Google sign-in ended');
    const event = EVENTS[outcome];
    if (event) app.logSecurity(request, event, 'google');
    return redirectToSpa(reply, destination, { google: outcome });
  };

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { secrets, destination }: SignInState,
  ) {
    try {
      const provider = await currentProvider();
      const { search } = new URL(request.url, redirectUri);
      const claims = await provider.finish(new URL(search, redirectUri), secrets);
      const found = await findMember(app, provider.name, claims);
      if (found.kind === 'offer') {
        await offerLink(app, reply, found.identity, found.user.id);
        throw new SignInFailure('confirm', 'LINK_UNCONFIRMED');
      }
      if (found.user.two_step_at !== null) {
        await challengeBrowser(app, reply, found.user);
        throw new SignInFailure('code', 'TWO_STEP');
      }
      const token = await openHandover(app, reply, found.user.id);
      return await redirectToSpa(reply, destination, { token, is_new_user: String(found.isNew) });
    } catch (error) {
      return fail(request, reply, destination, error);
    }
  }

  app.get(
    '/accounts/google/login/',
    {
      config: { public: true },
      schema: {
        tags: ['sign-on'],
        summary: 'Redirect to Google to sign in; `next` is the path of the SPA to return to',
        querystring: Type.Object({ next: optional, sso: optional, sig: optional }),
      },
    },
    async (request, reply) => {
      const destination = readDestination(request.query, config);
      try {
        await app.countAttempt(PER_ADDRESS, addressOf(request));
        const provider = await currentProvider();
        const secrets = newSecrets();
        const address = await provider.begin(redirectUri, secrets);
        saveSignInState(reply, config, { secrets, destination, language: language() }, app.now());
        return await reply.redirect(address.href);
      } catch (error) {
        return fail(request, reply, destination, error);
      }
    },
  );

  app.get(
    CALLBACK,
    {
      config: { public: true },
      exposeHeadRoute: false,
      schema: { tags: ['sign-on'], summary: 'The address that Google redirects to' },
    },
    async (request, reply) => {
      const signInState = takeSignInState(request, reply, config, app.now());
      if (!signInState) {
        return fail(
          request,
          reply,
          NO_DESTINATION,
          new SignInFailure('interrupted', 'STATE_MISSING'),
        );
      }
      return inLanguage(signInState.language, () => finish(request, reply, signInState));
    },
  );
});

function outcomeOf(error: unknown): GoogleOutcome {
  if (error instanceof SignInFailure) return error.outcome;
  return error instanceof Failure && error.statusCode === 429 ? 'throttled' : 'failed';
}
