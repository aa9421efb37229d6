import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { baseSlug, firstFree } from '../../posts/slugs';

const withoutNumber = sql`regexp_replace(${listings.slug}, '-\\d+$', '')`;

/** A slug for each name, taken by no listing and by no other of them. */
export async function freeSlugs(db: Db, names: readonly string[]): Promise<string[]> {
  const bases = names.map((name) => baseSlug(name, { kind: 'business', reserved: ['info'] }));
  const rows = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(or(inArray(listings.slug, bases), inArray(withoutNumber, bases)));
  const taken = new Set(rows.map(({ slug }) => slug));
  return bases.map((base) => {
    const slug = firstFree(base, taken);
    taken.add(slug);
    return slug;
  });
}
