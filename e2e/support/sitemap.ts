import type { APIRequestContext } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { pathIn, splitPath } from '../../domain/language';
import { pagePatterns } from '../../domain/pages';
import { PRODUCT_DEFAULTS } from '../../domain/product';

export function pathsIn(sitemap: string): string[] {
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** The paths of the pages in the sitemap. */
export const listedPages = async (request: APIRequestContext): Promise<string[]> =>
  pathsIn(await (await request.get('/sitemap.xml')).text());

export const PATTERNS = pagePatterns(PRODUCT_DEFAULTS.productSlug);

const ROUTES = Object.values(PATTERNS).map((path): { path: string } => ({ path }));

/** Pages of one route in one language differ in their text alone. An address of no page is a route of its own. */
export function routeOf(address: string): string {
  const { language, path } = splitPath(address);
  return pathIn(language, matchRoutes(ROUTES, path)?.[0]?.route.path ?? path);
}

/** The first pages of each route. */
export function firstOfEach(paths: string[], count: number): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const route = routeOf(path);
    const before = seen.get(route) ?? 0;
    seen.set(route, before + 1);
    return before < count;
  });
}
