import { createTestApp, serverForTests, type TestApp } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/csp-reports/';
const SECRET = 'https://kijani.example/verify-email/secret-token?next=achieng@example.com';

const oldReport = {
  'csp-report': {
    'document-uri': SECRET,
    referrer: SECRET,
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/achieng.js',
    'original-policy': "default-src 'none'",
    'script-sample': 'alert(1)',
  },
};

const newReport = (effectiveDirective: unknown, blockedURL: unknown) => ({
  type: 'csp-violation',
  age: 10,
  url: SECRET,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: SECRET,
    effectiveDirective,
    blockedURL,
    sample: 'achieng',
    disposition: 'enforce',
  },
});

const send = (on: TestApp, type: string, body: unknown) =>
  on.post(url, body, { headers: { 'content-type': type } });
const sendOld = (body: unknown) => send(server(), 'application/csp-report', body);
const sendNew = (body: unknown) => send(server(), 'application/reports+json', body);

/** The reasons of new violations; repeats are logged as a number when others follow. */
const reasons = ({ logs }: Pick<TestApp, 'logs'>) =>
  logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event, repeated }) => event === 'csp.violated' && repeated === undefined)
    .map(({ reason }) => reason);

beforeEach(() => {
  server().advance(3_601);
});

test('POST /mainapp/csp-reports/ logs violations of both formats with known words only', async () => {
  expect(await sendOld(oldReport)).toMatchObject({ status: 204, text: '' });
  const violations = [
    newReport('require-trusted-types-for', 'trusted-types-sink'),
    newReport('style-src-attr', 'inline'),
    { type: 'deprecation', body: { id: 'achieng' } },
    newReport('achieng', 'achieng'),
    newReport(7, null),
  ];
  expect((await sendNew(violations)).status).toBe(204);
  expect(reasons(server())).toEqual([
    'script-src-elem: https',
    'require-trusted-types-for: trusted-types-sink',
    'style-src-attr: inline',
    'unknown: unknown',
  ]);
  expect(server().logs.join('')).not.toMatch(/achieng|secret-token|evil|alert|Mozilla/);
});

test('POST /mainapp/csp-reports/ logs the directive of an older browser without its sources', async () => {
  const { 'violated-directive': violated, 'blocked-uri': blocked } = oldReport['csp-report'];
  await sendOld({ 'csp-report': { 'violated-directive': violated, 'blocked-uri': blocked } });
  expect(reasons(server())).toEqual(['script-src-elem: https']);
});

test.each([
  ['an object that cannot be made a text', '{"toString":1}'],
  ['a list that is too deep to be made a text', '['.repeat(4_000) + ']'.repeat(4_000)],
  ['a list of a word that we know', '["data"]'],
])('POST /mainapp/csp-reports/ logs %s as unknown', async (_name, value) => {
  const old = `{"csp-report":{"effective-directive":"img-src","blocked-uri":${value}}}`;
  expect(await sendOld(old)).toMatchObject({ status: 204, text: '' });
  const body = `{"effectiveDirective":${value},"blockedURL":"inline"}`;
  expect((await sendNew(`[{"type":"csp-violation","body":${body}}]`)).status).toBe(204);
  expect(reasons(server())).toEqual(['img-src: unknown', 'unknown: inline']);
});

test('POST /mainapp/csp-reports/ reads ten of 40 reports in one body', async () => {
  const own = await createTestApp();
  const many = Array.from({ length: 40 }, () => newReport('img-src', 'data'));
  await send(own, 'application/reports+json', many);
  await own.close();
  const lines = own.logs.filter((line) => line.includes('csp.violated'));
  expect(lines.map((line) => (JSON.parse(line) as { repeated?: number }).repeated)).toEqual([
    undefined,
    9,
  ]);
});

test.each([
  ['application/csp-report', '{', 400],
  ['application/csp-report', '[]', 204],
  ['application/csp-report', '{}', 400],
  ['application/reports+json', '"text"', 400],
  ['application/reports+json', '[7]', 400],
  ['application/reports+json', `[${' '.repeat(17_000)}]`, 413],
  ['application/json', '{}', 400],
  ['text/plain', '{}', 415],
])(
  'POST /mainapp/csp-reports/ with the type %s and the body %s returns %i',
  async (type, body, status) => {
    expect((await send(server(), type, body)).status).toBe(status);
    expect(reasons(server())).toEqual([]);
  },
);

test('POST /mainapp/csp-reports/ returns 429 for the 61st report of an address within an hour', async () => {
  for (let count = 0; count < 60; count += 1) expect((await sendOld(oldReport)).status).toBe(204);
  expect((await sendOld(oldReport)).status).toBe(429);
});
