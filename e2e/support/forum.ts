import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forumConsumer } from '../../server/test/forumConsumer';

const SECRET = 'the secret of the forum';
const API_KEY = 'the key of the forum';
/** The forum's own number of whoever signed in last. */
const USER_THERE = 41;
const COOKIE = '_forum_nonce';

/** A small forum that signs in by DiscourseConnect, on a host of its own. */
export interface Forum {
  url: string;
  /** For the product that it is connected to. */
  environment: Record<string, string>;
  connectTo(product: string): void;
  /** What is added to the address of a sign-in that asks to return elsewhere. */
  hostileQuery(): string;
  /** The fields of the latest accepted answer. */
  member(): Record<string, string>;
  /** Method, path and Referer of all requests. */
  seen: string[];
}

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Forum</title></head><body><main><h1>Forum</h1>${body}</main></body></html>`;

export async function startForum(): Promise<Forum & { stop(): Promise<void> }> {
  const seen: string[] = [];
  const waiting = new Set<string>();
  let member: Record<string, string> = {};
  let product = '';
  let url = '';

  const consumer = () => forumConsumer(SECRET, `${url}/session/sso_login`);
  const queryOf = (nonce: string, more = {}) =>
    new URLSearchParams(consumer().ask(nonce, more)).toString();

  function begin(response: ServerResponse) {
    const nonce = consumer().newNonce();
    waiting.add(nonce);
    const cookie = `${COOKIE}=${nonce}; Path=/; HttpOnly; SameSite=Lax`;
    const location = `${product}/mainapp/discourse/sso/?${queryOf(nonce)}`;
    response.writeHead(302, { location, 'set-cookie': cookie }).end();
  }

  /** Takes an answer once, in the browser that asked, as Discourse does. */
  function finish({ url: path = '', headers }: IncomingMessage, response: ServerResponse) {
    const fields = Object.fromEntries(consumer().read(url + path));
    const { nonce = '' } = fields;
    const isOwn = (headers.cookie ?? '').includes(`${COOKIE}=${nonce}`);
    if (!isOwn || !waiting.delete(nonce)) {
      response.writeHead(419).end('nonce');
      return;
    }
    member = fields;
    response.writeHead(302, { location: '/welcome' }).end();
  }

  function show(response: ServerResponse, body: string) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page(body));
  }

  function tell(response: ServerResponse, body: object) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    const { method = '', headers } = request;
    const { pathname } = new URL(request.url ?? '', url);
    const { external_id: id = '' } = member;
    seen.push([method, pathname, headers.referer].filter(Boolean).join(' '));
    const hasKey = headers['api-key'] === API_KEY && headers['api-username'] === 'system';
    if (pathname === '/session/sso') begin(response);
    else if (pathname === '/session/sso_login') finish(request, response);
    else if (pathname === '/') show(response, '<a href="/session/sso">Log In</a>');
    else if (pathname === '/welcome') show(response, '<p>Welcome</p>');
    else if (pathname === '/latest.json') tell(response, LATEST);
    else if (hasKey && pathname === `/u/by-external/${id}.json`) {
      tell(response, { user: { id: USER_THERE } });
    } else if (hasKey) tell(response, { success: 'OK' });
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    environment: { FORUM_URL: url, FORUM_SSO_SECRET: SECRET, FORUM_API_KEY: API_KEY },
    connectTo(address) {
      product = address;
    },
    hostileQuery: () =>
      queryOf(consumer().newNonce(), { return_sso_url: 'https://evil.example/session/sso_login' }),
    member: () => member,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const SIGN_OUT = `POST /admin/users/${USER_THERE}/log_out`;

const LATEST = {
  topic_list: {
    topics: [
      {
        id: 7,
        title: 'Who buys crushed glass?',
        slug: 'who-buys-crushed-glass',
        posts_count: 3,
        last_posted_at: '2026-03-01T08:00:00.000Z',
      },
    ],
  },
};
