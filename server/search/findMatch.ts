import { and, count, desc, sql, type SQL } from 'drizzle-orm';
import {
  RELAXED_FILTERS,
  type EventTime,
  type SearchRelaxation,
} from '../../domain/contract/searchRelaxation';
import { COUNTIES } from '../../domain/counties';
import { countiesByDistance } from '../../domain/countyCentres';
import type {
  AttendanceMode,
  Badge,
  DirectoryCategory,
  ResourceType,
  Theme,
} from '../../domain/vocabulary';
import type { Db } from '../db/database';
import { pick } from './filters';
import { mostAlike, readCorrections } from './meanings';
import type { Searched } from './searched';
import { hasWord, wordsOf } from './text';
import { wordingsOf, type Wording } from './wordings';

const codes = COUNTIES.map(({ code }) => code);
type CountyCode = (typeof codes)[number];

/** What is asked of a kind, with known values alone. */
export interface Asked {
  q?: string | undefined;
  /** 1 for the words as they are written. */
  exact?: string | undefined;
  county?: string | undefined;
  category?: DirectoryCategory | undefined;
  theme?: Theme | undefined;
  badge?: Badge | undefined;
  type?: ResourceType | undefined;
  mode?: AttendanceMode | undefined;
  organizer?: string | undefined;
  /** `YYYY-MM-DD` in Kenya. */
  date?: string | undefined;
  /** `YYYY-MM` in Kenya. */
  month?: string | undefined;
  when?: EventTime | undefined;
}

/** How a kind is searched. */
export interface Search {
  of: Searched;
  /** True for what is public and passes the filters besides the county. */
  filtersOf(query: Asked): SQL | undefined;
  /** The query as asked, then with fewer and fewer filters. */
  relaxed(query: Asked): Asked[];
  /** Where no word matches, what is nearest is looked for in the first of these, then in the next. */
  bases(query: Asked): Asked[];
  /** What is shown of a base: the first that something has. `group` is the nearest to the words that it has. */
  nearest(query: Asked, base: Asked, group: string | undefined): Asked[];
}

/** How many there are in each county; those in none are under an empty text. */
type Totals = Record<string, number>;

/** What is shown, and why. */
export interface Match {
  where: SQL | undefined;
  /** The nearest counties first; empty where the wanted one has some or none is wanted. */
  nearestFirst: SQL[];
  /** Those with most of the words first; empty where all have all. */
  hitsFirst: SQL[];
  /** By which the results are ordered. */
  words: string[];
  total: number;
  /** Of all counties. */
  totals: Totals;
  relaxation: SearchRelaxation;
}

async function countByCounty(
  db: Db,
  { table, county }: Searched,
  where: SQL | undefined,
): Promise<Totals> {
  if (county === null) {
    const total = await db.$count(table, where);
    return total > 0 ? { '': total } : {};
  }
  const code = sql<string | null>`${county}`;
  const groups = await db
    .select({ code: code.as('code'), total: count() })
    .from(table)
    .where(where)
    .groupBy(sql`1`);
  return Object.fromEntries(groups.map((group) => [group.code ?? '', group.total]));
}

/** The counties that have any, the nearest first; undefined where the wanted one has some or none is wanted. */
function nearestOf(totals: Totals, county: CountyCode | undefined) {
  if (county === undefined || totals[county] !== undefined) return undefined;
  return countiesByDistance(county).filter(({ code }) => totals[code] !== undefined);
}

interface Step {
  kept: Asked;
  wording: Pick<Wording, 'matches' | 'hits' | 'words' | 'relaxation'>;
  totals: Totals;
}

function leftOut(asked: Asked, kept: Asked): SearchRelaxation {
  const filters = RELAXED_FILTERS.filter(
    (name) => name !== 'county' && asked[name] !== undefined && kept[name] === undefined,
  );
  const { when } = kept;
  return {
    ...(filters.length > 0 && { filters }),
    ...(when && when !== asked.when && { when }),
  };
}

function toMatch(search: Search, asked: Asked, { kept, wording, totals }: Step): Match {
  const { county } = search.of;
  const wanted = county ? pick(codes, asked.county) : undefined;
  const near = nearestOf(totals, wanted);
  const isFound = Object.keys(totals).length > 0;
  const [first] = near ?? [];
  const less = leftOut(asked, kept);
  const filters: SearchRelaxation['filters'] =
    near && !first && isFound ? [...(less.filters ?? []), 'county'] : less.filters;
  const places = near?.map(({ code }) => sql`${code}`) ?? [];
  const isInCounty = county && wanted && !near ? sql`${county} = ${wanted}` : undefined;
  const shown = Object.entries(totals).filter(
    ([code]) => near !== undefined || wanted === undefined || code === wanted,
  );
  return {
    where: and(search.filtersOf(kept), wording.matches, isInCounty),
    nearestFirst:
      places.length > 0
        ? [sql`array_position(array[${sql.join(places, sql`, `)}]::text[], ${county})`]
        : [],
    hitsFirst: wording.hits ? [sql`${wording.hits} desc`] : [],
    words: wording.words,
    total: shown.reduce((sum, [, each]) => sum + each, 0),
    totals,
    relaxation: {
      ...wording.relaxation,
      ...less,
      ...(filters && { filters }),
      ...(first && { county: { nearest: first.code, km: first.km } }),
    },
  };
}

/** The group of most of these. */
async function mainGroup(
  db: Db,
  { table, group }: Searched,
  where: SQL | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ group: group.as('group') })
    .from(table)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(1);
  return row?.group;
}

/** The word of what is public that is most like the longest of these; null when none is. */
async function likeWord(db: Db, of: Searched, words: string[]): Promise<string | null> {
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  const [meant] = (await readCorrections(db, of, [longest])).get(longest) ?? [];
  return meant && meant.n > 0 ? meant.word : mostAlike(db, of, longest);
}

/** What is shown where no word matches; its relaxation says which. */
async function findNearest(
  db: Db,
  search: Search,
  asked: Asked,
  words: string[],
): Promise<Match | null> {
  const { of } = search;
  const alike = await likeWord(db, of, words);
  const isAlike = alike === null ? sql`false` : hasWord(of.text, alike);
  for (const base of search.bases(asked)) {
    const isInBase = search.filtersOf(base);
    const group =
      (await mainGroup(db, of, and(isInBase, isAlike))) ?? (await mainGroup(db, of, isInBase));
    for (const kept of search.nearest(asked, base, group)) {
      const totals = await countByCounty(db, of, search.filtersOf(kept));
      if (Object.keys(totals).length === 0) continue;
      const { category, theme, type } = kept;
      const shown = {
        ...(category && { category }),
        ...(theme && { theme }),
        ...(type && { type }),
      };
      const relaxation = Object.keys(shown).length > 0 ? shown : { all: true };
      const wording = { matches: undefined, words: [], relaxation };
      return toMatch(search, asked, { kept, wording, totals });
    }
  }
  return null;
}

/** What matches as asked; else what matches when less and less is asked; null when nothing does. */
async function findStep(
  db: Db,
  search: Search,
  asked: Asked,
  words: string[],
): Promise<Step | null> {
  const county = search.of.county ? pick(codes, asked.county) : undefined;
  const wordings = wordingsOf(db, search.of, words, asked.exact === '1');
  const made: Wording[] = [];
  for (const kept of search.relaxed(asked)) {
    let elsewhere: Step | null = null;
    for (let index = 0; ; index += 1) {
      const wording = made[index] ?? (await wordings.next()).value;
      if (!wording) break;
      made[index] = wording;
      const where = and(search.filtersOf(kept), wording.matches);
      const totals = await countByCounty(db, search.of, where);
      const step = { kept, wording, totals };
      const isFound = Object.keys(totals).length > 0;
      if (county === undefined ? isFound : totals[county] !== undefined) return step;
      if (isFound) elsewhere ??= step;
    }
    if (elsewhere) return elsewhere;
  }
  return null;
}

/**
 * What matches as asked. Where nothing does, what is nearest to it and how it was found; of nothing only where nothing
 * of the kind is public, or no word and no filter was given.
 */
export async function findMatch(db: Db, search: Search, asked: Asked): Promise<Match> {
  const words = wordsOf(asked.q);
  const step = await findStep(db, search, asked, words);
  if (step) return toMatch(search, asked, step);
  const nearest = words.length > 0 ? await findNearest(db, search, asked, words) : null;
  if (nearest) return nearest;
  const wording = { matches: sql`false`, words: [], relaxation: {} };
  return toMatch(search, asked, { kept: asked, wording, totals: {} });
}

/** Absent where something matches as asked. */
export const toldOf = ({ relaxation }: Match): { relaxation?: SearchRelaxation } =>
  Object.keys(relaxation).length > 0 ? { relaxation } : {};
