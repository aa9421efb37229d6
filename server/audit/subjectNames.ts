import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { businessName, fullName } from '../db/names';
import { events, resources } from '../db/schema/posts';
import { breaches } from '../db/schema/privacy';
import { listings } from '../db/schema/listings';
import { users } from '../db/schema/accounts';
import { applications } from '../db/schema/vetting';

interface Named {
  id: number;
  name: string | null;
}

/** The names of things of one kind, as they are now. */
const NAMES: Record<string, (db: Db, ids: number[]) => Promise<Named[]>> = {
  member: (db, ids) =>
    db
      .select({ id: users.id, name: fullName(users) })
      .from(users)
      .where(inArray(users.id, ids)),
  listing: (db, ids) =>
    db
      .select({ id: listings.id, name: listings.name })
      .from(listings)
      .where(inArray(listings.id, ids)),
  event: (db, ids) =>
    db.select({ id: events.id, name: events.name }).from(events).where(inArray(events.id, ids)),
  resource: (db, ids) =>
    db
      .select({ id: resources.id, name: resources.headline })
      .from(resources)
      .where(inArray(resources.id, ids)),
  application: (db, ids) =>
    db
      .select({ id: applications.id, name: businessName })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, users.id))
      .where(inArray(applications.id, ids)),
  breach: (db, ids) =>
    db
      .select({ id: breaches.id, name: breaches.title })
      .from(breaches)
      .where(inArray(breaches.id, ids)),
};

const SUBJECT = /^(?:report \d+ on )?([a-z]+) (\d{1,9})$/;

/** The names of what entries of the audit log are about, by their subject; without what is gone. */
export async function subjectNames(
  db: Db,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const found = subjects.flatMap((subject) => {
    const [, kind = '', id = ''] = SUBJECT.exec(subject) ?? [];
    return Object.hasOwn(NAMES, kind) ? [{ subject, kind, id: Number(id) }] : [];
  });
  const names = new Map<string, string>();
  for (const [kind, read] of Object.entries(NAMES)) {
    const ofKind = found.filter((each) => each.kind === kind);
    if (ofKind.length === 0) continue;
    const rows = await read(db, [...new Set(ofKind.map(({ id }) => id))]);
    const byId = new Map(rows.map(({ id, name }) => [id, name]));
    for (const { subject, id } of ofKind) {
      const name = byId.get(id);
      if (name) names.set(subject, name);
    }
  }
  return names;
}
