import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { users } from '../server/db/schema/accounts';
import { addBusinesses } from './generatedBusinesses';
import { median } from './median';
import { openBench, type Bench } from './openBench';

/**
 * Fills a throwaway database with generated businesses and prints, for each list of admins, how the
 * time of its call grows from 50 rows to 5,000 applications and 10,000 listings, and which indexes
 * and scans PostgreSQL uses for it then. Two calls are linear by nature: `export` answers every row
 * that matches (`MOST_LISTINGS` at most), here 200 times as many, so that x200 would be in proportion;
 * `figures of a year` reads what moved within a year.
 *   npx tsx bench/admin.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/admin.ts           (PostgreSQL)
 */
const FEW = 50;
const APPLICATIONS = 5_000;
const LISTINGS = 10_000;
const ROUNDS = 15;

const CALLS: Record<string, string> = {
  reports: 'reports/',
  'reports: last page': 'reports/?page=200',
  'reports: 100 rows': 'reports/?page_size=100',
  'reports by name': 'reports/?sort=name',
  'reports by score': 'reports/?sort=total&order=desc',
  'reports by red answers': 'reports/?sort=red_flags&order=desc',
  'reports: state': 'reports/?state=submitted,under_review',
  'reports: flag': 'reports/?flag=red',
  'reports: clearance': 'reports/?clearance=needs_review',
  'reports: category': 'reports/?category=Energy',
  'reports: a rare word': 'reports/?q=jasiri',
  'reports: common word': 'reports/?q=soap',
  listings: 'listings/',
  'listings: last page': 'listings/?page=400',
  'listings: 100 rows': 'listings/?page_size=100',
  'listings by name': 'listings/?sort=name',
  'listings: queue': 'listings/?attention=queue',
  'listings: flagged': 'listings/?attention=flagged',
  'listings: changed': 'listings/?attention=changed',
  'listings: stale': 'listings/?attention=stale',
  'listings: duplicates': 'listings/?attention=duplicates',
  'listings: county': 'listings/?county=037',
  'listings: a rare word': 'listings/?q=jasiri',
  'listings: mistyped': 'listings/?q=jasirri',
  'listings: counts': 'listings/counts/',
  'listings: export': 'listings/export/',
  'one listing': 'listings/40/',
  board: 'pipeline/',
  'board: category': 'pipeline/?category=Energy',
  'board: without reviewer': 'pipeline/?reviewer=none',
  'board: a rare word': 'pipeline/?q=jasiri',
  'board: common word': 'pipeline/?q=soap',
  'board: further cards': 'pipeline/submitted/?skip=50',
  'board: last cards': 'pipeline/submitted/?skip=500',
  'board: figures of a year': 'pipeline/statistics/',
};

type Call = (address: string) => Promise<void>;

async function medians(call: Call): Promise<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const [name, address] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await call(address);
      times.push(performance.now() - start);
    }
    result[name] = median(times);
  }
  return result;
}

/** The indexes and scans of the statements of one call, its session's aside. */
async function accessesOf({ sent, explain }: Bench, call: Call, address: string): Promise<string> {
  sent.length = 0;
  await call(address);
  const reads = sent.filter(
    ({ text }) =>
      /^\s*(?:select|with) /.test(text) &&
      /\b(?:applications?|listings)\b|application_events|listing_duplicates/.test(text),
  );
  const found: string[] = [];
  for (const read of reads) {
    const names = (await explain(read)).flatMap(
      (line) => /\b\w+_(?:idx|key|pkey)\b|Seq Scan on \w+/.exec(line)?.[0] ?? [],
    );
    found.push([...new Set(names)].join(' + '));
  }
  return found.join(' | ');
}

async function main(): Promise<void> {
  const bench = await openBench();
  const { database } = bench;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), {
    database,
    pressure: { maxEventLoopDelay: 0 },
  });
  await addBusinesses(database.db, 0, FEW, FEW);
  const [admin] = await database.db.select().from(users).limit(1);
  if (!admin) throw new Error('nobody is there');
  const { user_data: session } = await app.openSession(admin);
  const headers = { authorization: `Token ${session.token}` };
  const call: Call = async (address) => {
    const { statusCode } = await app.inject({ url: `/mainapp/admin/${address}`, headers });
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
  };
  const few = await medians(call);
  await addBusinesses(database.db, FEW, LISTINGS, APPLICATIONS);
  const many = await medians(call);
  for (const [name, address] of Object.entries(CALLS)) {
    const ratio = (many[name] ?? 0) / (few[name] ?? 1);
    const times = `${(many[name] ?? 0).toFixed(1).padStart(7)} ms  x${ratio.toFixed(1).padStart(5)}`;
    console.log(`${name.padEnd(24)} ${times}  ${await accessesOf(bench, call, address)}`);
  }
  await app.close();
  rmSync(dataDir, { recursive: true });
}

void main();
