import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { readConfig } from '../config';
import { startHttpServer } from '../test/httpServer';
import { individual, signUp } from '../test/people';
import { createTestApp } from '../test/testApp';
import { openTelemetryPlugin, TRACE_PACKAGES } from './openTelemetry';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: Record<string, unknown>;
}

interface Body {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
}

const ID = 'a'.repeat(32);
const PARENT = 'b'.repeat(16);

/** What a collector gets while `work` runs against a server, and the lines of its log. */
async function collect(work: (app: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>) {
  const collector = await startHttpServer();
  const bodies: Promise<string>[] = [];
  collector.answerWith((request, response) => {
    bodies.push(
      (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        return Buffer.concat(parts).toString();
      })(),
    );
  });
  const app = await createTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1' },
    extraRoutes(routes, _options, done) {
      routes.get('/fails/:name', { config: { public: true } }, () =>
        Promise.reject(new Error('words of somebody')),
      );
      done();
    },
  });
  await work(app);
  const { kind } = app.app.database;
  await app.close();
  const text = (await Promise.all(bodies)).join('\n');
  await collector.close();
  const spans = text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (JSON.parse(line) as Body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const lines = app.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { spans, lines, text, calls: collector.calls(), kind };
}

test('sends a span for each request, with the id of its log line and no word of its address', async () => {
  const { spans, lines, text, calls, kind } = await collect(async (app) => {
    await signUp(app);
    app.logs.length = 0;
    const { username } = individual;
    await app.post('accounts/login/', { username, password: 'wrong-one-here' });
    await app.get('mainapp/listings/secret-slug/?q=secret-word');
    await app.get('secret-address');
    await app.get('fails/secret-name');
    const headers = { traceparent: `00-${ID}-${PARENT}-01` };
    await app.app.inject({ url: '/mainapp/events/', headers });
  });
  expect(new Set(calls)).toEqual(new Set(['POST /v1/traces']));
  const names = [
    'POST /accounts/login/',
    'GET /mainapp/listings/:listing/',
    'GET unmatched',
    'GET /fails/:name',
    'GET /mainapp/events/',
  ];
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const [span, ...more] = spans.filter((each) => each.name === name);
    expect(more).toEqual([]);
    expect(span?.traceId).toBe(answered[index]?.['trace_id']);
  }
  expect(spans.find(({ name }) => name === 'GET /mainapp/events/')).toMatchObject({
    traceId: ID,
    parentSpanId: PARENT,
  });
  expect(spans.find(({ name }) => name === 'GET /fails/:name')?.status).toEqual({ code: 2 });
  expect(text).not.toMatch(/secret-|words of somebody/);
  expect(text).not.toContain(individual.username);

  const login = spans.find(({ name }) => name === 'POST /accounts/login/');
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId);
  if (kind === 'postgres') {
    expect(queries.map(({ name }) => name)).toContain('select users');
    expect(queries.every(({ traceId }) => traceId === login?.traceId)).toBe(true);
  } else expect(queries).toEqual([]);
});

test('says what to install where the packages are missing', async () => {
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
  const missing = Object.assign(new Error('no such module'), { code: 'MODULE_NOT_FOUND' });
  const app = fastify();
  void app.register(openTelemetryPlugin, { config, load: () => Promise.reject(missing) });
  await expect(app.ready()).rejects.toThrow(
    'are not installed. Run: npm install --no-save --no-package-lock --save-prod --omit=dev @fastify/otel@^0.21.2 ',
  );
});

test('names the versions that are tested', () => {
  const file = path.join(__dirname, '../../package.json');
  const { devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies).toMatchObject(TRACE_PACKAGES);
});
