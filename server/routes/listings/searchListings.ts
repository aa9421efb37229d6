import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ListingSearchPage, ListingSearchQuery } from '../../../domain/contract/listing';
import { PAGE_SIZE } from '../../../domain/contract/page';
import { RELAXED_FILTERS, type SearchRelaxation } from '../../../domain/contract/searchRelaxation';
import { COUNTIES } from '../../../domain/counties';
import { countiesByDistance } from '../../../domain/countyCentres';
import {
  BADGES,
  DIRECTORY_CATEGORIES,
  THEMES,
  type DirectoryCategory,
} from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { offsetOf, pick, readPage, toPage } from '../../search/filters';
import { mostAlike, readCorrections } from '../../search/meanings';
import { hasWord, wordsOf } from '../../search/text';
import { columns, isPublished, toListing } from './listingRows';
import { filtersOf, orderOf } from './matching';
import { wordingsOf, type Wording } from './wordings';

const codes = COUNTIES.map(({ code }) => code);
type CountyCode = (typeof codes)[number];

type Totals = Record<string, number>;

interface Match {
  where: SQL | undefined;
  wording: Pick<Wording, 'hits' | 'words'>;
  relaxation: SearchRelaxation;
  /** Of all counties. */
  totals: Totals;
}

async function countByCounty(db: Db, where: SQL | undefined): Promise<Totals> {
  const groups = await db
    .select({ county: listings.county, total: count() })
    .from(listings)
    .where(where)
    .groupBy(listings.county);
  return Object.fromEntries(groups.map(({ county, total }) => [county, total]));
}

/** The counties that have any, the nearest first; undefined where the wanted one has some or none is wanted. */
function nearestOf(totals: Totals, county: CountyCode | undefined) {
  if (county === undefined || totals[county] !== undefined) return undefined;
  const near = countiesByDistance(county).filter(({ code }) => totals[code] !== undefined);
  return near.length > 0 ? near : undefined;
}

async function readMatch(
  db: Db,
  query: ListingSearchQuery,
  match: Match,
): Promise<ListingSearchPage> {
  const { where, wording, totals } = match;
  const page = readPage(query.page);
  const county = pick(codes, query.county);
  const near = nearestOf(totals, county);
  const order = orderOf(query.sort, wording.words, wording.hits);
  const places = near?.map(({ code }) => sql`${code}`);
  const nearestFirst =
    places && sql`array_position(array[${sql.join(places, sql`, `)}]::text[], ${listings.county})`;
  const rows = await db
    .select(columns)
    .from(listings)
    .where(and(where, county && !near ? eq(listings.county, county) : undefined))
    .orderBy(...(nearestFirst ? [nearestFirst, ...order] : order))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const shown = Object.entries(totals).filter(
    ([code]) => near !== undefined || county === undefined || code === county,
  );
  const total = shown.reduce((sum, [, each]) => sum + each, 0);
  const [first] = near ?? [];
  const relaxation = {
    ...match.relaxation,
    ...(first && { county: { nearest: first.code, km: first.km } }),
  };
  return {
    ...toPage(total, page, rows.map(toListing)),
    counties: totals,
    ...(Object.keys(relaxation).length > 0 && { relaxation }),
  };
}

/** Without the filters that name nothing. */
function withoutUnknown({ category, theme, badge, ...rest }: ListingSearchQuery) {
  const known = {
    category: pick(DIRECTORY_CATEGORIES, category),
    theme: pick(THEMES, theme),
    badge: pick(BADGES, badge),
  };
  return {
    ...rest,
    ...(known.category && { category: known.category }),
    ...(known.theme && { theme: known.theme }),
    ...(known.badge && { badge: known.badge }),
  } satisfies ListingSearchQuery;
}

/** The query as asked, then without theme and badge, then without the category too. */
function relaxedFilters(query: ListingSearchQuery): ListingSearchQuery[] {
  const { category, theme, badge, ...rest } = query;
  const only = category === undefined ? rest : { ...rest, category };
  const hasMore = theme !== undefined || badge !== undefined;
  return [query, ...(hasMore ? [only] : []), ...(category === undefined ? [] : [rest])];
}

function leftOut(query: ListingSearchQuery, kept: ListingSearchQuery): SearchRelaxation {
  const filters = RELAXED_FILTERS.filter((name) => query[name] && !kept[name]);
  return filters.length > 0 ? { filters } : {};
}

/** The category of most of these listings; null when there are none. */
async function mainCategory(db: Db, where: SQL | undefined): Promise<DirectoryCategory | null> {
  const [row] = await db
    .select({ category: listings.category })
    .from(listings)
    .where(and(isPublished, where))
    .groupBy(listings.category)
    .orderBy(desc(count()), listings.category)
    .limit(1);
  return row?.category ?? null;
}

/** The category that was asked for; else that of the word most like one that was typed; else the largest. */
async function nearestCategory(
  db: Db,
  { category }: ListingSearchQuery,
  words: string[],
): Promise<DirectoryCategory | null> {
  const asked = pick(DIRECTORY_CATEGORIES, category);
  if (asked && (await mainCategory(db, eq(listings.category, asked)))) return asked;
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  const [meant] = (await readCorrections(db, [longest])).get(longest) ?? [];
  const alike = meant && meant.n > 0 ? meant.word : await mostAlike(db, longest);
  const isAlike = alike === null ? undefined : hasWord(listings.search_text, alike);
  return (await mainCategory(db, isAlike)) ?? (await mainCategory(db, undefined));
}

/** What matches as asked; else what matches when less and less is asked; null when nothing does. */
async function findMatch(
  db: Db,
  query: ListingSearchQuery,
  words: string[],
): Promise<Match | null> {
  const county = pick(codes, query.county);
  const wordings = wordingsOf(db, words, query.exact === '1');
  const made: Wording[] = [];
  for (const kept of relaxedFilters(query)) {
    let elsewhere: Match | null = null;
    for (let index = 0; ; index += 1) {
      const wording = made[index] ?? (await wordings.next()).value;
      if (!wording) break;
      made[index] = wording;
      const where = and(filtersOf(kept), wording.matches);
      const totals = await countByCounty(db, where);
      const relaxation = { ...wording.relaxation, ...leftOut(query, kept) };
      const match = { where, wording, relaxation, totals };
      if (county === undefined ? Object.keys(totals).length > 0 : totals[county] !== undefined) {
        return match;
      }
      if (Object.keys(totals).length > 0) elsewhere ??= match;
    }
    if (elsewhere) return elsewhere;
  }
  return null;
}

/**
 * A page of what matches as asked. Where nothing does, a page of what is nearest to it and how it was found; empty
 * only when the directory is.
 */
export async function searchListings(
  db: Db,
  asked: ListingSearchQuery,
): Promise<ListingSearchPage> {
  const query = withoutUnknown(asked);
  const words = wordsOf(query.q);
  const match = await findMatch(db, query, words);
  if (match) return readMatch(db, query, match);
  const category = words.length > 0 ? await nearestCategory(db, query, words) : null;
  const where = category === null ? sql`false` : filtersOf({ category });
  return readMatch(db, query, {
    where,
    wording: { words: [] },
    relaxation: category === null ? {} : { ...leftOut(query, { category }), category },
    totals: await countByCounty(db, where),
  });
}
