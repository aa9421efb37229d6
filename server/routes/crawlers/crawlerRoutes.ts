import { desc, eq, inArray } from 'drizzle-orm';
import { LANGUAGES, pathIn } from '../../../domain/language';
import { events, isPublicEvent, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { idsOf, inParts } from '../../answers/inParts';
import { TABLES_READ } from '../../answers/tablesRead';
import { eventPath } from '../../pages/eventPage';
import { escapeHtml } from '../../pages/html';
import { listingPath } from '../../pages/listingPage';
import { resourcePath } from '../../pages/resourcePage';
import { staticPages } from '../../pages/staticPages';
import { routePlugin } from '../../plugins/routePlugin';

/** The 50,000 entries that sitemaps.org allows in one file, shared by three kinds of pages in two languages. */
const MAX_PER_KIND = 7_500;

interface Entry {
  path: string;
  changed?: Date;
}

const config = { public: true, cacheSeconds: 3600 };
const schema = { hide: true };

/** The sitemap and robots.txt for search engines. */
export default routePlugin('crawlerRoutes', (app) => {
  const { productSlug, productName, publicUrl } = app.config;
  const statics = Object.entries(staticPages(productSlug, productName));

  async function* posts(): AsyncGenerator<Entry[]> {
    const { db } = app;
    const listingIds = db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.status, 'published'))
      .limit(MAX_PER_KIND);
    yield* inParts(await idsOf(db, listingIds), async (ids) => {
      const rows = await db
        .select({ slug: listings.slug, changed: listings.modified_at })
        .from(listings)
        .where(inArray(listings.id, ids));
      return rows.map((row) => ({ path: listingPath(app.config, row.slug), ...row }));
    });
    const eventIds = db
      .select({ id: events.id })
      .from(events)
      .where(isPublicEvent)
      .orderBy(desc(events.start_date))
      .limit(MAX_PER_KIND);
    yield* inParts(await idsOf(db, eventIds), async (ids) => {
      const rows = await db
        .select({ slug: events.slug, changed: events.modified_at })
        .from(events)
        .where(inArray(events.id, ids))
        .orderBy(desc(events.start_date));
      return rows.map((row) => ({ path: eventPath(row.slug), ...row }));
    });
    const resourceIds = db
      .select({ id: resources.id })
      .from(resources)
      .where(eq(resources.status, 'published'))
      .limit(MAX_PER_KIND);
    yield* inParts(await idsOf(db, resourceIds), async (ids) => {
      const rows = await db
        .select({ id: resources.id, changed: resources.modified_at })
        .from(resources)
        .where(inArray(resources.id, ids));
      return rows.map((row) => ({ path: resourcePath(row.id), ...row }));
    });
  }

  function toUrls({ path, changed }: Entry): string[] {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    const addresses = LANGUAGES.map((of) => [of, escapeHtml(publicUrl + pathIn(of, path))]);
    const links = addresses.map(
      ([of, address]) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address}"/>`,
    );
    return addresses.map(
      ([, address]) => `<url><loc>${address}</loc>${lastmod}${links.join('')}</url>`,
    );
  }

  async function sitemap(): Promise<string> {
    const urls = statics
      .filter(([, page]) => !page.isPrivate)
      .flatMap(([path]) => toUrls({ path }));
    for await (const entries of posts()) urls.push(...entries.flatMap(toUrls));
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${urls.join('\n')}\n</urlset>\n`
    );
  }

  const ofSitemap = { ...config, reads: TABLES_READ.sitemap };
  app.get('/sitemap.xml', { config: ofSitemap, schema }, (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    return sitemap();
  });

  app.get('/robots.txt', { config, schema }, (_request, reply) => {
    const hidden = statics.flatMap(([pattern, page]) =>
      page.isPrivate ? (pattern.split(/[:*]/, 1)[0] ?? []) : [],
    );
    const lines = [...new Set(hidden)].map((path) => `Disallow: ${path}`);
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
});
