import { sql } from 'drizzle-orm';
import { COUNTIES } from '../domain/counties';
import { BADGES, DIRECTORY_CATEGORIES, RESOURCE_TYPES, THEMES } from '../domain/vocabulary';
import type { Db } from '../server/db/database';
import { resources } from '../server/db/schema/posts';
import { users } from '../server/db/schema/accounts';
import { listings } from '../server/db/schema/listings';

const NAMES = 'Upendo Baraka Imani Amani Neema Tumaini Furaha Pendo Subira Hekima'.split(' ');
const GOODS = 'Soap Honey Bricks Baskets Coffee Solar Tea Cotton Timber Compost'.split(' ');

const take = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];
const [county] = COUNTIES;

function listing(index: number) {
  const rare = index % 500 === 7 ? 'Jasiri' : (NAMES[index % NAMES.length] ?? '');
  const goods = GOODS[Math.floor(index / 10) % GOODS.length] ?? '';
  return {
    slug: `business-${index}`,
    status: index % 20 === 0 ? 'pending' : 'published',
    name: `${rare} ${goods} ${index}`,
    summary: `${goods} made by a small business that pays its people and reuses its water.`,
    description: 'A generated business.',
    category: take(DIRECTORY_CATEGORIES, index),
    other_categories: index % 9 === 0 ? [take(DIRECTORY_CATEGORIES, index + 3)] : [],
    themes: [take(THEMES, index)],
    badges: index % 7 === 0 ? [take(BADGES, Math.floor(index / 7))] : [],
    criteria: [],
    featured: index % 100 === 1,
    county: (COUNTIES[(index * 7) % COUNTIES.length] ?? county).code,
    address_locality: 'Town',
    same_as: [],
    published_at: new Date(Date.UTC(2024, 0, 1) + index * 3_600_000),
  } satisfies typeof listings.$inferInsert;
}

/** One resource in 20 is not published. */
export async function addResources(db: Db, count: number): Promise<void> {
  const [author] = await db
    .insert(users)
    .values({
      username: 'author',
      email: 'author@example.org',
      first_name: '',
      last_name: '',
      user_type: 'individual',
      age_bracket: '',
      phone_num: '',
    })
    .returning();
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (_, place) => {
      const index = start + place;
      const { name, summary, status, themes, published_at } = listing(index);
      return {
        user_id: author?.id ?? 0,
        status,
        headline: name,
        abstract: summary,
        description: 'A generated resource.',
        resource_type: take(RESOURCE_TYPES, index),
        themes,
        author: 'A member',
        published_at,
      };
    });
    await db.insert(resources).values(rows);
  }
  await db.execute(sql`vacuum analyze resources`);
}

/** One listing in 20 is not published. */
export async function addListings(db: Db, from: number, to: number, more = {}): Promise<void> {
  for (let start = from; start < to; start += 500) {
    const length = Math.min(500, to - start);
    const rows = Array.from({ length }, (_, index) => ({ ...listing(start + index), ...more }));
    await db.insert(listings).values(rows);
  }
  await db.execute(sql`vacuum analyze listings`);
}
