import type { InjectOptions } from 'fastify';
import { attempts } from '../../db/schema/shared';
import { synonymGroups } from '../../db/schema/search';
import { PERMISSIONS } from '../permissionRows';
import { createTestApp, type TestApp } from '../testApp';
import { createWorld } from '../world';
import { makeTemplates, type ApiDocument, type FuzzRequest } from './requests';
import { FUZZ_ENV, successOf } from './successes';

/** The short version of `bench/fuzz.ts`. */
const COUNT = 1_000;
const SEED = 20_261_122;
/** A world is spoilt by what is done to it: accounts leave, passwords change. */
const REQUESTS_IN_A_WORLD = 150;

/** The answer to the address of a page, such as `/verify-email/..`, where the SPA is not built. */
const NOT_BUILT = 'The pages are not built';

let server: TestApp;
/** The reset between tests keeps them, and what hostile requests do to them would meet other tests. */
let groups: (typeof synonymGroups.$inferSelect)[];
beforeAll(async () => {
  server = await createTestApp({ env: FUZZ_ENV });
  groups = await server.app.db.select().from(synonymGroups);
}, 60_000);
afterAll(async () => {
  await server.app.db.delete(synonymGroups);
  await server.app.db.insert(synonymGroups).overridingSystemValue().values(groups);
  await server.close();
});

async function send({ method, url, headers, payload }: FuzzRequest) {
  const answer = await server.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, payload: answer.payload };
}

async function newWorld() {
  await server.reset();
  return createWorld(server);
}

test('succeeds once on every route', async () => {
  const failures: object[] = [];
  let world = await newWorld();
  let isNew = true;
  for (const row of PERMISSIONS) {
    const attempt = async () => send(await successOf(row, server, world));
    let answer = await attempt();
    if (answer.status >= 400 && !isNew) {
      // Others have changed what it needs.
      world = await newWorld();
      answer = await attempt();
    }
    isNew = false;
    if (answer.status >= 400) failures.push({ route: row[0], ...answer });
  }
  expect(failures).toEqual([]);
}, 60_000);

test('never returns 5xx to a thousand hostile requests', async () => {
  const { text } = await server.get('api/docs/json');
  const document = JSON.parse(text) as ApiDocument;
  const templates = makeTemplates(PERMISSIONS, document, { seed: SEED, count: COUNT });
  const faults: object[] = [];
  let world = await newWorld();
  for (const [index, template] of templates.entries()) {
    if (index % REQUESTS_IN_A_WORLD === 0) world = await newWorld();
    if (index % 20 === 0) await server.app.db.delete(attempts);
    const request = template(world);
    const answer = await send(request);
    if (answer.status >= 500 && !answer.payload.startsWith(NOT_BUILT))
      faults.push({ ...request, ...answer });
  }
  expect(faults).toEqual([]);
}, 120_000);
