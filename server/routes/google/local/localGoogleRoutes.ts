import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Type } from 'typebox';
import { notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { isDemo } from '../../../seed/isDemo';
import { redirectUriOf } from '../signInState';
import { allowsLocalProvider } from '../providers';
import { localChoicePage, localErrorPage, pagePolicy } from './pages';
import { KNOWN_PERSON, newPerson } from './people';
import { openProvider } from './openProvider';
import { PREFIX } from './settings';

/** Hands the response over to the provider, with the headers that Fastify would have set. */
function hijackReply(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
}

/** The provider builds URLs from the request, so the request gets the public address. */
function withPublicAddress({ raw }: FastifyRequest, publicUrl: string): FastifyRequest['raw'] {
  const { host, protocol } = new URL(publicUrl);
  const url = raw.url ?? '';
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
  return Object.assign(raw, { originalUrl: url, url: url.slice(PREFIX.length) || '/' });
}

function sendPage(reply: FastifyReply, status: number, render: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(status)
    .header('Content-Security-Policy', pagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}

/**
 * An OpenID provider with two sample people, to try the sign-in without Google. It works with demo
 * data only, and neither in production nor when Google is configured.
 */
export default routePlugin('localGoogleRoutes', (app) => {
  const { config } = app;
  if (!allowsLocalProvider(config)) return;
  let opened: Promise<Provider> | null = null;
  const provider = () => (opened ??= openProvider(config, redirectUriOf(config)));
  const hidden = { config: { public: true }, schema: { hide: true } };

  app.addHook('onRequest', async () => {
    if (!(await isDemo(app.db))) throw notFound();
  });

  void app.register((pages, _none, registered) => {
    const interaction = `${PREFIX}/interaction/:uid`;
    pages.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, parsed) => {
        parsed(null, { person: new URLSearchParams(body).get('person') ?? '' });
      },
    );

    const isUnderWay = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      try {
        await (await provider()).interactionDetails(request.raw, reply.raw);
        return true;
      } catch {
        return false;
      }
    };
    const sendError = (reply: FastifyReply) =>
      sendPage(reply, 400, (nonce) => localErrorPage(config, nonce));

    pages.get(interaction, hidden, async (request, reply) =>
      (await isUnderWay(request, reply))
        ? sendPage(reply, 200, (nonce) => localChoicePage(config, nonce))
        : sendError(reply),
    );

    const body = Type.Object({ person: Type.String() });
    pages.post<{ Body: { person: string } }>(
      interaction,
      { ...hidden, schema: { hide: true, body } },
      async (request, reply) => {
        if (!(await isUnderWay(request, reply))) return sendError(reply);
        const { person } = request.body;
        const accountId = person === 'known' ? KNOWN_PERSON.sub : newPerson();
        const result =
          person === '' ? { error: 'access_denied' } : { login: { accountId, remember: false } };
        hijackReply(reply);
        await (await provider()).interactionFinished(request.raw, reply.raw, result);
        return reply;
      },
    );
    registered();
  });

  void app.register((mounted, _none, registered) => {
    mounted.removeAllContentTypeParsers();
    mounted.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    mounted.route({
      ...hidden,
      method: ['GET', 'POST'],
      url: `${PREFIX}/*`,
      async handler(request, reply) {
        const answer = (await provider()).callback();
        hijackReply(reply);
        await answer(withPublicAddress(request, config.publicUrl), reply.raw);
        return reply;
      },
    });
    registered();
  });
});
