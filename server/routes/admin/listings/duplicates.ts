import { inArray, sql, type SQL } from 'drizzle-orm';
import { NETWORKS } from '../../../../domain/profilePages';
import type { PostStatus } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema';

/** How alike two names of one county must be (pg_trgm similarity, 0 to 1). */
const ALIKE = 0.6;
/** Names are compared where they begin alike, so that not every pair of a county is looked at. */
const BEGINNING = 3;
const MOST_SHOWN = 20;

const REASONS = {
  phone: 'same phone number',
  email: 'same email address',
  website: 'same website',
  name: 'very similar name in the same county',
};
type Reason = keyof typeof REASONS;

export interface Duplicate {
  listing_id: number;
  slug: string;
  name: string;
  status: PostStatus;
  because: string[];
}

/** Pages on a network have its host in common and nothing else. */
const shared = sql.join(
  NETWORKS.flatMap(({ hosts }) => hosts.map((host) => sql`${host}`)),
  sql`, `,
);

const hostOf = (url: SQL) => sql`substring(lower(${url}) from '^https?://(?:www\\.)?([^/:?#]+)')`;

/** What is compared of each listing. */
const facts = (among: SQL) => sql`select id, county, telephone, lower(email) as email,
  nullif(${hostOf(sql`url`)}, '') as host, lower(name) as name,
  left(lower(name), ${BEGINNING}::int) as beginning
  from listings where ${among}`;

const pair = (reason: Reason, on: SQL) => sql`select a.id, b.id as other, ${reason}::text as reason
  from looked_at a join everyone b on ${on} where a.id <> b.id`;

/** Each pair of a listing that is looked at and one that may be the same business, with the reason. */
const pairs = (among: SQL) => sql`
  with everyone as materialized (${facts(sql`true`)}),
  looked_at as materialized (${facts(among)}),
  pairs as (
    ${pair('phone', sql`a.telephone = b.telephone`)}
    union all ${pair('email', sql`a.email = b.email`)}
    union all ${pair('website', sql`a.host = b.host and a.host not in (${shared})`)}
    union all ${pair(
      'name',
      sql`a.county = b.county and a.beginning = b.beginning
        and similarity(a.name, b.name) >= ${ALIKE}::real`,
    )}
  )`;

/** True of the listings that may be listed twice; reads the directory once. */
export const isSuspected = sql`${listings.id} in (${pairs(sql`true`)} select id from pairs)`;

/** How many others may be the same business, by listing: of those named, or of all for null. */
export async function countDuplicates(db: Db, ids: number[] | null): Promise<Map<number, number>> {
  const among = ids === null ? sql`true` : inArray(sql`id`, ids);
  const { rows } = (await db.execute(
    sql`${pairs(among)}
      select id, count(distinct other)::int as total from pairs group by id`,
  )) as { rows: { id: number; total: number }[] };
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Those that may be the same business as this one, and why; at most 20. */
export async function duplicatesOf(db: Db, id: number): Promise<Duplicate[]> {
  const { rows } = (await db.execute(
    sql`${pairs(sql`id = ${id}`)}
      select l.id as listing_id, l.slug, l.name, l.status,
        array_agg(distinct pairs.reason) as reasons
      from pairs join listings l on l.id = pairs.other
      group by l.id order by count(*) desc, l.id limit ${MOST_SHOWN}`,
  )) as { rows: (Omit<Duplicate, 'because'> & { reasons: Reason[] })[] };
  return rows.map(({ reasons, ...listing }) => ({
    ...listing,
    because: reasons.map((reason) => REASONS[reason]),
  }));
}
