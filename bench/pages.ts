import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { listings } from '../server/db/schema/listings';
import { median } from './median';
import { openProduct, type OpenProduct } from './openProduct';

/**
 * Asks the real HTTP server for the start page of the built product, with the demo data, and prints how long
 * the first answer took, what it costs to render and to compress the page after a change of the directory, and
 * how many answers a second came from the cache.
 *   npx tsx bench/pages.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/pages.ts           (PostgreSQL)
 */
const SECONDS = 5;
const CONNECTIONS = 16;
const CHANGES = 40;
/** The server asks for the version of its data twice a second. */
const UNTIL_SEEN_MS = 600;

const ask = (url: string, agent: Agent, encoding = 'br'): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    }).on('error', reject);
  });

/** In a process of its own: as many answers as come. */
async function load(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = Date.now() + SECONDS * 1000;
  let count = 0;
  const visit = async () => {
    while (Date.now() < until) {
      await ask(url, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  agent.destroy();
  return count / SECONDS;
}

/** Milliseconds of all threads. */
const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

async function costOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return cpuSince(before);
}

async function measureChanges({ db }: OpenProduct, home: string, agent: Agent): Promise<void> {
  const rendering: number[] = [];
  const compressing: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await db.update(listings).set({ name: sql`name` });
    await wait(UNTIL_SEEN_MS);
    rendering.push(await costOf(() => ask(home, agent, 'identity')));
    compressing.push(await costOf(() => ask(home, agent)));
  }
  const later = rendering.slice(CHANGES / 2);
  console.log(
    `after a change: rendering ${median(rendering).toFixed(1)} ms of CPU, later ${median(later).toFixed(1)} ms; ` +
      `compressing ${median(compressing).toFixed(1)} ms`,
  );
}

async function main(): Promise<void> {
  const [url] = process.argv.slice(2);
  if (url !== undefined) {
    process.send?.(await load(url));
    return;
  }
  const product = await openProduct();
  const home = `${product.url}/`;
  const agent = new Agent();
  for (const name of ['first', 'second']) {
    const start = performance.now();
    await ask(home, agent);
    console.log(`${name} answer: ${(performance.now() - start).toFixed(1)} ms`);
  }
  await measureChanges(product, home, agent);
  const before = process.cpuUsage();
  const [rate] = (await once(fork(__filename, [home]), 'message')) as [number];
  const cpu = cpuSince(before) / (rate * SECONDS);
  console.log(`from the cache: ${Math.round(rate)} a second, ${cpu.toFixed(2)} ms of CPU each`);
  await product.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
