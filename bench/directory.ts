import { performance } from 'node:perf_hooks';
import type { ListingSearchQuery } from '../domain/contract/listing';
import type { Db } from '../server/db/database';
import { listingsRepository } from '../server/routes/listings/repository';
import { addListings } from './generatedListings';
import { median } from './median';
import { openBench, type Bench } from './openBench';

/**
 * Fills a throwaway database with generated listings and prints, for each way to search, which
 * indexes PostgreSQL uses at 10,000 and how the time grows from 50 to 10,000.
 *   npx tsx bench/directory.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/directory.ts           (PostgreSQL)
 */
const FEW = 50;
const MANY = 10_000;
const ROUNDS = 15;

const SEARCHES: Record<string, ListingSearchQuery> = {
  'no filter': {},
  'deep page': { page: '500' },
  'by name': { sort: 'name' },
  newest: { sort: 'newest' },
  category: { category: 'Energy' },
  theme: { theme: 'nature regeneration' },
  badge: { badge: 'ability_inclusion' },
  county: { county: '037' },
  'a rare word': { q: 'jasiri' },
  'a common word': { q: 'soap' },
  'a word mistyped': { q: 'jasirri' },
  'two words, a filter': { q: 'soap jasiri', category: 'Home' },
};

async function medians(db: Db): Promise<Record<string, number>> {
  const repository = listingsRepository(db);
  const result: Record<string, number> = {};
  for (const [name, query] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await repository.search(query);
      times.push(performance.now() - start);
    }
    result[name] = median(times);
  }
  return result;
}

/** The indexes and scans of one search: of its probe, its count and its page. */
async function accessesOf({ database, sent, explain }: Bench, query: ListingSearchQuery) {
  sent.length = 0;
  await listingsRepository(database.db).search(query);
  const reads = sent.filter(({ text }) => /^select .* from "listings"/.test(text));
  const found: string[] = [];
  for (const read of reads) {
    const lines = await explain(read);
    const names = lines.flatMap(
      (line) => /listings_\w+_(?:idx|key)|Seq Scan/.exec(line)?.[0] ?? [],
    );
    found.push([...new Set(names)].join(' + '));
  }
  return found.join(' | ');
}

async function main(): Promise<void> {
  const bench = await openBench();
  const { db } = bench.database;
  await addListings(db, 0, FEW);
  const few = await medians(db);
  await addListings(db, FEW, MANY);
  const many = await medians(db);
  for (const [name, query] of Object.entries(SEARCHES)) {
    const ratio = (many[name] ?? 0) / (few[name] ?? 1);
    const times = `${(many[name] ?? 0).toFixed(1).padStart(7)} ms  x${ratio.toFixed(1).padStart(5)}`;
    console.log(`${name.padEnd(20)} ${times}  ${await accessesOf(bench, query)}`);
  }
  await bench.database.close();
}

void main();
