import type { APIRequestContext } from '@playwright/test';

export function pathsIn(sitemap: string): string[] {
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** The paths of the pages in the sitemap. */
export const listedPages = async (request: APIRequestContext): Promise<string[]> =>
  pathsIn(await (await request.get('/sitemap.xml')).text());

/** Pages of one shape differ in their text alone. */
export const shapeOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** The first pages of each shape. */
export const firstOfEach = (paths: string[], count: number): string[] =>
  paths.filter((path, place) => {
    const before = paths.slice(0, place).filter((other) => shapeOf(other) === shapeOf(path));
    return before.length < count;
  });
