import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Config } from '../../../config';
import { localErrorPage, pagePolicy } from './pages';
import { claimsOf } from './people';
import { issuerOf, LOCAL_CLIENT, PREFIX } from './settings';
import { createStorage } from './storage';

const SCOPE = 'openid profile email';
const SECONDS = 600;

/** The library is imported at first use, so production never loads it. */
export async function openProvider(config: Config, redirectUri: string): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const { Check } = interactionPolicy;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new Check('asks_each_time', 'Whoever tries the demo chooses a person each time', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new OidcProvider(issuerOf(config), {
    adapter: createStorage(Date.now),
    jwks: { keys: [await exportJWK(privateKey)] },
    clients: [
      {
        client_id: LOCAL_CLIENT.clientId,
        client_secret: LOCAL_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${PREFIX}/interaction/${uid}` },
    ttl: {
      AccessToken: SECONDS,
      AuthorizationCode: 60,
      Grant: SECONDS,
      IdToken: SECONDS,
      Interaction: SECONDS,
      Session: SECONDS,
    },
    findAccount(_ctx, sub) {
      const claims = claimsOf(sub);
      return claims ? { accountId: sub, claims: () => claims } : undefined;
    },
    async loadExistingGrant({ oidc: { client, session, provider: self } }) {
      if (!client || !session?.accountId) return undefined;
      const grant = new self.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      const nonce = randomBytes(16).toString('base64url');
      ctx.set('Content-Security-Policy', pagePolicy(nonce));
      ctx.type = 'html';
      ctx.body = localErrorPage(config, nonce);
    },
  });
  provider.proxy = true;
  return provider;
}
