import { and, inArray, ne } from 'drizzle-orm';
import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import type { Config } from '../../../config';
import type { Db } from '../../../db/database';
import { events, resources } from '../../../db/schema/posts';
import { individualProfiles } from '../../../db/schema/profiles';
import { listings } from '../../../db/schema/listings';
import { eventPath } from '../../../pages/eventPage';
import { listingPath } from '../../../pages/listingPage';
import { resourcePath } from '../../../pages/resourcePage';

type Subject = AbuseReport['subject'];

interface Reported {
  subject: Subject;
  subject_id: number;
}

type Shown = Pick<AbuseReport, 'title' | 'path'>;
type Found = Shown & { id: number };

/** A subject that was deleted or became a draft again. */
const GONE: Shown = { title: null, path: null };

/** Read subjects by their ids. An unpublished listing and a member have no page. */
const READERS: Record<Subject, (db: Db, ids: number[], config: Config) => Promise<Found[]>> = {
  async listing(db, ids, config) {
    const rows = await db
      .select({
        id: listings.id,
        title: listings.name,
        slug: listings.slug,
        status: listings.status,
      })
      .from(listings)
      .where(inArray(listings.id, ids));
    return rows.map(({ id, title, slug, status }) => ({
      id,
      title,
      path: status === 'published' ? listingPath(config, slug) : null,
    }));
  },
  async resource(db, ids) {
    const rows = await db
      .select({ id: resources.id, title: resources.headline })
      .from(resources)
      .where(and(inArray(resources.id, ids), ne(resources.status, 'draft')));
    return rows.map((row) => ({ ...row, path: resourcePath(row.id) }));
  },
  async event(db, ids) {
    const rows = await db
      .select({ id: events.id, title: events.name, slug: events.slug })
      .from(events)
      .where(and(inArray(events.id, ids), ne(events.status, 'draft')));
    return rows.map(({ id, title, slug }) => ({ id, title, path: eventPath(slug) }));
  },
  async member(db, ids) {
    const rows = await db
      .select({ id: individualProfiles.user_id, title: individualProfiles.display_name })
      .from(individualProfiles)
      .where(inArray(individualProfiles.user_id, ids));
    return rows.map((row) => ({ ...row, path: null }));
  },
};

/** Reads title and path of all reported subjects, with one query for each kind. */
export async function describeReported(
  db: Db,
  config: Config,
  reports: Reported[],
): Promise<(report: Reported) => Shown> {
  const kinds = [...new Set(reports.map(({ subject }) => subject))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = reports.filter(({ subject }) => subject === kind).map((one) => one.subject_id);
      const rows = await READERS[kind](db, [...new Set(ids)], config);
      return rows.map(({ id, ...shown }) => [`${kind} ${id}`, shown] as const);
    }),
  );
  const shownOf = new Map(found.flat());
  return ({ subject, subject_id }) => shownOf.get(`${subject} ${subject_id}`) ?? GONE;
}
