import { inArray, sql } from 'drizzle-orm';
import { t } from '../../../../domain/language';
import { fieldOf } from '../../../../domain/listing/fields';
import { IMPORT_NAMES } from '../../../../domain/listing/importColumns';
import { networkOf } from '../../../../domain/profilePages';
import { pickKeys } from '../../../../domain/records';
import { toSearchText } from '../../../../domain/searchText';
import { inParts, joinParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema/listings';
import { REASONS, type DuplicateReason } from '../listings/duplicates';
import type { CheckedBusiness } from '../../profiles/checkBusiness';
import type { CheckedRow } from './checkRows';

type Given = CheckedBusiness['listing'];
export type ListingRow = typeof listings.$inferSelect;

/** What a row seems to be already: a listing, else an earlier row of the file. */
export type Twin =
  | { listing: ListingRow; reasons: DuplicateReason[] }
  | { earlier: CheckedRow; reasons: DuplicateReason[] };

const COMPARED = ['name', 'county', 'telephone', 'email', 'url'] as const;

/** The listing that has most in common with each row, by the index of the row. */
async function findListings(db: Db, rows: readonly (Given | null)[]) {
  const asked = rows.flatMap((row, n) => (row ? [{ n, ...pickKeys(row, COMPARED) }] : []));
  const found = new Map<number, { id: number; reasons: DuplicateReason[] }>();
  const parts = inParts(asked, (part) =>
    db
      .select({
        n: sql<number>`given.n`,
        id: sql<number>`alike.alike_id`,
        reasons: sql<DuplicateReason[]>`alike.reasons`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
          as given (n int, county text, name text, telephone text, email text, url text)
        cross join lateral (
          select * from listings_like(given.county, given.name, given.telephone,
            lower(given.email), website_host(given.url))
          order by cardinality(reasons) desc, alike_id limit 1
        ) as alike`,
      ),
  );
  for await (const alike of parts) {
    for (const { n, ...one } of alike) found.set(n, one);
  }
  return found;
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** What two rows of one business share. Names must be the same here, but for case and accents. */
const keysOf = ({ name, county, telephone, email, url }: Given): [DuplicateReason, string][] => [
  ...(telephone ? [['phone', telephone] as [DuplicateReason, string]] : []),
  ...(email ? [['email', email.toLowerCase()] as [DuplicateReason, string]] : []),
  ...(url && !networkOf(url) ? [['website', hostOf(url)] as [DuplicateReason, string]] : []),
  [
    'name',
    `${county} ${toSearchText(name)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()}`,
  ],
];

/** The first row of the file with which each shares something. */
function findEarlier(rows: readonly CheckedRow[]): Promise<(Twin | null)[]> {
  const firsts = new Map<string, CheckedRow>();
  const twinOf = (row: CheckedRow): Twin | null => {
    if (!row.listing) return null;
    let twin: { earlier: CheckedRow; reasons: DuplicateReason[] } | null = null;
    for (const [reason, key] of keysOf(row.listing)) {
      const earlier = firsts.get(`${reason} ${key}`);
      if (!earlier) firsts.set(`${reason} ${key}`, row);
      else if (!twin) twin = { earlier, reasons: [reason] };
      else if (twin.earlier === earlier) twin.reasons.push(reason);
    }
    return twin;
  };
  return joinParts(inParts(rows, (part) => part.map(twinOf)));
}

/** In the order of the rows: what each seems to be already. */
export async function findTwins(db: Db, rows: readonly CheckedRow[]): Promise<(Twin | null)[]> {
  const alike = await findListings(
    db,
    rows.map(({ listing }) => listing),
  );
  const ids = [...new Set([...alike.values()].map(({ id }) => id))];
  const known = await joinParts(
    inParts(ids, (part) => db.select().from(listings).where(inArray(listings.id, part))),
  );
  const byId = new Map(known.map((listing) => [listing.id, listing]));
  const earlier = await findEarlier(rows);
  return rows.map((_row, n) => {
    const one = alike.get(n);
    const listing = one && byId.get(one.id);
    return listing ? { listing, reasons: one.reasons } : (earlier[n] ?? null);
  });
}

export const becauseOf = ({ reasons }: Twin): string[] =>
  reasons.map((reason) => t(REASONS[reason]));

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The fields that are empty in the listing and given by the row. A claimed listing belongs to its business, so
 * nothing is filled there.
 */
export function fillsOf(listing: ListingRow, given: Given) {
  if (listing.claimed) return [];
  return IMPORT_NAMES.filter((name) => {
    const { isRequired } = fieldOf(name);
    if (isRequired || !isEmpty(listing[name]) || isEmpty(given[name] ?? null)) return false;
    return name !== 'other_categories' || !given.other_categories?.includes(listing.category);
  });
}
