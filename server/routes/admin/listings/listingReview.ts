import { and, desc, eq, sql } from 'drizzle-orm';
import type { ListingReview } from '../../../../domain/contract/admin/listings';
import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import { changesSince } from '../../../../domain/listing/facts';
import type { Db } from '../../../db/database';
import { abuseReports } from '../../../db/schema/reports';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { listingPath } from '../../../pages/listingPage';
import type { Site } from '../../../pages/view';
import { changedSince } from '../../listings/approval';
import { toListing } from '../../listings/listingRows';
import { toAbuseReport } from '../abuseReports/repository';
import { duplicatesOf } from './duplicates';

/** Older ones are in the list of all reports. */
const MAX_REPORTS = 50;

type ListingRow = typeof listings.$inferSelect;

/** Those that wait first, then the newest. */
async function reportsOf(db: Db, site: Site, listing: ListingRow): Promise<AbuseReport[]> {
  const rows = await db
    .select()
    .from(abuseReports)
    .where(and(eq(abuseReports.subject, 'listing'), eq(abuseReports.subject_id, listing.id)))
    .orderBy(sql`${abuseReports.closed_at} is not null`, desc(abuseReports.id))
    .limit(MAX_REPORTS);
  const path = listing.status === 'published' ? listingPath(site, listing.slug) : null;
  return rows.map((row) => toAbuseReport(row, { title: listing.name, path }));
}

/** One listing with what a decision on it needs; what visitors said is for admins. Null without one. */
export async function listingReview(
  db: Db,
  site: Site,
  id: number,
  viewer: 'admin' | 'owner',
): Promise<ListingReview | null> {
  const [row] = await db
    .select({
      listing: listings,
      changed_since: changedSince,
      owner: users,
      application: applications,
    })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.owner_id))
    .leftJoin(
      applications,
      and(eq(applications.user_id, listings.owner_id), sql`${applications.is_current}`),
    )
    .where(eq(listings.id, id));
  if (!row) return null;
  const { listing, changed_since, owner, application } = row;
  const isAdmin = viewer === 'admin';
  return {
    listing: toListing({ ...listing, changed_since }),
    owner: owner && {
      user_id: owner.id,
      name: `${owner.first_name} ${owner.last_name}`.trim(),
      email: owner.email,
    },
    application_id: application?.id ?? null,
    application_state: application?.state ?? null,
    approved_at: listing.approved_at?.toISOString() ?? null,
    changes: changesSince(listing.approved ?? {}, listing),
    reports: isAdmin ? await reportsOf(db, site, listing) : [],
    duplicates: isAdmin ? await duplicatesOf(db, id) : [],
  };
}
