import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { PAGE_PARAMETERS, pagePatterns, pageTexts, type PageName } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { attendances, events, resources } from '../db/posts';
import { individualProfiles, listings, settings, trendSnapshots, users } from '../db/schema';
import { pathOf } from './pages';
import type { Site } from './view';

/** Rows on which pages depend; whatever else they show may be as old as a kept page. */
const TABLES: readonly PgTable[] = [listings, events, attendances, resources, settings];
const TABLES_OF_COMMUNITY = [...TABLES, users, individualProfiles, trendSnapshots];

/** An address of a public page, where every visitor sees the same. */
export interface PublicAddress {
  /** Path and query, without parameters on which the page does not depend. */
  url: string;
  path: string;
  hasQuery: boolean;
  /** It had no other parameters, one of which may be a secret. */
  isComplete: boolean;
  tables: readonly PgTable[];
}

/** Null for pages behind a sign-in, steps of a process, and addresses that no page has. */
export function createPublicAddresses(
  site: Site,
): (request: FastifyRequest) => PublicAddress | null {
  const patterns = pagePatterns(site.productSlug);
  const texts: Partial<Record<PageName, { isPrivate?: true }>> = pageTexts(site.productName);
  const names = new Map(
    keysOf(patterns)
      .filter((name) => !texts[name]?.isPrivate)
      .map((name) => [patterns[name] as string, name]),
  );
  return (request) => {
    const name = request.is404 ? undefined : names.get(request.routeOptions.url ?? '');
    if (name === undefined) return null;
    const given = Object.entries(request.query as Record<string, string>);
    const parameters: readonly string[] = PAGE_PARAMETERS[name] ?? [];
    const known = given.filter(([parameter]) => parameters.includes(parameter)).sort();
    const path = pathOf(request.url);
    const query = new URLSearchParams(known).toString();
    return {
      url: query === '' ? path : `${path}?${query}`,
      path,
      hasQuery: query !== '',
      isComplete: known.length === given.length,
      tables: name === 'community' ? TABLES_OF_COMMUNITY : TABLES,
    };
  };
}
