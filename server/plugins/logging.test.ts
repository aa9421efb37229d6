import { createHash } from 'node:crypto';
import { createTestApp, serverForTests, type TestApp } from '../test/testApp';
import { individual, signUp } from '../test/people';

const server = serverForTests();

const ID = createHash('md5').update('a trace').digest('hex');
const PARENT = `00-${ID}-00f067aa0ba902b7-01`;

type Line = Record<string, unknown>;
const linesOf = ({ logs }: Pick<TestApp, 'logs'>): Line[] =>
  logs.map((line) => JSON.parse(line) as Line);

const answered = (app: TestApp) => linesOf(app).filter(({ msg }) => msg === 'answered');

async function idAfter(env: Record<string, string>, traceparent: string): Promise<unknown> {
  const app = await createTestApp({ env });
  try {
    await app.app.inject({ url: '/mainapp/events/', headers: { traceparent } });
    return answered(app)[0]?.['trace_id'];
  } finally {
    await app.close();
  }
}

test('gives each request a trace id of its own, beside its request id', async () => {
  const { headers } = await server().get('mainapp/events/');
  await server().get('mainapp/events/');
  const [first, second] = answered(server());
  expect(first?.['trace_id']).toMatch(/^[\da-f]{32}$/);
  expect(second?.['trace_id']).not.toBe(first?.['trace_id']);
  expect(first?.['reqId']).toBe(headers['x-request-id']);
});

test('takes the trace id of a trusted proxy, and no other', async () => {
  expect(await idAfter({ TRUST_PROXY: '1' }, PARENT)).toBe(ID);
  expect(await idAfter({ TRUST_PROXY: '127.0.0.1' }, PARENT)).toBe(ID);
  expect(await idAfter({}, PARENT)).not.toBe(ID);
  expect(await idAfter({ TRUST_PROXY: '10.0.0.0/8' }, PARENT)).not.toBe(ID);
});

test.each([
  ['without a version', `${ID}-00f067aa0ba902b7-01`],
  ['of the version that is none', PARENT.replace(/^00/, 'ff')],
  ['with zeros', PARENT.replace(ID, '0'.repeat(32))],
  ['with more than its version knows', `${PARENT}-more`],
  ['with capital letters', PARENT.toUpperCase()],
])('makes an id where the header is %s', async (_case, traceparent) => {
  const id = await idAfter({ TRUST_PROXY: '1' }, traceparent);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(id).not.toBe(ID);
});

test('has the id once in every line of a request, also of its repositories and after a body', async () => {
  const app = await createTestApp({
    extraRoutes(routes, _options, done) {
      routes.post('/writes', { config: { public: true } }, async (request) => {
        routes.log.warn('outside');
        request.log.warn('inside');
        await routes.db.execute('select 1');
        routes.log.warn('after the database');
        routes.runLater('a job', () => {
          routes.log.warn('in a job');
          return Promise.resolve();
        });
        return {};
      });
      done();
    },
  });
  try {
    await app.post('writes', { text: 'a'.repeat(100_000) });
    await app.app.laterDone();
    const ids = (msg: string) =>
      linesOf(app)
        .filter((line) => line['msg'] === msg)
        .map((line) => line['trace_id']);
    const [own] = ids('answered');
    expect(own).toMatch(/^[\da-f]{32}$/);
    for (const msg of ['outside', 'inside', 'after the database']) expect(ids(msg)).toEqual([own]);
    const [ofJob] = ids('in a job');
    expect(ofJob).toMatch(/^[\da-f]{32}$/);
    expect(ofJob).not.toBe(own);
    expect(app.logs.some((line) => line.split('"trace_id"').length > 2)).toBe(false);
  } finally {
    await app.close();
  }
});

test('has the id in the line of a body that cannot be read', async () => {
  await server().post('accounts/login/', '{"username":');
  const lines = linesOf(server()).filter(({ security }) => security !== true);
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ trace_id }) => trace_id)).size).toBe(1);
});

test('keeps the id out of the security log', async () => {
  await signUp(server());
  await server().post('accounts/login/', { username: individual.username, password: 'wrong-one' });
  const lines = linesOf(server()).filter(({ security }) => security === true);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).not.toHaveProperty('trace_id');
    expect(line).not.toHaveProperty('reqId');
  }
});
