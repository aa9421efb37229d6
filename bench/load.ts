import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load, type LoadReport } from './loadGenerator';
import { startOutages } from './loadOutages';
import { startProxy } from './loadProxy';
import { rateOf, showReport, showSeconds } from './loadReport';
import { openSite, type Site } from './loadSite';
import { median } from './median';
import { showLoad } from './showLoad';
import {
  createReads,
  createWrites,
  readFacts,
  signUpMembers,
  warmUp,
  warmUps,
  type Facts,
  type NextRequest,
} from './loadTraffic';

/**
 * Sends mixed traffic to processes of the built product on PostgreSQL, and prints requests a second, times and
 * failures of each kind; then the throughput of home and search beside that of a bare Fastify route. Needs
 * `npm run build` first. The generator shares the machine with the product.
 *   scripts/withPostgres.sh npx tsx bench/load.ts                        (10 minutes, 5 % writes)
 *   scripts/withPostgres.sh npx tsx bench/load.ts --writes 0 --rate 1000
 *   scripts/withPostgres.sh npx tsx bench/load.ts --by-second            (also the times of the requests due in each second)
 *   scripts/withPostgres.sh npx tsx bench/load.ts --rolling              (processes are restarted in turn)
 *   scripts/withPostgres.sh npx tsx bench/load.ts --restart-postgres     (it is away again and again)
 * With `--rolling` or `--proxy` all goes through Caddy, which must be installed, as `deploy/Caddyfile` sets it up.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    writes: { type: 'string', default: '5' },
    rate: { type: 'string' },
    connections: { type: 'string' },
    processes: { type: 'string', default: '2' },
    port: { type: 'string', default: '4850' },
    dist: { type: 'string', default: path.join(__dirname, '../dist') },
    ratios: { type: 'string', default: '10' },
    only: { type: 'string' },
    rolling: { type: 'boolean', default: false },
    proxy: { type: 'boolean', default: false },
    'by-second': { type: 'boolean', default: false },
    'restart-postgres': { type: 'boolean', default: false },
  },
});

const MEMBERS = 20;
const BETWEEN_RESTARTS = 5_000;
/** At a rate as many as it takes, as a proxy opens them: a few slow answers must not keep all others waiting. */
const connections = Number(values.connections ?? (values.rate === undefined ? 16 : 128));
const seconds = Number(values.minutes) * 60;
const isProxied = values.proxy || values.rolling;

/** Does something again and again until it is stopped; `stop` resolves with how often. */
function repeat(work: () => Promise<void>): () => Promise<number> {
  const stopping = new AbortController();
  const running = (async () => {
    let count = 0;
    while (!stopping.signal.aborted) {
      await work();
      count += 1;
      await delay(BETWEEN_RESTARTS);
    }
    return count;
  })();
  return () => {
    stopping.abort();
    return running;
  };
}

interface Trouble {
  /** Whether nothing may be written now. */
  isQuiet(): boolean;
  /** Prints what happened; returns how much of it was wrong. */
  stop(report: LoadReport): Promise<number>;
}

/** What happens to the site while it is used. */
async function startTrouble(site: Site, origins: string[], facts: Facts): Promise<Trouble> {
  if (values['restart-postgres']) return startOutages(site, origins, facts);
  const stop = values.rolling
    ? repeat(async () => {
        for (const { restart } of site.processes) await restart();
      })
    : null;
  return {
    isQuiet: () => false,
    async stop() {
      if (stop) console.log(`restarts of each process: ${await stop()}`);
      return 0;
    },
  };
}

const mix = (reads: NextRequest, writes: NextRequest, isQuiet: () => boolean): NextRequest => {
  const share = Number(values.writes) / 100;
  return () => (Math.random() < share && !isQuiet() ? writes() : reads());
};

/** Requests a second that are answered for a second. */
async function rateNow(origin: string, next: NextRequest): Promise<number> {
  const { report, took } = await load({
    ...{ origins: [origin], next },
    ...{ connections, rate: null, seconds: 1 },
  });
  return rateOf(report, took);
}

/** Home and search of one process beside a bare route of another, in turn, since the machine is not always as fast. */
async function showRatios(origin: string, facts: Facts): Promise<void> {
  const port = Number(values.port) + 9;
  const bare = spawn(process.execPath, [path.join(__dirname, 'bareServer.js'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout, 'data');
  const bareOrigin = `http://127.0.0.1:${port}`;
  const nextBare: NextRequest = () => ({ kind: 'bare', method: 'GET', path: '/', headers: {} });
  const kinds = ['home', 'search'].map((kind) => ({
    ...{ kind, next: createReads(facts, kind) },
    ...{ rates: [] as number[], ratios: [] as number[] },
  }));
  const bareRates: number[] = [];
  for (const { next } of kinds) await rateNow(origin, next);
  await rateNow(bareOrigin, nextBare);
  for (let round = 0; round < Number(values.ratios); round += 1) {
    for (const { next, rates, ratios } of kinds) {
      const bareRate = await rateNow(bareOrigin, nextBare);
      const rate = await rateNow(origin, next);
      bareRates.push(bareRate);
      rates.push(rate);
      ratios.push(rate / bareRate);
    }
  }
  bare.kill();
  console.log('\nOne process, as many as are answered: medians of a second each');
  const show = (name: string, rates: number[], more = '') =>
    console.log(`${name.padEnd(14)}${median(rates).toFixed(0).padStart(9)} a second${more}`);
  show('a bare route', bareRates);
  for (const { kind, rates, ratios } of kinds) {
    show(kind, rates, `, ${median(ratios).toFixed(2)} of the bare route`);
  }
}

async function main(): Promise<void> {
  showLoad();
  const site = await openSite({
    dist: path.resolve(values.dist),
    port: Number(values.port),
    processes: Number(values.processes),
    // The load generator stands for another proxy, which tells Caddy who asks.
    environment: isProxied ? { TRUST_PROXY: '2', STOP_DELAY_SECONDS: '4' } : {},
  });
  const direct = site.processes.map(({ origin }) => origin);
  const proxy = isProxied ? await startProxy(Number(values.port) + 8, direct) : null;
  try {
    const origins = proxy ? [proxy.origin] : direct;
    const [first = ''] = direct;
    const facts = await readFacts(first, values.dist);
    const tokens = await signUpMembers(first, MEMBERS);
    await warmUp(direct, warmUps(facts));
    if (seconds > 0) {
      const trouble = await startTrouble(site, origins, facts);
      const writes = createWrites(facts, tokens);
      const next = mix(createReads(facts, values.only), writes, trouble.isQuiet);
      const rate = values.rate === undefined ? null : Number(values.rate);
      const { report, bySecond, took } = await load({ origins, next, seconds, connections, rate });
      const failed = showReport(
        `${took.toFixed(0)} s, ${direct.length} processes, ${values.writes} % writes`,
        report,
        took,
      );
      if (values['by-second']) showSeconds(bySecond);
      const wrong = await trouble.stop(report);
      console.log(`failed: ${failed}`);
      if (failed + wrong > 0) process.exitCode = 1;
    }
    if (Number(values.ratios) > 0) await showRatios(first, facts);
  } finally {
    await proxy?.stop();
    await site.stop();
  }
}

void main();
