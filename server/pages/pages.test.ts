import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Validator from '@adobe/structured-data-validator';
import { eq } from 'drizzle-orm';
import { pagePatterns } from '../../domain/pages';
import { events, resources } from '../db/schema/posts';
import { listings } from '../db/schema/listings';
import { resultPages } from '../db/schema/vetting';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';
import { pathOf } from './pages';
import { staticPages } from './staticPages';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<head><!--page-head--><!--/page-head--></head><body><noscript>Off</noscript><div id="root"></div></body>',
);
afterAll(() => rmSync(dist, { recursive: true }));

const server = serverForTests({ dist, env: { PUBLIC_URL: 'https://kijani.example' } });
beforeEach(() => writeDemo(server()));

async function open(url: string) {
  const answer = await server().app.inject({ url, headers: { accept: 'text/html' } });
  const html = answer.payload;
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return { answer, html, data };
}

const errorsIn = async (data: Record<string, unknown>[]) => {
  const jsonld: Record<string, object[]> = {};
  for (const thing of data) (jsonld[String(thing['@type'])] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.filter(({ severity }) => severity === 'ERROR');
};

test('gives every route of the SPA a title and description, except those with own data', () => {
  const known = Object.keys(staticPages('green', 'Green'));
  const own = [
    '/green-directory/:listingMapper',
    '/events/:eventMapper',
    '/resource/:id',
    '/v/:code',
  ];
  expect([...known, ...own].sort()).toEqual(Object.values(pagePatterns('green')).sort());
});

test.each([
  ['/kijani-directory/mwangaza-soaps', 'LocalBusiness', 'Mwangaza Soaps'],
  ['/events/first-energy-walk-through', 'Event', 'Your first energy walk-through'],
  ['/resource/1', 'CreativeWork', ''],
])('describes %s before any script runs', async (url, type, name) => {
  const { answer, html, data } = await open(url);
  expect(answer.statusCode).toBe(200);
  expect(data.map((thing) => thing['@type'])).toEqual([type, 'BreadcrumbList']);
  expect(data[0]).toMatchObject({
    '@context': 'https://schema.org',
    url: `https://kijani.example${url}`,
    name: expect.stringContaining(name) as string,
    image: 'https://kijani.example/share.png',
  });
  expect(await errorsIn(data)).toEqual([]);
  expect(html).toContain(`<link rel="canonical" href="https://kijani.example${url}">`);
  for (const property of ['title', 'description', 'url', 'type', 'image']) {
    expect(html).toContain(`<meta property="og:${property}" content="`);
  }
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toMatch(new RegExp(`<noscript><h1>.+</h1>.+<a href="${url}">.+</noscript>`, 's'));
  expect(html).not.toContain('noindex');
  expect(brotliCompressSync(html).length).toBeLessThan(11_000);
});

test('describes a result for those who have its link alone, and 404 alike without one', async () => {
  const [soaps] = await server()
    .app.db.select()
    .from(listings)
    .where(eq(listings.slug, 'mwangaza-soaps'));
  const page = { code: 'bcdfghjkmn', listing_id: soaps?.id ?? 0, is_public: true };
  await server().app.db.insert(resultPages).values(page);
  const { answer, html } = await open('/v/bcdfghjkmn');
  expect(answer.statusCode).toBe(200);
  expect(html).toContain('<title>Mwangaza Soaps: Sapling level · Kijani</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(
    /property="og:image" content="https:\/\/kijani\.example\/share\/result\/bcdfghjkmn\.jpg/,
  );
  await server().app.db.update(resultPages).set({ is_public: false });
  const off = await open('/v/bcdfghjkmn');
  const unknown = await open('/v/abcdefghjk');
  expect([off.answer.statusCode, off.html]).toEqual([404, unknown.html]);
  expect(off.html).not.toContain('Mwangaza');
});

test('names the cover of an event as its picture', async () => {
  const size = { widths: [640], width: 640, height: 360, color: null, alt: '' };
  await server()
    .app.db.update(events)
    .set({ image: { src: '/uploads/a/walk.webp', ...size } })
    .where(eq(events.slug, 'first-energy-walk-through'));
  const { data, html } = await open('/events/first-energy-walk-through');
  expect(data[0]).toMatchObject({ image: 'https://kijani.example/uploads/a/walk.webp' });
  expect(await errorsIn(data)).toEqual([]);
  expect(html).toMatch(/property="og:image" content="https:\/\/kijani\.example\/share\/event\//);
});

const soldBy = ([listing]: Awaited<ReturnType<typeof open>>['data']) => {
  const catalog = listing?.['hasOfferCatalog'] as { itemListElement: object[] } | undefined;
  return catalog?.itemListElement ?? [];
};

const inStock = 'https://schema.org/InStock';

test.each([
  [
    'mwangaza-soaps',
    {
      '@type': 'Product',
      name: 'Avocado bar soap',
      offers: {
        '@type': 'Offer',
        price: 180,
        priceCurrency: 'KES',
        priceSpecification: { price: 180, unitText: 'bar' },
        availability: inStock,
      },
    },
    { '@type': 'Product' },
  ],
  [
    'chalbi-camel-treks',
    { offers: { price: 68_000, description: 'In season: June to September' } },
    { offers: { '@type': 'AggregateOffer', lowPrice: 5000, priceCurrency: 'KES' } },
  ],
  [
    'heri-pads',
    { '@type': 'Product' },
    { '@type': 'Offer', name: 'School talk about periods', availability: inStock },
  ],
])('says in JSON-LD what %s sells', async (slug, ...expected) => {
  const { data } = await open(`/kijani-directory/${slug}`);
  const sold = soldBy(data);
  expect(sold).toHaveLength(expected.length);
  expected.forEach((product, index) => expect(sold[index]).toMatchObject(product));
  expect(await errorsIn(data)).toEqual([]);
});

test('names the slug address as canonical when opened by id', async () => {
  const { html } = await open('/kijani-directory/1');
  expect(html).toMatch(
    /rel="canonical" href="https:\/\/kijani\.example\/kijani-directory\/[a-z-]+"/,
  );
});

test('links to the pages of the menu without scripts', async () => {
  const { html } = await open('/general');
  for (const url of [
    '/resources',
    '/events',
    '/kijani-directory',
    '/community',
    '/about/mission',
  ]) {
    expect(html).toMatch(new RegExp(`<noscript><nav .*<a href="${url}">.*</nav></noscript>`));
  }
});

test('names the organisation and the site on the home page', async () => {
  const { data, html } = await open('/');
  expect(data.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(await errorsIn(data)).toEqual([]);
  expect(html).toContain('<title>Sustainable businesses in Kenya · Kijani</title>');
});

test('escapes what members wrote in the head, the data and the summary', async () => {
  const evil = '</script></noscript><script>alert(1)</script>"><img src=x onerror=y> $& $1';
  const { db } = server().app;
  const shared = { description: evil };
  await db
    .update(listings)
    .set({ ...shared, name: evil, summary: evil, address_locality: evil })
    .where(eq(listings.id, 1));
  await db
    .update(events)
    .set({ ...shared, name: evil, summary: evil, place_name: evil, organizer: evil })
    .where(eq(events.id, 1));
  await db
    .update(resources)
    .set({
      ...shared,
      headline: evil,
      abstract: evil,
      author: evil,
      publisher: evil,
      license: evil,
    })
    .where(eq(resources.id, 1));
  for (const url of ['/kijani-directory/1', '/events/1', '/resource/1']) {
    const { html, data } = await open(url);
    expect(html).not.toMatch(/<script>|<img|onerror=y>(?!.*\\u003c)<\/|"><img/);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(data[0]).toMatchObject({ name: evil });
  }
});

test('says that an event is cancelled and hides the text of a members-only event', async () => {
  const { db } = server().app;
  await db
    .update(events)
    .set({ status: 'cancelled', members_only: true, place_name: 'Secret hall' })
    .where(eq(events.slug, 'first-energy-walk-through'));
  const { data, html } = await open('/events/first-energy-walk-through');
  expect(data[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(html).not.toMatch(/Secret hall|three electricity bills|meet\.example/);
});

test.each([
  '/kijani-directory/nobody',
  '/events/nothing',
  '/events/weighing-day-at-school',
  '/resource/99999',
  '/resource/x',
  '/nowhere',
])('returns 404 for %s with a page that search engines leave out', async (url) => {
  const { answer, html, data } = await open(url);
  expect(answer.statusCode).toBe(404);
  expect(html).toContain('<title>Page not found (404) · Kijani</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
  expect(data).toEqual([]);
  expect(html).toContain('<a href="/">Go to the home page</a></p></noscript>');
});

test.each([
  ['/', '/'],
  ['/?a=/b/', '/'],
  ['/events//', '/events'],
  ['//a//b', '//a//b'],
])('reads the path of %s as %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ['/password-reset/confirm/Mjc/the-secret-token', 'Choose a new password'],
  ['/assessment-help/the-secret-token', 'Help with an assessment'],
])('keeps the secret of %s out of the page', async (url, title) => {
  const { html } = await open(url);
  expect(html).toContain(`<title>${title} · Kijani</title>`);
  expect(html).not.toContain('the-secret-token');
});

test('lists public pages once in the sitemap, and no private one', async () => {
  const { payload, headers } = await server().app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const found = [...payload.matchAll(/<loc>https:\/\/kijani\.example(.*?)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(
    expect.arrayContaining(['/', '/events', '/kijani-directory/mwangaza-soaps', '/resource/1']),
  );
  expect(found).not.toEqual(expect.arrayContaining(['/general']));
  expect(payload).not.toContain('weighing-day-at-school');
  expect(payload).toContain('<lastmod>2026-');
  for (const url of found) expect((await open(url)).answer.statusCode).toBe(200);
});

test('names the sitemap and the excluded pages in robots.txt', async () => {
  const { payload } = await server().app.inject('/robots.txt');
  expect(payload).toContain('\nSitemap: https://kijani.example/sitemap.xml\n');
  expect(payload).toContain('\nDisallow: /general\n');
  expect(payload).toContain('\nDisallow: /password-reset/confirm/\n');
  expect(payload).not.toContain('Disallow: /\n');
});
