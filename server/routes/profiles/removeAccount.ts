import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { dataRequestsRepository } from '../dataRequests/repository';
import { canonicalName } from '../../../domain/userNames';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { listingInvitations } from '../../db/schema/people';
import { abuseReports } from '../../db/schema/reports';
import { events, resources } from '../../db/schema/posts';
import { idempotencyKeys } from '../../db/schema/shared';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applications } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { dropMails } from '../../mail/queue';
import type { User } from '../../plugins/session';
import { joinAlertsRepository } from '../joinAlerts/repository';
import { goesWith, lockOwned } from '../listingPeople/peopleRepository';
import { uploadsRepository } from '../uploads/repository';
import { vettedListing } from '../vetting/vettedListing';

/** The member and everything the member owns, by the names that the audit log uses. */
export async function subjectsOf(db: Db, userId: number): Promise<string[]> {
  const owned = await db
    .select({ subject: sql<string>`'listing ' || ${listings.id}` })
    .from(listings)
    .where(or(eq(listings.owner_id, userId), goesWith(db, userId)))
    .unionAll(
      db
        .select({ subject: sql<string>`'resource ' || ${resources.id}` })
        .from(resources)
        .where(eq(resources.user_id, userId)),
    )
    .unionAll(
      db
        .select({ subject: sql<string>`'event ' || ${events.id}` })
        .from(events)
        .where(eq(events.user_id, userId)),
    )
    .unionAll(
      db
        .select({ subject: sql<string>`'application ' || ${applications.id}` })
        .from(applications)
        .where(eq(applications.user_id, userId)),
    );
  return [`member ${userId}`, ...owned.map(({ subject }) => subject)];
}

type Named = Pick<User, 'email' | 'first_name' | 'last_name'>;

/**
 * Email and full name. User names and single names are left out, since they can be ordinary words.
 */
function identifiersOf({ email, first_name, last_name }: Named): { email: string; name?: string } {
  const name = `${first_name} ${last_name}`.trim();
  return name.includes(' ') ? { email, name } : { email };
}

const CHARACTER = '[\\p{L}\\p{M}\\p{N}]';
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Matches the email in any case, but not within another address. */
const addressPattern = (email: string) =>
  new RegExp(`(?<!${CHARACTER}[._%+-]?)${escaped(email)}(?!-?${CHARACTER})`, 'giu');

/** Matches whole words in any case. */
const namePattern = (name: string) =>
  new RegExp(`(?<!${CHARACTER})${escaped(name)}(?!${CHARACTER})`, 'giu');

const isLowerCase = (word = ''): boolean =>
  /\p{Ll}/u.test(word) && !/[\p{Lu}\p{Lt}\p{Lo}]/u.test(word);

/**
 * Whether the words are meant as the name, since somebody may be called “of the”: a name has
 * capitals in its first and last word, or is written as in the account with a capital anywhere.
 */
function isWrittenAsName(found: string, name: string): boolean {
  const words = found.split(' ');
  const hasCapitals = !isLowerCase(words[0]) && !isLowerCase(words.at(-1));
  return hasCapitals || (found === name && !isLowerCase(name));
}

/** The text with “…” in place of the user's email and name. */
export function withoutIdentifiers(text: string, user: Named): string {
  const { email, name } = identifiersOf(user);
  const rest = text.replace(addressPattern(email), '…');
  if (name === undefined) return rest;
  return rest.replace(namePattern(name), (found) => (isWrittenAsName(found, name) ? '…' : found));
}

/** Who deletes the account, and when. */
interface Deletion {
  by: number;
  config: Config;
  now: Date;
}

/**
 * Empties notes about the member. In notes about others, which explain what was done to them, only
 * the name and email are replaced. Notes from before the account existed mean somebody else.
 */
async function redactNotes(tx: Db, user: User, subjects: string[], { by, now }: Deletion) {
  const { id, subject, note } = auditEntries;
  const isAbout = or(
    eq(auditEntries.as_user_id, user.id),
    inArray(sql`regexp_replace(${subject}, '^report [0-9]+ on ', '')`, subjects),
  );
  const isNamed = or(
    ...Object.values(identifiersOf(user)).map(
      (word) => sql`strpos(lower(${note}), lower(${word})) > 0`,
    ),
  );
  const rows = await tx
    .select({ id, note, isAbout: sql<boolean>`coalesce(${isAbout}, false)` })
    .from(auditEntries)
    .where(
      and(
        sql`${note} <> ''`,
        or(isAbout, and(isNamed, gte(auditEntries.created_at, user.created_at))),
      ),
    );
  const redacted = rows
    .map((row) => ({ ...row, after: row.isAbout ? '' : withoutIdentifiers(row.note, user) }))
    .filter((row) => row.after !== row.note);
  if (redacted.length === 0) return;
  const ids = sql.param(redacted.map((row) => row.id));
  const notes = sql.param(redacted.map(({ after }) => after));
  await tx.execute(
    sql`select redact_audit_notes(${user.id}, ${ids}::bigint[], ${notes}::text[], ${by}, ${now.toISOString()}::timestamptz)`,
  );
}

/**
 * Removes the words of reports by and about the member. The reports stay, for those they are about
 * and those who wait for an answer.
 */
async function redactReports(tx: Db, user: User, subjects: string[]): Promise<void> {
  const isFiled = eq(abuseReports.reporter_id, user.id);
  const isAbout = inArray(
    sql`${abuseReports.subject} || ' ' || ${abuseReports.subject_id}`,
    subjects,
  );
  await tx.update(abuseReports).set({ details: '', note: null }).where(or(isFiled, isAbout));
  await tx.update(abuseReports).set({ email: '' }).where(isFiled);
}

/**
 * Deletes the listings that nobody else owns. Others lose what came from the assessment, which goes, and keep the
 * files that they show.
 */
async function leaveListings(tx: Db, { id, email }: User, now: Date): Promise<void> {
  await tx.delete(listings).where(goesWith(tx, id));
  await vettedListing(tx, id).withdraw(now);
  await uploadsRepository(tx).handOver(id);
  const { email_key } = listingInvitations;
  await tx.delete(listingInvitations).where(eq(email_key, canonicalName(email)));
}

/**
 * Deletes the account, for use within a transaction. Foreign keys delete its posts, files, answers
 * and attendances. Emails to others that name the member are still sent, and then deleted.
 */
export async function removeAccount(tx: Db, user: User, deletion: Deletion): Promise<void> {
  await lockOwned(tx, user.id);
  const subjects = await subjectsOf(tx, user.id);
  await redactNotes(tx, user, subjects, deletion);
  await redactReports(tx, user, subjects);
  await dropMails(tx, user, deletion.config);
  await dataRequestsRepository(tx).leave(user.id, deletion.now);
  await joinAlertsRepository(tx).removeOf(user.email);
  await leaveListings(tx, user, deletion.now);
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, `user:${user.id}`));
  await tx.delete(users).where(eq(users.id, user.id));
}
