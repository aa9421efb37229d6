import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { ListingSearchQuery } from '../domain/contract/listing';
import type { ResourceSearchQuery } from '../domain/contract/resource';
import type { SearchRelaxation } from '../domain/contract/searchRelaxation';
import type { SearchKind } from '../domain/search/searchWords';
import type { Db } from '../server/db/database';
import { searchWords } from '../server/db/schema/search';
import { listingsRepository } from '../server/routes/listings/repository';
import { resourcesRepository } from '../server/routes/resources/repository';
import { addListings, addResources } from './generatedListings';
import { median } from './median';
import { openBench } from './openBench';

/**
 * Searches 10,000 generated listings and as many resources for words that need a relaxation, each time beside a plain
 * search; prints the times and their ratio, and fails where one is above the limit.
 *   npx tsx bench/searchEngine.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/searchEngine.ts           (PostgreSQL)
 */
const MANY = 10_000;
/** Of each kind: as many as so many of people have, of whose words the generated ones have few. */
const WORDS = 20_000;
const ROUNDS = 21;
const LIMIT = 2;

/** A word that one in ten has, as it is written. */
const PLAIN = { q: 'soap' };

const RELAXED_WORDS = {
  'as written': PLAIN,
  synonym: { q: 'sabuni' },
  corrected: { q: 'saop' },
  'two corrected': { q: 'hnoey baraak' },
  'any word': { q: 'soap zzxxqq' },
  nearest: { q: 'zzxxqqvv' },
  'six unknown words': { q: 'zzxxqqvv qqjjxxkk wwyyzzqq xxjjqqww vvqqxxzz jjwwqqzz' },
};

const OF_LISTINGS: Record<string, ListingSearchQuery> = {
  ...RELAXED_WORDS,
  'without a filter': { q: 'soap jasiri', category: 'Waste', badge: 'toxin_free' },
};

const OF_RESOURCES: Record<string, ResourceSearchQuery> = {
  ...RELAXED_WORDS,
  'without a filter': { q: 'soap jasiri', type: 'video', theme: 'energy transition' },
};

const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku ma me mi mo mu na ne ni no nu'.split(' ');

async function addWords(db: Db, kind: SearchKind): Promise<void> {
  const words = Array.from({ length: WORDS }, (_, index) => {
    const word: string[] = [];
    for (let rest = index + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
      word.push(SYLLABLES[(rest * 7 + word.length) % SYLLABLES.length] ?? '');
    }
    return `${word.join('')}${'rst'.charAt(index % 3)}a`;
  });
  const rows = [...new Set(words)].map((word) => ({ kind, word, n: 1 }));
  for (let start = 0; start < rows.length; start += 5_000) {
    await db
      .insert(searchWords)
      .values(rows.slice(start, start + 5_000))
      .onConflictDoNothing();
  }
  await db.execute(sql`vacuum analyze search_words`);
  await db.execute(sql`vacuum analyze synonym_groups`);
}

/** The slowest relaxed search in comparison with the plain one. */
async function compare<Query extends { q?: string }>(
  name: string,
  searches: Record<string, Query>,
  search: (query: Query | typeof PLAIN) => Promise<{ relaxation?: SearchRelaxation }>,
): Promise<number> {
  const timeOf = async (query: Query | typeof PLAIN) => {
    const start = performance.now();
    await search(query);
    return performance.now() - start;
  };
  let worst = 0;
  console.log(name);
  for (const [kind, query] of Object.entries(searches)) {
    const times: { relaxed: number[]; plain: number[] } = { relaxed: [], plain: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.relaxed.push(await timeOf(query));
      times.plain.push(await timeOf(PLAIN));
    }
    const [relaxed, plain] = [median(times.relaxed), median(times.plain)];
    const { relaxation } = await search(query);
    worst = Math.max(worst, relaxed / plain);
    const took = `${relaxed.toFixed(1).padStart(6)} ms  x${(relaxed / plain).toFixed(2)}`;
    console.log(`  ${kind.padEnd(20)} ${took}  ${JSON.stringify(relaxation ?? {})}`);
  }
  return worst;
}

async function main(): Promise<void> {
  const { database } = await openBench();
  const { db } = database;
  await addListings(db, 0, MANY);
  await addResources(db, MANY);
  await addWords(db, 'listing');
  await addWords(db, 'resource');
  console.log(`${await db.$count(searchWords)} words`);
  const listings = listingsRepository(db);
  const resources = resourcesRepository(db);
  const worst = Math.max(
    await compare('listings', OF_LISTINGS, (query) => listings.search(query)),
    await compare('resources', OF_RESOURCES, (query) => resources.search(query, null)),
  );
  await database.close();
  if (worst > LIMIT) throw new Error(`${worst.toFixed(2)} times as slow as the plain search`);
}

void main();
