import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { listings } from '../server/db/schema';
import { median } from './median';
import { openProduct, type OpenProduct } from './openProduct';

/**
 * Asks the real HTTP server for the start page of the built product, with the demo data, and prints how long
 * the first answer took, what an answer costs after a change of the directory, and how many answers a second
 * came from the cache.
 *   npx tsx bench/pages.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/pages.ts           (PostgreSQL)
 */
const SECONDS = 5;
const CONNECTIONS = 16;
const CHANGES = 40;
/** The server asks for the version of its data twice a second. */
const UNTIL_SEEN_MS = 600;

const headers = { accept: 'text/html', 'accept-encoding': 'br' };

const ask = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
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

const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** In milliseconds, rendering, compressing and sending together: the median, and that of the second half. */
async function costOfChange({ db }: OpenProduct, home: string, agent: Agent) {
  const costs: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await db.update(listings).set({ name: sql`name` });
    await wait(UNTIL_SEEN_MS);
    const before = process.cpuUsage();
    await ask(home, agent);
    costs.push(cpuSince(before));
  }
  return { all: median(costs), warm: median(costs.slice(CHANGES / 2)) };
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
  const { all, warm } = await costOfChange(product, home, agent);
  console.log(`after a change: ${all.toFixed(1)} ms of CPU, later ${warm.toFixed(1)} ms`);
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
