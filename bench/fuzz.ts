import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import './providePglite';
import { makeTemplates, type FuzzRequest, type Template } from '../server/test/fuzz/requests';
import type { World } from '../server/test/permissionCases';
import { PERMISSIONS } from '../server/test/permissionRows';
import type { FuzzOrder, FuzzReport } from './fuzzServer';

/**
 * Sends 20,000 different requests, made from the OpenAPI document and the permission tests, to a
 * server in a process of its own, and asks for its health beside them. Fails on an answer of 500 or
 * above, one that took over a second, a health check over 250 ms or none at all, or a route without
 * a success.
 *   npx tsx bench/fuzz.ts [seed]                               (embedded)
 *   scripts/withPostgres.sh npx tsx bench/fuzz.ts [seed]       (PostgreSQL)
 */
const COUNT = 20_000;
const REQUESTS_IN_A_WORLD = 250;
/** Fewer would be refused as too many attempts. */
const REQUESTS_TO_FORGET = 25;
const AT_ONCE = 4;
const SLOWEST_MS = 1_000;
const SLOWEST_HEALTH_MS = 250;
const seed = Number(process.argv[2] ?? 20_261_122);

interface Outcome {
  request: FuzzRequest;
  status: number;
  milliseconds: number;
}

const server = fork(path.join(__dirname, 'fuzzServer.ts'), {
  execArgv: ['--import', 'tsx'],
  serialization: 'advanced',
});

async function nextReport(): Promise<FuzzReport> {
  const [report] = (await once(server, 'message')) as [FuzzReport];
  return report;
}

function order(what: FuzzOrder): Promise<FuzzReport> {
  const report = nextReport();
  server.send(what);
  return report;
}

async function newWorld(): Promise<World> {
  const report = await order('world');
  if (!('world' in report)) throw new Error('the server made no world');
  return report.world;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(port: number, request: FuzzRequest): Promise<Outcome> {
  const { method, url, payload = '' } = request;
  // Node leaves the length of a DELETE's body out.
  const headers = { ...request.headers, 'content-length': Buffer.byteLength(payload) };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = http.request(
      { host: '127.0.0.1', port, method, path: url, headers, agent },
      (answer) => {
        answer.resume().on('end', () => {
          const milliseconds = performance.now() - start;
          resolve({ request, status: answer.statusCode ?? 0, milliseconds });
        });
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server closes a connection whose request it refused halfway.
      if (call.reusedSocket && error.code === 'ECONNRESET')
        send(port, request).then(resolve, reject);
      else reject(new Error(`${method} ${url}: ${error.message}`));
    });
    call.end(payload);
  });
}

async function routesWithoutSuccess(port: number): Promise<string[]> {
  const failed: string[] = [];
  const attempt = async (success: number) => {
    const report = await order({ success });
    if (!('request' in report)) throw new Error('the server gave no request');
    return (await send(port, report.request)).status < 400;
  };
  await newWorld();
  for (const [index, [route]] of PERMISSIONS.entries()) {
    if (await attempt(index)) continue;
    await newWorld();
    if (!(await attempt(index))) failed.push(route);
  }
  return failed;
}

const fingerprint = ({ method, url, headers, payload }: FuzzRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, headers]))
    .update(payload ?? '')
    .digest('base64');

/** Sends until so many different requests have been answered. */
async function sendMany(port: number, templates: Template[], count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const seen = new Set<string>();
  let world = await newWorld();
  for (let sent = 0; seen.size < count; sent += REQUESTS_TO_FORGET) {
    if (sent >= templates.length) throw new Error(`only ${seen.size} requests differ`);
    if (sent % REQUESTS_IN_A_WORLD === 0) world = await newWorld();
    await order('forget');
    const waiting = templates.slice(sent, sent + REQUESTS_TO_FORGET);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const request = next(world);
        seen.add(fingerprint(request));
        outcomes.push(await send(port, request));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return outcomes;
}

const describe = ({ request, status, milliseconds }: Outcome): string =>
  `${status} ${milliseconds.toFixed(0)} ms ${request.method} ${request.url.slice(0, 200)} ` +
  `${JSON.stringify(request.headers).slice(0, 300)} ${String(request.payload ?? '').slice(0, 500)}`;

async function main() {
  const report = await nextReport();
  if (!('ready' in report)) throw new Error('the server is not ready');
  const { port, document } = report.ready;
  const templates = makeTemplates(PERMISSIONS, document, { seed, count: COUNT * 2 });

  const failed = await routesWithoutSuccess(port);
  const health: number[] = [];
  const probe = fork(path.join(__dirname, 'healthProbe.ts'), [String(port)], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  probe.on('message', (milliseconds: number) => void health.push(milliseconds));
  const outcomes = await sendMany(port, templates, COUNT);
  probe.kill();
  server.kill();

  const kinds = [2, 3, 4, 5].map((kind) => {
    const all = outcomes.filter(({ status }) => Math.floor(status / 100) === kind);
    return `${kind}xx: ${all.length}`;
  });
  const faults = outcomes.filter(({ status }) => status >= 500);
  const slow = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const longestWait = Math.max(...health);
  console.log(
    `seed ${seed}: ${outcomes.length} requests, ${COUNT} of them different, to ${PERMISSIONS.length} routes`,
  );
  console.log(`  ${kinds.join(', ')}`);
  console.log(`  slowest answers: ${slow.slice(0, 3).map(describe).join('\n    ')}`);
  console.log(`  health: ${health.length} checks, the longest ${longestWait.toFixed(0)} ms`);
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${describe(fault)}`);
  for (const route of failed) console.log(`NO SUCCESS ${route}`);
  const isHealthy = health.length > 0 && longestWait <= SLOWEST_HEALTH_MS;
  const isSlow = (slow[0]?.milliseconds ?? 0) > SLOWEST_MS || !isHealthy;
  if (faults.length > 0 || failed.length > 0 || isSlow) process.exitCode = 1;
}

void main();
