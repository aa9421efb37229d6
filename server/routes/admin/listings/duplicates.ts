import { inArray, sql, type SQL } from 'drizzle-orm';
import { NETWORKS } from '../../../../domain/profilePages';
import type { PostStatus } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema';

/** How alike two names of one county must be (pg_trgm similarity, 0 to 1). */
const ALIKE = 0.6;
/**
 * How many names after its own a name is compared with, in the alphabetical order of its county
 * ("sorted neighbourhood"): names that are alike stand together, and not every pair is looked at.
 */
const NEIGHBOURS = [1, 2, 3, 4];
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
const network = `(^|\\.)(${NETWORKS.flatMap(({ hosts }) => hosts)
  .join('|')
  .replaceAll('.', '\\.')})$`;

/** What is compared of each listing. */
const everyone = sql`select id, county, telephone, lower(email) as email,
  nullif(replace(split_part(lower(url), '/', 3), 'www.', ''), '') as host, lower(name) as name
  from listings`;

const listOf = (item: (place: SQL) => SQL): SQL =>
  sql.join(
    NEIGHBOURS.map((place) => item(sql.raw(String(place)))),
    sql`, `,
  );

/** Each listing with the ids and names of those that follow it. */
const following = sql`select id, name,
  ${listOf((place) => sql`lead(id, ${place}) over around as id_${place}`)},
  ${listOf((place) => sql`lead(name, ${place}) over around as name_${place}`)}
  from everyone where county in (select county from looked_at)
  window around as (partition by county order by name, id)`;

const pair = (reason: Reason, on: SQL) => sql`select a.id, b.id as other, ${reason}::text as reason
  from looked_at a join everyone b on ${on} where a.id <> b.id`;

/** Each pair of a listing that is looked at and one that may be the same business, with the reason. */
const pairs = (among: SQL) => sql`
  with everyone as materialized (${everyone}),
  looked_at as materialized (select * from everyone where ${among}),
  neighbours as materialized (
    select a.id, b.other from (${following}) a
    cross join lateral (values
      ${listOf((place) => sql`(a.id_${place}, a.name_${place})`)}) b (other, name)
    where (a.id in (select id from looked_at) or b.other in (select id from looked_at))
      and case when left(a.name, 2) = left(b.name, 2)
        then similarity(a.name, b.name) >= ${ALIKE}::real else false end
  ),
  pairs as (
    ${pair('phone', sql`a.telephone = b.telephone`)}
    union all ${pair('email', sql`a.email = b.email`)}
    union all ${pair('website', sql`a.host = b.host and least(a.host, b.host) !~ ${network}`)}
    union all select id, other, 'name' from neighbours where id in (select id from looked_at)
    union all select other, id, 'name' from neighbours where other in (select id from looked_at)
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
