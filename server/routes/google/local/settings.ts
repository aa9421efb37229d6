import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config';
import type { ProviderSettings } from '../provider';
import { LOCAL_PROVIDER } from './people';

export const PREFIX = '/demo-google';

export const issuerOf = (config: Config): string => `${config.publicUrl}${PREFIX}`;

/** Known to both sides and created with the process. */
export const LOCAL_CLIENT = {
  clientId: 'demo',
  clientSecret: randomBytes(32).toString('base64url'),
};

/** Settings for the provider in this process, which is called without a network. */
export const localSettings = (app: FastifyInstance): ProviderSettings => ({
  name: LOCAL_PROVIDER,
  issuer: issuerOf(app.config),
  ...LOCAL_CLIENT,
  async fetch(url, { method, headers, body }) {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  },
});
