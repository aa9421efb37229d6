import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The pattern of the page, where it is not the one of the route. */
    pagePattern?: string;
  }
}

const AREA_END = '/*';

/** The start of an area, such as `/vetting/admin` of `/vetting/admin/*`, which the wildcard does not match. */
export const startOfArea = (pattern: string): string | null =>
  pattern.endsWith(AREA_END) ? pattern.slice(0, -AREA_END.length) : null;

/** The pattern of the page that was asked for, as in `pagePatterns`; empty for an unknown address. */
export function pagePatternOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? '' : (routeOptions.config.pagePattern ?? routeOptions.url ?? '');
}
