import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { ListingSearchPage } from '../../domain/contract/listing';
import { slugOf } from '../../domain/slug';
import { events, resources } from '../db/schema/posts';
import { listings } from '../db/schema/listings';
import { uploads } from '../db/schema/uploads';
import { bodyOf, serverForTests } from '../test/testApp';
import { demoApplications } from './data/applications';
import { demoBusinesses } from './data/businesses';
import { demoEvents } from './data/events';
import { demoProducts } from './data/products';
import { demoResources } from './data/resources';
import { seedDemo } from './seed';

const server = serverForTests();
const folder = path.join(__dirname, 'pictures');

const drawn = (kind: string) =>
  readdirSync(path.join(folder, kind))
    .map((file) => file.replace('.webp', ''))
    .sort();

test('there is a drawing for each business, event, resource and product of the demo, and no other', () => {
  const inReview = demoApplications.flatMap(({ listing }) => listing ?? []);
  expect(drawn('businesses')).toEqual(
    [...demoBusinesses, ...inReview].map(({ slug }) => slug).sort(),
  );
  expect(drawn('events')).toEqual(demoEvents.map(({ slug }) => slug).sort());
  expect(drawn('resources')).toEqual(demoResources.map(({ headline }) => slugOf(headline)).sort());
  expect(drawn('products')).toEqual(
    Object.entries(demoProducts)
      .flatMap(([slug, items]) => items.map((_item, index) => `${slug}-${index + 1}`))
      .sort(),
  );
});

test('the drawings take at most 2.5 MB', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(2_500_000);
});

test('each record gets its own drawing, as pages show uploads, and no listing counts as changed', async () => {
  const { db, now } = server().app;
  const image = {
    bytes: new Uint8Array([1, 2]),
    sizes: [{ width: 320, bytes: new Uint8Array([1]) }],
    ...{ width: 952, height: 544, color: '#1f5d3a' },
  };
  const headline = demoResources[0]?.headline ?? '';
  const keys = [
    'businesses/mwangaza-soaps',
    'products/mwangaza-soaps-2',
    'events/uniform-swap-ruiru',
    `resources/${slugOf(headline)}`,
  ];
  await seedDemo(db, now(), () => Promise.resolve(new Map(keys.map((key) => [key, image]))));
  const picture = { widths: [320, 952], width: 952, height: 544, color: '#1f5d3a', alt: '' };

  const [soaps] = await db.select().from(listings).where(eq(listings.slug, 'mwangaza-soaps'));
  expect(soaps?.pictures).toMatchObject([picture]);
  expect(soaps?.products.map((product) => product.picture?.widths)).toEqual([
    undefined,
    [320, 952],
  ]);
  const [swap] = await db.select().from(events).where(eq(events.slug, 'uniform-swap-ruiru'));
  expect(swap?.image).toMatchObject(picture);
  const [first] = await db.select().from(resources).where(eq(resources.headline, headline));
  expect(first?.image).toMatchObject(picture);
  const stored = await db.select().from(uploads);
  expect(stored.map(({ id }) => `/uploads/${id}/cover.webp`)).toContain(swap?.image?.src);
  expect(stored).toHaveLength(4);

  const answer = await server().get('mainapp/listings/search/');
  const { results } = bodyOf<ListingSearchPage>(answer);
  expect(results.map(({ changed_since }) => changed_since)).toEqual(results.map(() => null));
});
