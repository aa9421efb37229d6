import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { ListingSearchQuery } from '../domain/contract/listing';
import type { Db } from '../server/db/database';
import { listingWords } from '../server/db/schema';
import { listingsRepository } from '../server/routes/listings/repository';
import { addListings } from './generatedListings';
import { median } from './median';
import { openBench } from './openBench';

/**
 * Searches 10,000 generated listings for words that need a relaxation, each time beside a plain search; prints the
 * times and their ratio, and fails where one is above the limit.
 *   npx tsx bench/searchEngine.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/searchEngine.ts           (PostgreSQL)
 */
const LISTINGS = 10_000;
/** As many as so many listings of people have, of whose words the generated ones have few. */
const WORDS = 20_000;
const ROUNDS = 21;
const LIMIT = 2;

/** A word that one listing in ten has, as it is written. */
const PLAIN: ListingSearchQuery = { q: 'soap' };

const RELAXED: Record<string, ListingSearchQuery> = {
  'as written': PLAIN,
  synonym: { q: 'sabuni' },
  corrected: { q: 'saop' },
  'two corrected': { q: 'hnoey baraak' },
  'any word': { q: 'soap zzxxqq' },
  'without a filter': { q: 'soap jasiri', category: 'Waste', badge: 'toxin_free' },
  'nearest category': { q: 'zzxxqqvv' },
  'six unknown words': { q: 'zzxxqqvv qqjjxxkk wwyyzzqq xxjjqqww vvqqxxzz jjwwqqzz' },
};

const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku ma me mi mo mu na ne ni no nu'.split(' ');

async function addWords(db: Db): Promise<void> {
  const words = Array.from({ length: WORDS }, (_, index) => {
    const word: string[] = [];
    for (let rest = index + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
      word.push(SYLLABLES[(rest * 7 + word.length) % SYLLABLES.length] ?? '');
    }
    return `${word.join('')}${'rst'.charAt(index % 3)}a`;
  });
  const rows = [...new Set(words)].map((word) => ({ word, n: 1 }));
  for (let start = 0; start < rows.length; start += 5_000) {
    await db
      .insert(listingWords)
      .values(rows.slice(start, start + 5_000))
      .onConflictDoNothing();
  }
  await db.execute(sql`vacuum analyze listing_words`);
  await db.execute(sql`vacuum analyze synonym_groups`);
}

async function main(): Promise<void> {
  const { database } = await openBench();
  const { db } = database;
  await addListings(db, 0, LISTINGS);
  await addWords(db);
  const { search } = listingsRepository(db);
  const timeOf = async (query: ListingSearchQuery) => {
    const start = performance.now();
    await search(query);
    return performance.now() - start;
  };
  console.log(`${await db.$count(listingWords)} words`);
  let worst = 0;
  for (const [name, query] of Object.entries(RELAXED)) {
    const times: { relaxed: number[]; plain: number[] } = { relaxed: [], plain: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.relaxed.push(await timeOf(query));
      times.plain.push(await timeOf(PLAIN));
    }
    const [relaxed, plain] = [median(times.relaxed), median(times.plain)];
    const { relaxation } = await search(query);
    worst = Math.max(worst, relaxed / plain);
    const took = `${relaxed.toFixed(1).padStart(6)} ms  x${(relaxed / plain).toFixed(2)}`;
    console.log(`${name.padEnd(20)} ${took}  ${JSON.stringify(relaxation ?? {})}`);
  }
  await database.close();
  if (worst > LIMIT) throw new Error(`${worst.toFixed(2)} times as slow as the plain search`);
}

void main();
