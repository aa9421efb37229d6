import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { InjectOptions } from 'fastify';
import { Type } from 'typebox';
import { individual, signUp } from './people';
import { serverForTests } from './testApp';

/** Stand for routes of later resources: a DELETE, a query, and a handler that breaks. */
const probes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  const config = { public: true };
  app.delete('/probe/:id/', { config }, () => ({ deleted: true }));
  app.get(
    '/probe/',
    { config, schema: { querystring: Type.Object({ user: Type.Optional(Type.String()) }) } },
    (request) => ({ query: { ...request.query } }),
  );
  app.post('/probe/', { config, schema: { body: Type.Object({}) } }, (request) => request.body);
  app.get('/probe/broken/', { config }, () => {
    throw new Error('select secret from users');
  });
  app.get('/probe/private/', () => ({ never: 'seen' }));
  done();
};

const server = serverForTests({ extraRoutes: probes });
const login = 'accounts/login/';

const inject = (options: InjectOptions) => server().app.inject(options);

describe("Fastify's defaults that the contract overrides", () => {
  test('1. accepts DELETE with a JSON content type and no body', async () => {
    const answer = await inject({
      method: 'DELETE',
      url: '/probe/7/',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ deleted: true });
  });

  test.each([
    ['PUT', '/accounts/login/', 'POST'],
    ['GET', '/accounts/login/', 'POST'],
    ['DELETE', '/accounts/me/', 'GET, HEAD'],
    ['POST', '/mainapp/listings/some-slug/', 'GET, HEAD'],
    ['PATCH', '/accounts/login', 'POST'],
    ['POST', '/', 'GET, HEAD'],
  ] as const)(
    '2. returns 405 with Allow for the wrong method %s %s',
    async (method, url, allow) => {
      const answer = await inject({ method, url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow?.split(', ').sort().join(', ')).toBe(allow);
      expect(answer.json()).toEqual({ detail: `Method "${method}" not allowed.` });
    },
  );

  test('3. accepts an address without its final slash', async () => {
    expect((await server().get('mainapp/listings')).status).toBe(200);
    const answer = await server().post('accounts/login', { username: 'a', password: 'korosho99' });
    expect(answer.status).toBe(401);
  });

  test('4. returns 404 in the shape of the contract', async () => {
    const { status, body } = await server().get('mainapp/nothing/');
    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'Not found.' });
  });

  test.each([
    [{ username: true, password: 'korosho99' }, 'username', 'Not a valid string.'],
    [{ username: null, password: 'korosho99' }, 'username', 'This field may not be null.'],
    [{ username: ['a'], password: 'korosho99' }, 'username', 'Not a valid string.'],
  ])('5. returns 400 for %j instead of coercing it', async (body, field, message) => {
    const answer = await server().post(login, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual([message]);
  });

  test('6. names unknown fields', async () => {
    const answer = await server().post(login, { username: 'a', password: 'korosho99', admin: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body['admin']).toEqual(['Unknown field.']);
  });

  test.each([
    [{ username: 'a\0b', password: 'korosho99' }, 'username'],
    [{ username: 'a', password: 'korosho\0' }, 'password'],
    [{ username: 'a', password: 'korosho99', 'x\0': 1 }, 'x'],
  ])('7. returns 400 for NUL in %j', async (body, field) => {
    const answer = await server().post(login, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual(['Null characters are not allowed.']);
  });

  test('7. returns 400 for NUL in an address', async () => {
    const answer = await server().get('mainapp/listings/a%00b/');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'Null characters are not allowed.' });
  });

  test('8. returns 400 for a body that is not UTF-8', async () => {
    const answer = await inject({
      method: 'POST',
      url: '/accounts/login/',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from('{"username":"a\xff","password":"korosho99"}', 'latin1'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      detail: 'JSON parse error - the body is not valid UTF-8.',
    });
  });

  test('9. takes the first of a repeated parameter', async () => {
    const answer = await server().get('probe/?user=1&user=2&other=3&other=4');
    expect(answer.body).toEqual({ query: { user: '1', other: '3' } });
  });
});

describe('a request body', () => {
  const raw = (payload: string, type = 'application/json') =>
    server().post(login, payload, { headers: { 'content-type': type } });

  test.each(['{"username":', '{username: 1}', "{'username': 1}", '{"a":1,}', 'hello'])(
    'returns 400 for the wrong JSON %s',
    async (text) => {
      const answer = await raw(text);
      expect(answer.status).toBe(400);
      expect(answer.body['detail']).toBe('JSON parse error - the body is not valid JSON.');
    },
  );

  test.each([
    ['[]', 'list'],
    ['"text"', 'str'],
    ['7', 'int'],
    ['1.5', 'float'],
    ['true', 'bool'],
  ])('returns 400 for %s, which is no dictionary', async (text, kind) => {
    const answer = await raw(text);
    expect(answer.status).toBe(400);
    expect(answer.body['non_field_errors']).toEqual([
      `Invalid data. Expected a dictionary, but got ${kind}.`,
    ]);
  });

  test('returns 400 with the required fields when it is empty', async () => {
    const answer = await raw('');
    expect(answer.status).toBe(400);
    expect(answer.body['username']).toEqual(['Please enter your username.']);
  });

  test('returns 400 when it names __proto__', async () => {
    const answer = await raw('{"__proto__":{"admin":true},"username":"a","password":"korosho99"}');
    expect(answer.status).toBe(400);
  });

  test('returns 400 when it is nested 100,000 levels deep', async () => {
    const deep = `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await raw(deep)).status).toBe(400);
  });

  test('returns an error of the field for half a surrogate pair', async () => {
    const answer = await raw('{"username":"\\ud800","password":"korosho99"}');
    expect(answer.body['username']).toEqual(['Not valid text.']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'returns 415 for %s',
    async (type) => {
      const answer = await raw('username=a', type);
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual({ detail: `Unsupported media type "${type}" in request.` });
    },
  );

  test('returns 413 when it is larger than 256 KB', async () => {
    const answer = await raw(JSON.stringify({ username: 'x'.repeat(257 * 1024) }));
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ detail: 'The request body is too large.' });
  });

  test('with hundreds of unknown fields gets a short answer', async () => {
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 1]));
    const answer = await server().post(login, fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).length).toBeLessThan(30);
  });
});

describe('an error', () => {
  test('does not reveal what failed inside', async () => {
    const answer = await server().get('probe/broken/');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ detail: 'A server error occurred.' });
  });

  test('is 401 on a route that does not say that it is public', async () => {
    expect((await server().get('probe/private/')).status).toBe(401);
  });

  test.each(['probe/broken/', 'accounts/me/', 'nothing/', 'mainapp/listings/a%00/', '%E0%A4%A'])(
    'from /%s has the security headers and is not cached',
    async (url) => {
      const { headers } = await server().get(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    },
  );

  test('is 400 for a malformed address', async () => {
    const answer = await server().get('%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: 'The address is malformed.' });
  });
});

describe('the log', () => {
  test('has the route, status and user id, and no personal data', async () => {
    const { token, user_id } = await signUp(server());
    await server().get('accounts/me/?email=achieng@example.com', token);
    await server().post(login, { username: individual.email, password: 'wrong-password' });
    await server().get('probe/broken/?token=abc');
    const lines = server().logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        route: '/accounts/me/',
        status: 200,
        user: user_id,
      }),
    );
    for (const { security, reqId } of lines) {
      if (security !== true) expect(reqId).toMatch(/^[\da-f-]{36}$/);
    }
    const text = server().logs.join('');
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/achieng|otieno|example\.com|wrong-password|korosho|\?|127\.0\.0\.1/i);
    expect(text).toContain('request failed');
  });

  test('has a failed query without its values', async () => {
    const { token } = await signUp(server());
    const { db } = server().app;
    await db.execute('alter table users rename to hidden');
    const answer = await server().post(login, {
      username: individual.email,
      password: 'korosho99',
    });
    await db.execute('alter table hidden rename to users');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/users|select/i);
    const text = server().logs.join('');
    expect(text).toContain('42P01');
    expect(text).not.toMatch(/achieng/);
    expect(token).toBeTruthy();
  });
});

describe('the health checks', () => {
  test('answer on healthz and readyz', async () => {
    expect((await server().get('healthz')).body).toEqual({ status: 'ok' });
    expect((await server().get('readyz')).body).toEqual({ status: 'ready' });
  });

  test('return 503 from readyz when the schema is unknown', async () => {
    const { db } = server().app;
    await db.execute('alter table drizzle.__drizzle_migrations rename to hidden');
    const answer = await server().get('readyz');
    await db.execute('alter table drizzle.hidden rename to __drizzle_migrations');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
  });
});
