import type { FastifyRequest } from 'fastify';
import {
  ENTRY_PARAMETERS,
  PAGE_PARAMETERS,
  pagePatterns,
  pageTexts,
  type PageName,
} from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { pagePatternOf } from './pagePattern';
import type { ShownPart } from './pageScripts';
import { pathOf } from './pages';
import type { PageView, Site } from './view';

/** An address where the server shows every visitor the same: a public page, or the frame of a private one. */
export interface PublicAddress {
  /** Path and query, without what the page does not depend on. */
  url: string;
  /** Whose code it needs. */
  part: ShownPart;
  hasQuery: boolean;
  /** It had nothing else, which may be a secret. */
  isComplete: boolean;
  /** Whether this is what everybody sees here; another address of the same page is only answered. */
  shows(view: PageView): boolean;
}

/** Stands for all addresses that the SPA has no page for, which say the same. */
const UNKNOWN: PublicAddress = {
  url: '/404',
  part: 'notFound',
  hasQuery: false,
  isComplete: false,
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
        part: 'privatePage',
        hasQuery: false,
        isComplete: given.length === 0 && path === pattern,
        shows: () => true,
      };
    }
    const parameters: readonly string[] = PAGE_PARAMETERS[name] ?? [];
    const known = given.filter(([key = '']) => parameters.includes(key)).sort();
    // A form sends empty fields too.
    const query = new URLSearchParams(known.filter(([, value]) => value !== '')).toString();
    return {
      url: query === '' ? path : `${path}?${query}`,
      part: name,
      hasQuery: query !== '',
      isComplete: known.length === given.length,
      shows: (view) => view.status === 404 || (view.status === 200 && view.path === path),
    };
  };
}
