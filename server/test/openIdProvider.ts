import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactSign, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { createStorage } from '../routes/google/local/storage';
import OidcProvider, { type AccountClaims } from 'oidc-provider';

export const CLIENT = {
  clientId: 'kijani-test',
  clientSecret: 'a-secret-of-forty-characters-for-a-test',
};
const CLIENT_ENV = {
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export async function listen(listener: Listener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** A real provider on a port of its own, where `person` signs in without being asked. */
export async function startProvider(redirectUri: string) {
  let person: AccountClaims = { sub: 'nobody' };
  let listener: Listener = (_request, response) => response.end();
  const { server, url } = await listen((request, response) => listener(request, response));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new OidcProvider(url, {
    adapter: createStorage(Date.now),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    jwks: { keys: [await exportJWK(privateKey)] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: { keys: ['a-key-of-a-test'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    async loadExistingGrant({ oidc: { client, session, provider: self } }) {
      const grant = new self.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  listener = (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    } else {
      void answer(request, response);
    }
  };
  return {
    url,
    env: { ...CLIENT_ENV, GOOGLE_ISSUER: url },
    become: (claims: AccountClaims) => {
      person = claims;
    },
    close: () => close(server),
  };
}

/** A provider that answers what the test says: a token endpoint that lies, is broken, or is slow. */
export async function startLiar() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  let answer: (response: ServerResponse) => void = (response) => response.end();
  const discovered: string[] = [];
  const json = (response: ServerResponse, body: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const { server, url } = await listen((request, response) => {
    if (request.url === '/.well-known/openid-configuration') {
      discovered.push(request.url);
      json(response, {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (request.url === '/jwks') json(response, { keys: [jwk] });
    else answer(response);
  });
  const seconds = () => Math.floor(Date.now() / 1000);
  return {
    url,
    env: { ...CLIENT_ENV, GOOGLE_ISSUER: url },
    discovered,
    privateKey,
    seconds,
    goodClaims: (nonce: string) => ({
      iss: url,
      aud: CLIENT.clientId,
      sub: 'g-1',
      email: 'amina@example.org',
      email_verified: true,
      given_name: 'Amina',
      nonce,
      iat: seconds(),
      exp: seconds() + 3600,
    }),
    sign: (claims: object, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256') =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg, kid: 'k' })
        .sign(key),
    answers: (how: (response: ServerResponse) => void) => {
      answer = how;
    },
    answersToken: (id_token: string) => {
      answer = (response) => json(response, { access_token: 'a', token_type: 'Bearer', id_token });
    },
    close: () => close(server),
  };
}
