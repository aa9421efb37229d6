import { and, eq, inArray, notInArray, notLike, or } from 'drizzle-orm';
import { savedListingsRepository } from '../savedListings/repository';
import { messagesRepository } from '../messages/repository';
import { dataRequestsRepository } from '../dataRequests/repository';
import type { Profile } from '../../../domain/contract/profile';
import { INTERNAL_EVENTS } from '../../../domain/vetting/applicationEvents';
import { canonicalName } from '../../../domain/userNames';
import { idsOf, inParts, joinParts } from '../../answers/inParts';
import { resultCredentials } from '../../db/schema/credentials';
import type { Db } from '../../db/database';
import { identities } from '../../db/schema/identities';
import { joinAlertsRepository } from '../joinAlerts/repository';
import { listingClaims, listingInvitations, listingPeople } from '../../db/schema/people';
import { proofDocuments } from '../../db/schema/uploads';
import { abuseReports } from '../../db/schema/reports';
import { attendances, events, resources, waitingPlaces } from '../../db/schema/posts';
import { businessProfiles, individualProfiles } from '../../db/schema/profiles';
import { listingActivity, listings } from '../../db/schema/listings';
import { memberVisits } from '../../db/schema/accounts';
import {
  applicationEvents,
  applications,
  resultPages,
  vettingResponses,
} from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import type { User } from '../../plugins/session';
import { smsRepository } from '../sms/repository';
import { contentUrlOf, uploadsRepository } from '../uploads/repository';
import { helpLinksRepository } from '../vetting/helpLinksRepository';
import { accountRepository } from './accountRepository';
import { subjectsOf } from './removeAccount';

/** Leaves out `search_text`, which repeats other columns. */
const withoutIndex = <T extends { search_text: unknown }>({ search_text: _text, ...row }: T) => row;

/** Without the answers, which are exported as they are stored. */
const accountOf = ({ interests: _i, business: _b, has_password: _p, ...account }: Profile) =>
  account;

/** Without what the team keeps for itself. */
const withoutTeam = ({
  clearance_override: override,
  reviewer_id: _reviewer,
  snoozed_until: _until,
  snoozed_by: _by,
  ...application
}: typeof applications.$inferSelect) => ({
  ...application,
  clearance_override: override && { cleared: override.cleared, reason: override.reason },
});

/** Applications with answers and history, but without the names and notes of team members. */
async function applicationsOf(db: Db, userId: number) {
  const own = await db.select().from(applications).where(eq(applications.user_id, userId));
  const ids = own.map(({ id }) => id);
  const responses = await db
    .select()
    .from(vettingResponses)
    .where(inArray(vettingResponses.application_id, ids))
    .orderBy(vettingResponses.id);
  const history = await db
    .select()
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.application_id, ids),
        notInArray(applicationEvents.event, [...INTERNAL_EVENTS]),
      ),
    )
    .orderBy(applicationEvents.id);
  const isOf = (id: number) => (row: { application_id: number }) => row.application_id === id;
  return own.map((application) => ({
    ...withoutTeam(application),
    responses: responses.filter(isOf(application.id)),
    history: history
      .filter(isOf(application.id))
      .map(({ actor_id: _actor, assignee_id: _assignee, ...event }) => event),
  }));
}

/** Reports of the member with their outcome, but without the name and note of the admin. */
async function reportsOf(db: Db, userId: number) {
  const own = await db.select().from(abuseReports).where(eq(abuseReports.reporter_id, userId));
  return own.map(({ closed_by: _closer, note: _note, ...report }) => report);
}

/**
 * Audit entries about the member or made on the member's behalf, without the names of admins.
 * Entries on reports are left out, since they may name the reporter, and so is what the team keeps for itself.
 */
async function actsOn(db: Db, userId: number) {
  const { action, subject, note, created_at: at, as_user_id } = auditEntries;
  return db
    .select({ at, action, subject, note })
    .from(auditEntries)
    .where(
      and(
        or(eq(as_user_id, userId), inArray(subject, await subjectsOf(db, userId))),
        notInArray(action, [...INTERNAL_EVENTS]),
        notLike(action, 'note.%'),
      ),
    )
    .orderBy(auditEntries.id);
}

/** In which listings the member takes part, open invitations by or to the member, and claims. */
async function partsOf(db: Db, { id, email }: User) {
  const { listing_id, user_id, role, created_at: since } = listingPeople;
  const invitation = listingInvitations;
  const claim = listingClaims;
  const isTheirs = or(
    eq(invitation.invited_by, id),
    eq(invitation.email_key, canonicalName(email)),
  );
  return {
    listing_people: await db
      .select({ listing_id, name: listings.name, role, since })
      .from(listingPeople)
      .innerJoin(listings, eq(listings.id, listing_id))
      .where(eq(user_id, id)),
    listing_invitations: await db
      .select({
        listing_id: invitation.listing_id,
        name: listings.name,
        email: invitation.email,
        role: invitation.role,
        sent_at: invitation.sent_at,
        expires_at: invitation.expires_at,
      })
      .from(invitation)
      .innerJoin(listings, eq(listings.id, invitation.listing_id))
      .where(isTheirs),
    listing_claims: await db
      .select({
        listing_id: claim.listing_id,
        name: listings.name,
        method: claim.method,
        state: claim.state,
        email: claim.email,
        note: claim.note,
        files: claim.files,
        reason: claim.reason,
        created_at: claim.created_at,
        changed_at: claim.changed_at,
      })
      .from(claim)
      .innerJoin(listings, eq(listings.id, claim.listing_id))
      .where(eq(claim.user_id, id)),
  };
}

/** When each was signed first and revoked; what it says is on the page. */
async function credentialsOf(db: Db, listingId: number) {
  const { id, created_at, revoked_at } = resultCredentials;
  return db
    .select({ id, created_at, revoked_at })
    .from(resultCredentials)
    .where(eq(resultCredentials.listing_id, listingId));
}

async function resultPageOf(db: Db, listingId: number) {
  const { code, is_public, created_at } = resultPages;
  const [page] = await db
    .select({ code, is_public, created_at })
    .from(resultPages)
    .where(eq(resultPages.listing_id, listingId));
  return page ? { ...page, credentials: await credentialsOf(db, listingId) } : null;
}

/** The resources and events of a member, read in parts: there may be many, with long texts. */
async function postsOf(db: Db, userId: number) {
  const ofResources = db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.user_id, userId))
    .orderBy(resources.id);
  const ofEvents = db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.user_id, userId))
    .orderBy(events.id);
  const readResources = (ids: number[]) =>
    db.select().from(resources).where(inArray(resources.id, ids)).orderBy(resources.id);
  const readEvents = (ids: number[]) =>
    db.select().from(events).where(inArray(events.id, ids)).orderBy(events.id);
  return {
    resources: (await joinParts(inParts(await idsOf(db, ofResources), readResources))).map(
      withoutIndex,
    ),
    events: (await joinParts(inParts(await idsOf(db, ofEvents), readEvents))).map(withoutIndex),
  };
}

/** Everything stored about a member, except what would give access to the account. */
export async function exportAccount(db: Db, user: User, now: Date) {
  const account = accountOf(await accountRepository(db).profileOf(user));
  const [interests] = await db
    .select()
    .from(individualProfiles)
    .where(eq(individualProfiles.user_id, user.id));
  const [business] = await db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.user_id, user.id));
  const [listing] = await db.select().from(listings).where(eq(listings.owner_id, user.id));
  const [visits] = await db.select().from(memberVisits).where(eq(memberVisits.user_id, user.id));
  const files = await uploadsRepository(db).listOf(user.id);
  return {
    exported_at: now.toISOString(),
    account: {
      ...account,
      role: user.role,
      newsletter_since: user.newsletter_at,
      weekly_email_since: user.weekly_at,
      language: user.language,
    },
    interests: interests ? withoutIndex(interests) : null,
    business: business ?? null,
    listing: listing ? withoutIndex(listing) : null,
    listing_activity: listing
      ? await db.select().from(listingActivity).where(eq(listingActivity.listing_id, listing.id))
      : [],
    result_page: listing ? await resultPageOf(db, listing.id) : null,
    help_links: await helpLinksRepository(db).of(user.id, now),
    member_zone_visits: visits ?? null,
    ...(await partsOf(db, user)),
    ...(await postsOf(db, user.id)),
    signs_in_by: await db
      .select({
        provider: identities.provider,
        subject: identities.subject,
        email: identities.email,
        since: identities.created_at,
      })
      .from(identities)
      .where(eq(identities.user_id, user.id)),
    sms_phone: await smsRepository(db).storedOf(user.id),
    saved_listings: await savedListingsRepository(db).listOf(user.id),
    messages: await messagesRepository(db).listOf(user.id),
    data_requests: await dataRequestsRepository(db).listOf(user.id),
    join_alerts: await joinAlertsRepository(db).listOf(user.email),
    attendances: await db
      .select({ event_id: events.id, name: events.name, since: attendances.created_at })
      .from(attendances)
      .innerJoin(events, eq(events.id, attendances.event_id))
      .where(eq(attendances.user_id, user.id)),
    waiting_lists: await db
      .select({ event_id: events.id, name: events.name, since: waitingPlaces.created_at })
      .from(waitingPlaces)
      .innerJoin(events, eq(events.id, waitingPlaces.event_id))
      .where(eq(waitingPlaces.user_id, user.id)),
    applications: await applicationsOf(db, user.id),
    uploads: files
      .filter(({ kind }) => kind !== 'proof')
      .map((file) => ({ ...file, content_url: contentUrlOf(file) })),
    proof_documents: await db
      .select()
      .from(proofDocuments)
      .where(eq(proofDocuments.user_id, user.id)),
    reports: await reportsOf(db, user.id),
    acts_of_admins: await actsOn(db, user.id),
  };
}
