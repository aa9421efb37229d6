import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { openProduct } from './openProduct';

/**
 * Asks the real HTTP server for the start page of the built product, with the demo data, and prints how long
 * the first answer took and how many answers a second came from the cache.
 *   npx tsx bench/pages.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/pages.ts           (PostgreSQL)
 */
const SECONDS = 5;
const CONNECTIONS = 16;

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
  const before = process.cpuUsage();
  const [rate] = (await once(fork(__filename, [home]), 'message')) as [number];
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / (rate * SECONDS);
  console.log(`from the cache: ${Math.round(rate)} a second, ${cpu.toFixed(2)} ms of CPU each`);
  await product.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
