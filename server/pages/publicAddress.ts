import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import {
  ENTRY_PARAMETERS,
  PAGE_PARAMETERS,
  pagePatterns,
  pageTexts,
  type PageName,
} from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { attendances, events, resources } from '../db/posts';
import {
  individualProfiles,
  listings,
  settings,
  siteTexts,
  trendSnapshots,
  users,
} from '../db/schema';
import { applications, resultPages } from '../db/vetting';
import { pagePatternOf } from './pagePattern';
import { pathOf } from './pages';
import type { PageView, Site } from './view';

/** Rows on which pages depend; whatever else they show may be as old as a kept page. */
const TABLES: readonly PgTable[] = [
  ...[listings, events, attendances, resources],
  ...[settings, siteTexts],
];
/** The settings of a page have the text of home, where links lead. */
const TABLES_OF_FRAME: readonly PgTable[] = [settings, siteTexts];
/** They show who posted something. */
const TABLES_OF_POST = [...TABLES, users, individualProfiles];
const TABLES_OF_COMMUNITY = [...TABLES_OF_POST, trendSnapshots];

const TABLES_OF: Partial<Record<PageName, readonly PgTable[]>> = {
  community: TABLES_OF_COMMUNITY,
  event: TABLES_OF_POST,
  resource: TABLES_OF_POST,
  result: [listings, applications, resultPages, settings, siteTexts],
};

/** An address where the server shows every visitor the same: a public page, or the frame of a private one. */
export interface PublicAddress {
  /** Path and query, without what the page does not depend on. */
  url: string;
  hasQuery: boolean;
  /** It had nothing else, which may be a secret. */
  isComplete: boolean;
  tables: readonly PgTable[];
  /** Whether this is what everybody sees here; another address of the same page is only answered. */
  shows(view: PageView): boolean;
}

/** Stands for all addresses that the SPA has no page for, which say the same. */
const UNKNOWN: PublicAddress = {
  url: '/404',
  hasQuery: false,
  isComplete: false,
  tables: TABLES,
  shows: () => true,
};

const ENTRY_NAMES: readonly string[] = ENTRY_PARAMETERS;

/** Null for addresses that hand over a sign-in. */
export function createPublicAddresses(
  site: Site,
): (request: FastifyRequest) => PublicAddress | null {
  const patterns = pagePatterns(site.productSlug);
  const texts: Partial<Record<PageName, { isPrivate?: true }>> = pageTexts(site.productName);
  const names = new Map(keysOf(patterns).map((name): [string, PageName] => [patterns[name], name]));
  return (request) => {
    if (request.is404) return UNKNOWN;
    const pattern = pagePatternOf(request);
    const name = names.get(pattern);
    if (name === undefined) return null;
    const given = Object.entries(request.query ?? {}).map(([key, value]) => [key, String(value)]);
    if (given.some(([key = '']) => ENTRY_NAMES.includes(key))) return null;
    const path = pathOf(request.url);
    if (texts[name]?.isPrivate) {
      return {
        // One frame for all addresses of the page, none of which it contains.
        url: pattern,
        hasQuery: false,
        isComplete: given.length === 0 && path === pattern,
        tables: TABLES_OF_FRAME,
        shows: () => true,
      };
    }
    const parameters: readonly string[] = PAGE_PARAMETERS[name] ?? [];
    const known = given.filter(([key = '']) => parameters.includes(key)).sort();
    // A form sends empty fields too.
    const query = new URLSearchParams(known.filter(([, value]) => value !== '')).toString();
    return {
      url: query === '' ? path : `${path}?${query}`,
      hasQuery: query !== '',
      isComplete: known.length === given.length,
      tables: TABLES_OF[name] ?? TABLES,
      shows: (view) => view.status === 404 || (view.status === 200 && view.path === path),
    };
  };
}
