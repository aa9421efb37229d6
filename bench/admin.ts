import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { CLEARANCES } from '../domain/contract/admin/reports';
import { COUNTIES } from '../domain/counties';
import { DIRECTORY_CATEGORIES, LEVELS, THEMES } from '../domain/vocabulary';
import { APPLICATION_STATE, APPLICATION_STATES } from '../domain/vetting/applicationStates';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import type { Db } from '../server/db/database';
import { listingDuplicates, listings, users } from '../server/db/schema';
import { applicationEvents, applications } from '../server/db/vetting';
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

const NAMES = 'Upendo Baraka Imani Amani Neema Tumaini Furaha Pendo Subira Hekima'.split(' ');
const GOODS = 'Soap Honey Bricks Baskets Coffee Solar Tea Cotton Timber Compost'.split(' ');

const take = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

const HOUR = 3_600_000;
const START = Date.UTC(2024, 0, 1);

const nameOf = (index: number): string => {
  const rare = index % 500 === 7 ? 'Jasiri' : (NAMES[index % NAMES.length] ?? '');
  return `${rare} ${GOODS[Math.floor(index / 10) % GOODS.length] ?? ''} ${index}`;
};

const account = (index: number): typeof users.$inferInsert => ({
  username: `info@firm-${index}.example`,
  email: `info@firm-${index}.example`,
  first_name: nameOf(index),
  last_name: '',
  user_type: 'business',
  role: index === 0 ? 'admin' : 'member',
  age_bracket: '',
  phone_num: '',
});

const [county] = COUNTIES;

const listing = (index: number, owner_id: number): typeof listings.$inferInsert => ({
  owner_id,
  slug: `business-${index}`,
  status: index % 20 === 0 ? 'pending' : 'published',
  name: nameOf(index),
  summary: 'Made by a small business that pays its people and reuses its water.',
  description: 'A generated business.',
  category: take(DIRECTORY_CATEGORIES, index),
  other_categories: [],
  themes: [take(THEMES, index)],
  badges: [],
  criteria: [],
  county: (COUNTIES[(index * 7) % COUNTIES.length] ?? county).code,
  address_locality: 'Town',
  telephone: `+2547${String(10_000_000 + index)}`,
  same_as: [],
  published_at: new Date(START + index * HOUR),
  modified_at: new Date(START + index * HOUR),
});

const application = (index: number, user_id: number): typeof applications.$inferInsert => {
  const state = APPLICATION_STATES[index % APPLICATION_STATES.length] ?? 'draft';
  const isSubmitted = APPLICATION_STATE[state].phase !== 'answering';
  return {
    user_id,
    state,
    questionnaire_version: '2026-11',
    state_since: new Date(START + index * HOUR),
    submitted_at: isSubmitted ? new Date(START + index * HOUR) : null,
    total: index % 6 === 0 ? null : (index * 37) % 100,
    basic_percent: (index * 13) % 100,
    level: take(LEVELS, index),
    completion: index % 101,
    clearance: take(CLEARANCES, index),
    red_flags: index % 11 === 0 ? 1 : 0,
    amber_flags: index % 4,
    theme_percents: Object.fromEntries(THEMES.map((theme) => [theme, index % 100])),
  };
};

/** What led an application to where it is, a move a day, within the last year. */
function movesOf(id: number, index: number): (typeof applicationEvents.$inferInsert)[] {
  const path = APPLICATION_STATES.slice(0, 2 + (index % (APPLICATION_STATES.length - 1)));
  const first = Date.now() - (20 + (index % 300)) * 24 * HOUR;
  return path.slice(1).map((to_state, step) => ({
    application_id: id,
    event: 'application.moved',
    from_state: path[step] ?? 'draft',
    to_state,
    by: 'admin',
    created_at: new Date(first + step * (index % 40) * HOUR),
  }));
}

/** Businesses `from` to `to`, of which those below `applying` have an application. */
async function fill(db: Db, from: number, to: number, applying: number): Promise<void> {
  for (let start = from; start < to; start += 500) {
    const length = Math.min(500, to - start);
    const made = await db
      .insert(users)
      .values(Array.from({ length }, (_, index) => account(start + index)))
      .returning({ id: users.id });
    const owners = made.map(({ id }, index) => ({ id, index: start + index }));
    await db.insert(listings).values(owners.map(({ id, index }) => listing(index, id)));
    const applicants = owners.filter(({ index }) => index < applying);
    if (applicants.length === 0) continue;
    const applied = await db
      .insert(applications)
      .values(applicants.map(({ id, index }) => application(index, id)))
      .returning({ id: applications.id });
    const moves = applied.flatMap(({ id }, index) => movesOf(id, start + index));
    await db.insert(applicationEvents).values(moves);
  }
  for (const table of [users, listings, listingDuplicates, applications, applicationEvents])
    await db.execute(sql`vacuum analyze ${table}`);
}

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
  await fill(database.db, 0, FEW, FEW);
  const [admin] = await database.db.select().from(users).limit(1);
  if (!admin) throw new Error('nobody is there');
  const { user_data: session } = await app.openSession(admin);
  const headers = { authorization: `Token ${session.token}` };
  const call: Call = async (address) => {
    const { statusCode } = await app.inject({ url: `/mainapp/admin/${address}`, headers });
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
  };
  const few = await medians(call);
  await fill(database.db, FEW, LISTINGS, APPLICATIONS);
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
