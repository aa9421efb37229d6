import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { listings } from '../server/db/schema/listings';
import { addListings } from './generatedListings';
import { holding } from './holding';
import { median } from './median';
import { openBench } from './openBench';

/**
 * Asks the real HTTP server, which has 9,500 published listings, for what the first page shows of them and
 * for all of them: first after a change, then again. Prints bytes, times, and for how long at most the event
 * loop was blocked meanwhile, and the same without requests.
 *   npx tsx bench/wholeDirectory.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/wholeDirectory.ts           (PostgreSQL)
 */
const LISTINGS = 10_000;
const ROUNDS = 7;
const IDLE_MS = 1_000;

/** As long as members write them: 2 kB of JSON for each listing. */
const DESCRIPTION = 'We make it by hand from what grows around us, and we pay on time. '.repeat(18);

/** Runs as a process of its own, so that the server's event loop does the server's work alone. */
const CLIENT = `
const [url, encoding, etag] = process.argv.slice(1);
const headers = { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) };
const start = performance.now();
require('node:http').get(url, { headers }, (answer) => {
  let bytes = 0;
  answer.on('data', (chunk) => (bytes += chunk.length));
  answer.on('end', () => {
    const { statusCode: status, headers: { etag = '' } } = answer;
    console.log(JSON.stringify({ status, bytes, etag, ms: performance.now() - start }));
  });
});`;

interface Answer {
  status: number;
  /** As they travelled. */
  bytes: number;
  etag: string;
  ms: number;
}

interface Measure extends Answer {
  held: number;
}

async function ask(url: string, encoding = 'br', etag = ''): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '-e',
    CLIENT,
    url,
    encoding,
    etag,
  ]);
  return JSON.parse(stdout) as Answer;
}

async function measure(
  name: string,
  round: () => Promise<Answer>,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const measures: Measure[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    await before();
    const [answer, { ms: held }] = await holding(round);
    measures.push({ ...answer, held });
  }
  const [{ status, bytes } = { status: 0, bytes: 0 }] = measures;
  const times = measures.map(({ ms }) => ms);
  const holds = measures.map(({ held }) => held);
  console.log(
    [
      name.padEnd(34),
      String(status),
      `${bytes} bytes`.padStart(16),
      `${median(times).toFixed(0)} ms`.padStart(9),
      `loop held ${median(holds).toFixed(0)} ms, at most ${Math.max(...holds).toFixed(0)} ms`,
    ].join('  '),
  );
}

async function main(): Promise<void> {
  const { database } = await openBench();
  const { db } = database;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const app = await buildApp(config, { database, pressure: { maxEventLoopDelay: 0 } });
  await db.execute(sql`truncate listings cascade`);
  await addListings(db, 0, LISTINGS, { description: DESCRIPTION });
  const host = await app.listen({ port: 0, host: '127.0.0.1' });
  const overview = `${host}/mainapp/listings/overview/`;
  const all = `${host}/mainapp/listings/`;
  let changes = 0;
  const change = () =>
    db
      .update(listings)
      .set({ summary: `Changed ${(changes += 1)} times.` })
      .where(eq(listings.slug, 'business-1'));

  const [, { ms: idle }] = await holding(() => delay(IDLE_MS));
  console.log(`nothing asked: loop held at most ${idle.toFixed(0)} ms`);
  await measure('overview, after a change', () => ask(overview), change);
  await measure('overview, again', () => ask(overview));
  await measure('all, after a change', () => ask(all), change);
  await measure('all, again', () => ask(all));
  await measure('all, again, uncompressed', () => ask(all, 'identity'));
  const { etag } = await ask(all);
  await measure('all, again, with its ETag', () => ask(all, 'br', etag));
  await app.close();
  rmSync(dataDir, { recursive: true });
}

void main();
