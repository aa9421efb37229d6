import type { InjectOptions } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { users } from '../db/schema/accounts';
import { auditLog, joinAsAdminNamed } from './moderation';
import { serverForTests } from './testApp';

const server = serverForTests();

/** What another admin did to them after they signed in. */
const FORMER = [
  [
    'former',
    'role/',
    { role: 'member', reason: 'Left the team.' },
    () => 'Your role in the community was changed. Please log in again.',
  ],
  [
    'suspended',
    'suspension/',
    { suspended: true, reason: 'Left the team.' },
    () => `Your account was suspended. Write to ${server().app.config.helpEmail}.`,
  ],
] as const;

/** Every private route of the OpenAPI document, each parameter an id. */
async function privateRoutes(): Promise<[NonNullable<InjectOptions['method']>, string][]> {
  const { body } = await server().get('api/docs/json');
  const paths = body['paths'] as Record<string, Record<string, { security: unknown[] }>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]): [NonNullable<InjectOptions['method']>, string] => [
        method.toUpperCase() as NonNullable<InjectOptions['method']>,
        path.slice(1).replace(/\{\w+\}/g, '1'),
      ]),
  );
}

test.each(FORMER)(
  'returns 401 with the reason on every private route for a %s admin',
  async (_name, end, body, detail) => {
    const amina = await joinAsAdminNamed(server(), 'amina');
    const baraka = await joinAsAdminNamed(server(), 'baraka');
    const { token } = baraka;
    const path = `mainapp/admin/members/${baraka.user_id}/${end}`;
    expect((await server().post(path, body, { token: amina.token })).status).toBe(200);
    const before = await auditLog(server());

    const routes = await privateRoutes();
    expect(routes.filter(([, route]) => route.startsWith('mainapp/admin/')).length).toBeGreaterThan(
      6,
    );
    for (const [method, route] of routes) {
      const answer =
        method === 'GET'
          ? await server().get(route, token)
          : await server().post(route, {}, { token, method });
      expect([method, route, answer.status, answer.body]).toEqual([
        method,
        route,
        401,
        { detail: detail() },
      ]);
    }
    expect(await auditLog(server())).toEqual(before);
  },
);

test('returns only "Invalid token." for a session that ended in another way', async () => {
  const amina = await joinAsAdminNamed(server(), 'amina');
  await server()
    .app.db.update(users)
    .set({ token_version: sql`token_version + 1` })
    .where(eq(users.id, amina.user_id));
  const answer = await server().get('accounts/me/', amina.token);
  expect(answer.body).toEqual({ detail: 'Invalid token.' });
});
