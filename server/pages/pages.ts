import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { eventsRepository } from '../routes/events/repository';
import { listingsRepository } from '../routes/listings/repository';
import { resourcesRepository } from '../routes/resources/repository';
import { readId } from '../search/filters';
import { eventPage } from './eventPage';
import { listingPage } from './listingPage';
import { resourcePage } from './resourcePage';
import { siteData } from './siteData';
import { NOT_FOUND, staticPages } from './staticPages';
import type { PageView, Site } from './view';

type Finder = (key: string) => Promise<PageView | null>;

/** What to say in the HTML of an address, as a visitor may see it; 404 for what is not there. */
export function createPages(db: Db, site: Site): (request: FastifyRequest) => Promise<PageView> {
  const statics = staticPages(site.productSlug, site.productName);
  const finders: Record<string, Finder> = {
    [`/${site.productSlug}-directory/:listingMapper`]: async (key) => {
      const listing = await listingsRepository(db).publishedOne(key);
      return listing && listingPage(listing, site);
    },
    '/events/:eventMapper': async (key) => {
      const event = await eventsRepository(db).one(key, null);
      return event && eventPage(event, site);
    },
    '/resource/:id': async (key) => {
      const id = readId(key);
      const resource = id && (await resourcesRepository(db).one(id, null));
      return resource ? resourcePage(resource, site) : null;
    },
  };

  return async (request) => {
    const pattern = request.is404 ? '' : (request.routeOptions.url ?? '');
    const path = request.url.split('?', 1)[0] ?? '';
    const [key = ''] = Object.values(request.params ?? {}).map(String);
    const found = await finders[pattern]?.(key);
    if (found) return found;
    const page = statics[pattern] ?? NOT_FOUND;
    return {
      title: page.title,
      description: page.description,
      path: path === '/' ? path : path.replace(/\/+$/, ''),
      type: 'website',
      status: page === NOT_FOUND ? 404 : 200,
      indexed: !page.isPrivate,
      data: pattern === '/' ? siteData(site) : [],
      summary: '',
    };
  };
}
