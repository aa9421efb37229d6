import { types } from 'node:util';
import * as oidc from 'openid-client';
import type { GoogleOutcome } from '../../../domain/contract/session';
import { isTemporaryFailure } from '../../db/errors';

export interface ProviderSettings {
  /** The name of the provider in `identities`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider inside this process. */
  fetch?: oidc.CustomFetch;
}

/** Secrets that only the browser that started the sign-in has. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who signed in according to the provider; texts are unchecked. */
export interface Claims {
  subject: string;
  email: string;
  isVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * A sign-in that failed. `reason` is a code of the library or our own, never the provider's text.
 */
export class SignInFailure extends Error {
  readonly outcome: GoogleOutcome;
  readonly reason: string;
  constructor(outcome: GoogleOutcome, reason: string) {
    super(`sign-in ${outcome}: ${reason}`);
    this.outcome = outcome;
    this.reason = reason;
  }
}

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 12 * 3_600_000;
/** Google's ID tokens last an hour; one for more than a day is not accepted. */
const LONGEST_TOKEN_SECONDS = 86_400;
const CLOCK_TOLERANCE_SECONDS = 5;

/** Fixed, so that no token chooses its own algorithm. */
const ALGORITHM = 'RS256';

const OUTCOMES_OF_ERRORS: Record<string, GoogleOutcome> = {
  access_denied: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.name;

/** True when the network failed, the answer was late, or the server had an error. */
function isOutOfReach(error: Error): boolean {
  const isSuch = (link: unknown): boolean => {
    if (typeof link !== 'object' || link === null) return false;
    const isLate = 'name' in link && link.name === 'TimeoutError';
    const isCutOff = 'message' in link && link.message === 'fetch failed';
    const isBroken = 'status' in link && typeof link.status === 'number' && link.status >= 500;
    return isLate || isCutOff || isBroken;
  };
  return isTemporaryFailure(error) || [error, error.cause].some(isSuch);
}

/** Drops the provider's own words, since they may contain anything. */
function toFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    const outcome = OUTCOMES_OF_ERRORS[error.error] ?? 'failed';
    return new SignInFailure(outcome, 'OAUTH_AUTHORIZATION_RESPONSE_ERROR');
  }
  if (error instanceof oidc.ResponseBodyError) {
    return new SignInFailure(error.status >= 500 ? 'unavailable' : 'failed', codeOf(error));
  }
  if (!types.isNativeError(error)) return new SignInFailure('failed', 'unknown');
  return new SignInFailure(isOutOfReach(error) ? 'unavailable' : 'failed', codeOf(error));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readClaims(subject: string, given: Record<string, unknown>): Claims {
  const [first = '', ...rest] = text(given['name']).trim().split(/\s+/);
  const isSplit = text(given['given_name']) !== '';
  return {
    subject,
    email: text(given['email']),
    isVerified: given['email_verified'] === true,
    firstName: isSplit ? text(given['given_name']) : first,
    lastName: isSplit ? text(given['family_name']) : rest.join(' '),
  };
}

/**
 * An OpenID client: the code flow with PKCE, state and nonce (OpenID Connect Core 3.1). It reads
 * the provider's configuration every twelve hours, and each request times out after 5 seconds. All
 * errors are `SignInFailure`s. `now` is in milliseconds.
 */
export function createProvider(settings: ProviderSettings, now: () => number) {
  let known: { configuration: Promise<oidc.Configuration>; until: number } | null = null;

  const discover = () =>
    oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      {
        client_secret: settings.clientSecret,
        id_token_signed_response_alg: ALGORITHM,
        [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      },
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(settings.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
        ...(settings.fetch && { [oidc.customFetch]: settings.fetch }),
      },
    );

  function configuration(): Promise<oidc.Configuration> {
    if (known && now() < known.until) return known.configuration;
    const asked = discover();
    const entry = { configuration: asked, until: now() + KEPT_MS };
    known = entry;
    asked.catch(() => {
      if (known === entry) known = null;
    });
    return asked;
  }

  return {
    name: settings.name,

    /** The address to send the browser to. The provider sends it back to `redirectUri`. */
    async begin(redirectUri: string, { state, nonce, verifier }: Secrets): Promise<URL> {
      try {
        return oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          access_type: 'offline',
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
      } catch (error) {
        throw toFailure(error);
      }
    },

    /** The claims of who came back. `address` is the full address of the callback. */
    async finish(address: URL, { state, nonce, verifier }: Secrets): Promise<Claims> {
      try {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const isLifeSane = claims && claims.exp - claims.iat <= LONGEST_TOKEN_SECONDS;
        if (!isLifeSane) throw new SignInFailure('failed', 'ID_TOKEN_LIFETIME');
        const { sub, email } = claims;
        if (email !== undefined) return readClaims(sub, claims);
        return readClaims(sub, await oidc.fetchUserInfo(config, tokens.access_token, sub));
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

export const newSecrets = (): Secrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});
