import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { individual } from '../test/people';
import { serverForTests } from '../test/testApp';
import { transportOptions } from './transport';
import { readConfig } from '../config';

let answerNow = () => {};
const waiting = new Promise<{ done: boolean }>((resolve) => {
  answerNow = () => {
    resolve({ done: true });
  };
});
let arrived = () => {};
const hasArrived = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** The product's limits, a hundred times shorter. */
const server = serverForTests({
  env: { TRUST_PROXY: '1' },
  extraRoutes: (app, _options, done) => {
    app.get('/probe/slow/', { config: { public: true } }, () => {
      arrived();
      return waiting;
    });
    done();
  },
  transport: {
    requestTimeout: 150,
    http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
  },
});

let port = 0;
beforeAll(async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server().app.server.address() as AddressInfo);
});

/** Writes and then waits until the server hangs up. */
async function talk(text: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as unknown;

test('10. returns 408 when the body does not arrive', async () => {
  const answer = await talk(
    'POST /accounts/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"user',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(bodyOf(answer)).toEqual({ detail: 'Request Timeout.' });
});

test('10. returns 408 when the headers do not end', async () => {
  const answer = await talk('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])(
  'answers %s in the shape of the contract, with the security headers',
  async (_name, text, status) => {
    const answer = await talk(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain("frame-ancestors 'none'");
    expect(bodyOf(answer)).toEqual({ detail: expect.any(String) as string });
  },
);

test('waits 15 s for a request and 10 s for its headers', () => {
  const options = transportOptions(readConfig({}));
  expect(options.requestTimeout).toBe(15_000);
  expect(options.http).toMatchObject({ headersTimeout: 10_000 });
  expect(options.bodyLimit).toBe(256 * 1024);
});

test('takes the last address that the proxy saw as the caller', async () => {
  const login = (forwarded: string) =>
    server().post(
      'accounts/login/',
      { username: individual.username, password: 'wrong-password' },
      { headers: { 'x-forwarded-for': forwarded } },
    );
  await login('1.1.1.1, 203.0.113.9');
  await login('2.2.2.2, 203.0.113.9');
  const { rows } = (await server().app.db.execute(
    "select count from attempts where bucket like 'login:address%'",
  )) as { rows: unknown[] };
  expect(rows).toEqual([{ count: 2 }]);
});

test('returns 503 from readyz while stopping, and waits for open requests', async () => {
  const { app } = server();
  const slow = fetch(`http://127.0.0.1:${port}/probe/slow/`);
  await hasArrived;
  app.startStopping();
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('10');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
  const closed = app.close();
  answerNow();
  expect(await (await slow).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
