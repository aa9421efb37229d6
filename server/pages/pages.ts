import type { FastifyRequest } from 'fastify';
import { msg, t } from '../../domain/language';
import { readResultCode } from '../../domain/vetting/resultPage';
import { noteReads } from '../answers/reads';
import { TABLES_READ } from '../answers/tablesRead';
import type { Db } from '../db/database';
import { eventsRepository } from '../routes/events/repository';
import { listingsRepository } from '../routes/listings/repository';
import { resourcesRepository } from '../routes/resources/repository';
import { resultPagesRepository } from '../routes/resultPages/repository';
import { readId } from '../search/filters';
import { eventPage } from './eventPage';
import { listingPage } from './listingPage';
import { pagePatternOf } from './pagePattern';
import { resourcePage } from './resourcePage';
import { resultPage } from './resultPage';
import { siteData } from './siteData';
import { staticPages } from './staticPages';
import type { CardedView } from './shareCard';
import type { PageView, Site } from './view';

/** Of an address whose facts cannot be read now; the SPA says more once it runs. */
export const unavailablePage = (url: string): PageView => ({
  title: t('Temporarily unavailable'),
  description: t(
    'The service is temporarily unavailable. Please load this page again in a minute.',
  ),
  path: pathOf(url),
  type: 'website',
  status: 503,
  indexed: false,
  data: [],
});

const NOT_FOUND = {
  title: msg('Page not found (404)'),
  description: msg('There is no page at this address.'),
  isPrivate: true,
};

/** Records that have a page and a card of their own. */
export const RECORD_KINDS = ['listing', 'event', 'resource', 'result'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

type Finder = (key: string) => Promise<CardedView | null>;

/** Where records are read, and the clock by which results expire. */
interface Source {
  db: Db;
  now: () => Date;
}

/** The page of a record by its slug, id or code, as a visitor may see it. */
export const createFinders = ({ db, now }: Source, site: Site): Record<RecordKind, Finder> => ({
  listing: async (key) => {
    const listing = await listingsRepository(db).publishedOne(key);
    return listing && listingPage(listing, site);
  },
  event: async (key) => {
    const event = await eventsRepository(db).one(key, null);
    return event && eventPage(event, site);
  },
  resource: async (key) => {
    const id = readId(key);
    const resource = id && (await resourcesRepository(db).one(id, null));
    return resource ? resourcePage(resource, site) : null;
  },
  result: async (key) => {
    const code = readResultCode(key);
    const found = code && (await resultPagesRepository(db).find(code, now()));
    return found ? resultPage(found.page, site) : null;
  },
});

/** What to say in the HTML of an address, as a visitor may see it; 404 for what is not there. */
export function createPages(
  source: Source,
  site: Site,
): (request: FastifyRequest) => Promise<PageView> {
  const readers = createFinders(source, site);
  const of = (kind: RecordKind) => ({ kind, read: readers[kind] });
  const finders: Record<string, { kind: RecordKind; read: Finder }> = {
    [`/${site.productSlug}-directory/:listingMapper`]: of('listing'),
    '/events/:eventMapper': of('event'),
    '/resource/:id': of('resource'),
    '/v/:code': of('result'),
  };

  return async (request) => {
    const pattern = pagePatternOf(request);
    const [key = ''] = Object.values(request.params ?? {}).map(String);
    const find = finders[pattern];
    if (find) noteReads(TABLES_READ[find.kind]);
    const found = await find?.read(key);
    if (found) return found;
    const page = staticPages(site.productSlug, site.productName)[pattern] ?? NOT_FOUND;
    return {
      title: t(page.title),
      description: t(page.description),
      path: pathOf(request.url),
      type: 'website',
      status: page === NOT_FOUND ? 404 : 200,
      indexed: !page.isPrivate,
      data: pattern === '/' ? siteData(site) : [],
    };
  };
}

/** The path of an address, without the query and the slashes at its end. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
