import { eq } from 'drizzle-orm';
import { addCards } from './cards';
import { dataRequestsRepository } from '../routes/dataRequests/repository';
import { breachesRepository } from '../routes/admin/breaches/repository';
import type { Role } from '../../domain/accountTypes';
import type { UserData } from '../../domain/contract/session';
import { canonicalName } from '../../domain/userNames';
import { abuseReports } from '../db/schema/reports';
import { events, resources } from '../db/schema/posts';
import { listingClaims, listingInvitations, listingPeople } from '../db/schema/people';
import { newsletterIssues } from '../db/schema/newsletter';
import { uploads, proofDocuments } from '../db/schema/uploads';
import { users } from '../db/schema/accounts';
import { helpLinks, internalNotes, resultPages } from '../db/schema/vetting';
import { accountsRepository } from '../routes/accounts/repository';
import { hashResetToken } from '../security/resetTokens';
import { business, confirmEmail, individual, readUser, signUp } from './people';
import { HELP_TOKEN, POSTED_AT, RESULT_CODE, type World } from './permissionCases';
import type { TestApp } from './testApp';
import { listingOf, putApplication, putListing } from './vetting';

const person = (name: string) => ({
  ...individual,
  first_name: name,
  last_name: 'Barasa',
  username: name,
  email: `${name}@example.org`,
});

async function addPosts({ app: { db } }: TestApp, user_id: number) {
  const day = new Date('2026-04-01T09:00:00Z');
  const post = { user_id, themes: [], description: '', modified_at: POSTED_AT };
  const resource = { ...post, headline: '', abstract: '', resource_type: 'guide', author: '' };
  const event = { ...post, name: '', summary: '', attendance_mode: 'online', organizer: '' };
  const dates = { start_date: day, end_date: day };
  const madeResources = await db
    .insert(resources)
    .values([
      { ...resource, resource_type: 'guide', status: 'draft' },
      { ...resource, resource_type: 'guide', status: 'published', published_at: day },
    ])
    .returning({ id: resources.id });
  const madeEvents = await db
    .insert(events)
    .values([
      { ...event, ...dates, attendance_mode: 'online', slug: 'hidden', status: 'draft' },
      { ...event, ...dates, attendance_mode: 'online', slug: 'shown', status: 'published' },
    ])
    .returning({ id: events.id });
  const [resourceId = 0, publicResourceId = 0] = madeResources.map(({ id }) => id);
  const [eventId = 0, publicEventId = 0] = madeEvents.map(({ id }) => id);
  return { resourceId, publicResourceId, eventId, publicEventId };
}

/** A listing of persons; and of the listing of the business an invitation with the token `of-the-individual`. */
async function addShared(server: TestApp, members: World['members'], listingId: number) {
  const { db } = server.app;
  const sharedListingId = await putListing(server, null, {
    slug: 'kisima-water',
    status: 'published',
    name: 'Kisima Water',
    themes: ['community action'],
    modified_at: POSTED_AT,
  });
  const { individual: owner, otherIndividual: editor, business: account } = members;
  await db.insert(listingPeople).values([
    { listing_id: sharedListingId, user_id: owner.user_id, role: 'owner' },
    { listing_id: sharedListingId, user_id: editor.user_id, role: 'editor' },
  ]);
  const open = { role: 'editor', expires_at: new Date('2100-01-01T00:00:00Z') } as const;
  const invited = await db
    .insert(listingInvitations)
    .values([
      {
        ...open,
        listing_id: sharedListingId,
        email: 'late@example.org',
        email_key: 'late@example.org',
        token_hash: 'unknown',
        invited_by: owner.user_id,
      },
      {
        ...open,
        listing_id: listingId,
        email: individual.email,
        email_key: canonicalName(individual.email),
        token_hash: hashResetToken('of-the-individual'),
        invited_by: account.user_id,
      },
    ])
    .returning({ id: listingInvitations.id });
  return { sharedListingId, invitationId: invited[0]?.id ?? 0 };
}

/** An unclaimed listing with a claim by documents; and a claim that was decided, to which one can object. */
async function addClaims(server: TestApp, members: World['members'], listingId: number) {
  const { db } = server.app;
  const unclaimedSlug = 'duka-la-maji';
  const unclaimedId = await putListing(server, null, {
    slug: unclaimedSlug,
    status: 'published',
    claimed: false,
    name: 'Duka la Maji',
    email: 'duka@maji.example',
    themes: ['community action'],
    modified_at: POSTED_AT,
  });
  const claim = { user_id: members.otherIndividual.user_id, method: 'documents' } as const;
  const [added] = await db
    .insert(listingClaims)
    .values([
      { ...claim, listing_id: unclaimedId, state: 'in_review' },
      {
        ...claim,
        listing_id: listingId,
        state: 'upheld',
        objection_hash: hashResetToken('of-the-listed-address'),
        objection_until: new Date('2100-01-01T00:00:00Z'),
      },
    ])
    .returning({ id: listingClaims.id });
  return { unclaimedSlug, claimId: added?.id ?? 0 };
}

/** Somebody in each role above member; they share the password of one, since hashing it takes long. */
async function addTeam(server: TestApp): Promise<Record<Exclude<Role, 'member'>, UserData>> {
  const { db } = server.app;
  const withRole = async (id: number, role: Role): Promise<UserData> => {
    const [user] = await db.update(users).set({ role }).where(eq(users.id, id)).returning();
    if (!user) throw new Error('the account is there');
    return (await server.app.openSession(user)).user_data;
  };
  const { user_id } = await signUp(server, person('root'));
  const admin = await withRole(user_id, 'admin');
  const { password_hash } = await readUser(server, user_id);
  const add = async (role: Role) => {
    const account = { ...person(role), user_type: 'individual', password_hash } as const;
    const { id } = await accountsRepository(db).create(account);
    return withRole(id, role);
  };
  return {
    admin,
    reviewer: await add('reviewer'),
    editor: await add('editor'),
    moderator: await add('moderator'),
  };
}

/** Members of every kind with their posts, listing, application, file and report, in an empty database. */
export async function createWorld(server: TestApp): Promise<World> {
  const { db } = server.app;
  const members = {
    individual: await signUp(server),
    otherIndividual: await signUp(server, person('baraka')),
    business: await signUp(server, business),
    ...(await addTeam(server)),
  };
  const { user_id } = members.individual;
  await confirmEmail(server, user_id);
  const newsletterToken = 'BBBBBBBBBBBBBBBBBBBBBB';
  await db
    .update(users)
    .set({ newsletter_at: server.app.now(), newsletter_token: newsletterToken })
    .where(eq(users.id, user_id));
  await putListing(server, members.business.user_id, {
    slug: 'tujenge-bricks',
    status: 'published',
  });
  const id = 'CCCCCCCCCCCCCCCCCCCCCC';
  const bytes = Buffer.from('%PDF-1.7');
  const file = { id, user_id, kind: 'file', name: 'a.pdf', content_size: 8, bytes } as const;
  await db.insert(uploads).values({ ...file, encoding_format: 'application/pdf' });
  const proofId = 'DDDDDDDDDDDDDDDDDDDDDD';
  const proofUploadId = 'EEEEEEEEEEEEEEEEEEEEEE';
  const ofBusiness = { user_id: members.business.user_id, name: 'permit.pdf' };
  const proofFile = { ...file, ...ofBusiness, encoding_format: 'application/pdf' };
  await db.insert(uploads).values([
    { ...proofFile, id: proofId, kind: 'proof' },
    { ...proofFile, id: proofUploadId, kind: 'proof' },
  ]);
  await db.insert(proofDocuments).values({ ...ofBusiness, id: proofId, dated_on: '2026-01-15' });
  const posts = await addPosts(server, user_id);
  const [report] = await db
    .insert(abuseReports)
    .values({
      subject: 'resource',
      subject_id: posts.publicResourceId,
      reason: 'something else',
      details: 'Wrong.',
      email: '',
    })
    .returning({ id: abuseReports.id });
  const { id: listingId } = await listingOf(server, members.business.user_id);
  await db
    .insert(resultPages)
    .values({ code: RESULT_CODE, listing_id: listingId, is_public: true });
  const [helpLink] = await db
    .insert(helpLinks)
    .values({
      user_id: members.business.user_id,
      category: 1,
      name: 'Our bookkeeper',
      token_hash: hashResetToken(HELP_TOKEN),
      expires_at: new Date(server.app.now().getTime() + 86_400_000),
    })
    .returning({ id: helpLinks.id });
  const { business: account, admin } = members;
  const applicationId = await putApplication(server, account.user_id, 'in_progress', {});
  const [note] = await db
    .insert(internalNotes)
    .values({ application_id: applicationId, author_id: admin.user_id, text: 'Phone them first.' })
    .returning({ id: internalNotes.id });
  const issueToken = 'FFFFFFFFFFFFFFFFFFFFFF';
  const [issue] = await db
    .insert(newsletterIssues)
    .values({
      admin_id: admin.user_id,
      subject: 'News of March',
      preview: '',
      body: 'Karibu.',
      web_token: issueToken,
    })
    .returning({ id: newsletterIssues.id });
  await addCards(server, [user_id, members.otherIndividual.user_id]);
  const dataRequestId = await dataRequestsRepository(db).add(
    {
      kind: 'access',
      details: 'What do you hold?',
      userId: user_id,
      email: members.individual.user_email,
      isRecorded: false,
      received: server.app.now(),
    },
    server.app.now(),
  );
  const breachId = await breachesRepository(db).add(
    { title: 'A lost phone', description: 'It was locked.', noticed: server.app.now() },
    server.app.now(),
  );
  return {
    members,
    ...posts,
    ...(await addShared(server, members, listingId)),
    ...(await addClaims(server, members, listingId)),
    file: `/uploads/${id}/a.pdf`,
    proofId,
    proofUpload: `/uploads/${proofUploadId}/permit.pdf`,
    newsletterToken,
    issueId: issue?.id ?? 0,
    issueToken,
    dataRequestId,
    breachId,
    writtenTo: members.otherIndividual.user_id,
    listingId,
    applicationId,
    noteId: note?.id ?? 0,
    helpLinkId: helpLink?.id ?? 0,
    abuseReportId: report?.id ?? 0,
  };
}
