import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { audit } from '../../audit/audit';
import { handovers, identities, identityOffers } from '../../db/schema/identities';
import { abuseReports } from '../../db/schema/reports';
import { attendances, events, resources } from '../../db/schema/posts';
import { resultCredentials } from '../../db/schema/credentials';
import { proofDocuments, uploads, uploadSizes } from '../../db/schema/uploads';
import {
  businessProfiles,
  consents,
  individualProfiles,
  trendSnapshots,
} from '../../db/schema/profiles';
import { idempotencyKeys } from '../../db/schema/shared';
import { listings } from '../../db/schema/listings';
import { passwordResets, users } from '../../db/schema/accounts';
import {
  applicationEvents,
  applications,
  helpLinks,
  resultPages,
  vettingResponses,
} from '../../db/schema/vetting';
import { picture, upload } from '../../test/files';
import { business, confirmEmail, individual, PASSWORD, signUp } from '../../test/people';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();
const other = { ...individual, username: 'baraka', email: 'baraka@b.example' };
const db = () => server().app.db;

const owned = {
  users,
  listings,
  individualProfiles,
  businessProfiles,
  consents,
  uploads,
  uploadSizes,
  resources,
  events,
  attendances,
  applications,
  vettingResponses,
  applicationEvents,
  resultPages,
  helpLinks,
  resultCredentials,
  proofDocuments,
  passwordResets,
  identities,
  identityOffers,
  handovers,
  idempotencyKeys,
};

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(owned).map(async ([name, table]) => [name, await db().$count(table)] as const),
    ),
  );

const aResource = (user_id: number, headline: string): typeof resources.$inferInsert => ({
  user_id,
  status: 'published',
  headline,
  abstract: '',
  description: '',
  resource_type: 'guide',
  themes: [],
  author: '',
});

/** Adds a row to every table in which a member can have one. */
async function leaveTraces({ user_id, token }: UserData, slug: string): Promise<void> {
  const day = new Date('2026-04-01T09:00:00Z');
  await confirmEmail(server(), user_id);
  await upload(server(), token, await picture(400, 300).png().toBuffer(), { key: 'k' });
  await db()
    .insert(individualProfiles)
    .values({
      user_id,
      display_name: 'Achieng O.',
      introduction: '',
      themes: ['community action'],
      county: '042',
      county_public: false,
      use_in_trends: true,
    });
  const permit = await upload(server(), token, Buffer.from('%PDF-1.7\n%%EOF\n'), { kind: 'proof' });
  const [, , id = ''] = String(permit.body['content_url']).split('/');
  await db()
    .insert(proofDocuments)
    .values({ id, user_id, name: `Permit of ${slug}`, dated_on: '2026-01-15' });
  await db().insert(businessProfiles).values({ user_id, kra_pin: 'P051234567X' });
  const [listing] = await db()
    .insert(listings)
    .values({
      owner_id: user_id,
      slug,
      status: 'published',
      name: 'Tujenge Bricks',
      summary: '',
      description: '',
      category: 'Home',
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '042',
      address_locality: '',
      same_as: [],
    })
    .returning();
  await db()
    .insert(resultPages)
    .values({ code: `code-of-${slug}`, listing_id: listing?.id ?? 0, is_public: true });
  await db()
    .insert(helpLinks)
    .values({
      user_id,
      category: 1,
      name: 'Our bookkeeper',
      token_hash: `help ${slug}`,
      expires_at: day,
    });
  await db()
    .insert(resultCredentials)
    .values({ fingerprint: `result-of-${slug}`, listing_id: listing?.id ?? 0 });
  await db().insert(resources).values(aResource(user_id, 'How we press blocks'));
  const [event] = await db()
    .insert(events)
    .values({
      user_id,
      slug,
      status: 'published',
      name: 'Open kiln',
      summary: '',
      description: '',
      start_date: day,
      end_date: day,
      attendance_mode: 'online',
      themes: [],
      organizer: '',
    })
    .returning();
  await db()
    .insert(attendances)
    .values({ event_id: event?.id ?? 0, user_id });
  const [application] = await db()
    .insert(applications)
    .values({ user_id, state: 'draft' })
    .returning();
  const application_id = application?.id ?? 0;
  const answer = { question: 101, text: `Answer of ${slug}`, selected_options: [] };
  await db()
    .insert(vettingResponses)
    .values({ application_id, ...answer });
  const step = { event: 'answer.given', from_state: 'draft', to_state: 'in_progress' } as const;
  await db()
    .insert(applicationEvents)
    .values({ application_id, ...step, by: 'owner', actor_id: user_id, note: slug });
  const act = { actor_id: 77_077, as_user_id: null, before: null, after: null };
  const seen = { ...act, action: 'member.suspended', subject: `member ${user_id}` };
  await audit(db(), { ...seen, note: `Note on ${slug}` }, server().app.now());
  const answered = { ...act, action: 'vetting.response', subject: 'question 101' };
  await audit(db(), { ...answered, as_user_id: user_id, note: slug }, server().app.now());
  const reported = { ...act, action: 'abuse_report.acted', note: 'Baraka told us.' };
  const report = `report 1 on member ${user_id}`;
  await audit(db(), { ...reported, subject: report }, server().app.now());
  const account = { provider: 'google', subject: slug, email: `${slug}@google.example`, user_id };
  await db().insert(identities).values(account);
  await db()
    .insert(identityOffers)
    .values({ ...account, token_hash: slug, expires_at: day });
  await db().insert(handovers).values({ token_hash: slug, user_id, expires_at: day });
  await db().insert(passwordResets).values({ token_hash: slug, user_id, expires_at: day });
  await db()
    .insert(abuseReports)
    .values({
      subject: 'event',
      subject_id: event?.id ?? 0,
      reason: 'spam or advertising',
      details: 'Not an event.',
      email: `${slug}@reporter.example`,
      reporter_id: user_id,
    });
}

const deleteAccount = (id: number | string, token: string, current_password: string = PASSWORD) =>
  server().post(`mainapp/profile/${id}/delete/`, { current_password }, { token });

describe('GET /mainapp/profile/:id/export/', () => {
  test('returns everything about the member and nothing about others', async () => {
    const member = await signUp(server());
    await leaveTraces(member, 'mine');
    await leaveTraces(await signUp(server(), other), 'theirs');
    const answer = await server().get(`mainapp/profile/${member.user_id}/export/`, member.token);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kijani-data-2026-03-02.json"',
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toMatchObject({
      account: { username: 'achieng', user_email: individual.email, consents: [{ kind: 'terms' }] },
      interests: { display_name: 'Achieng O.' },
      business: { kra_pin: 'P051234567X' },
      listing: { slug: 'mine', in_language: 'en' },
      result_page: {
        code: 'code-of-mine',
        is_public: true,
        credentials: [{ revoked_at: null }],
      },
      resources: [{ headline: 'How we press blocks' }],
      events: [{ slug: 'mine' }],
      signs_in_by: [{ provider: 'google', subject: 'mine' }],
      attendances: [{ name: 'Open kiln' }],
      applications: [
        {
          state: 'draft',
          responses: [{ question: 101, text: 'Answer of mine' }],
          history: [{ event: 'answer.given', by: 'owner', note: 'mine' }],
        },
      ],
      uploads: [
        { name: 'photo.webp', content_url: expect.stringContaining('/uploads/') as string },
      ],
      proof_documents: [{ name: 'Permit of mine', dated_on: '2026-01-15' }],
      acts_of_admins: [
        { action: 'member.suspended', note: 'Note on mine' },
        { action: 'vetting.response', subject: 'question 101', note: 'mine' },
      ],
      reports: [{ details: 'Not an event.', email: 'mine@reporter.example' }],
    });
    expect(answer.text).not.toMatch(
      /theirs|baraka|argon2|password|token|bytes|search_text|actor_id|77077|told us/i,
    );
  });

  test('returns as many posts as there are, in the order in which they were made', async () => {
    const { user_id, token } = await signUp(server());
    const headlines = Array.from({ length: 120 }, (_none, index) => `Part ${index + 1}`);
    await db()
      .insert(resources)
      .values(headlines.map((headline) => aResource(user_id, headline)));
    const answer = await server().get(`mainapp/profile/${user_id}/export/`, token);
    expect(answer.body['resources']).toMatchObject(headlines.map((headline) => ({ headline })));
    expect(answer.body['events']).toEqual([]);
  });

  test('returns 403 for another id and 401 to a visitor', async () => {
    const member = await signUp(server());
    const someone = await signUp(server(), other);
    for (const id of [someone.user_id, 999_999]) {
      expect((await server().get(`mainapp/profile/${id}/export/`, member.token)).status).toBe(403);
    }
    expect((await server().get(`mainapp/profile/${member.user_id}/export/`)).status).toBe(401);
  });
});

describe('POST /mainapp/profile/:id/delete/', () => {
  test('deletes the account and all it wrote, and nothing of others', async () => {
    const someone = await signUp(server(), other);
    await leaveTraces(someone, 'theirs');
    const before = await counts();
    const member = await signUp(server(), business);
    await leaveTraces(member, 'mine');
    for (const count of Object.values(await counts())) expect(count).toBeGreaterThan(1);

    const answer = await deleteAccount(member.user_id, member.token);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await counts()).toEqual(before);
    expect((await server().get('accounts/me/', member.token)).status).toBe(401);
    expect((await server().get('mainapp/listings/mine-bricks/')).status).toBe(404);
    expect((await server().get('mainapp/listings/mine/', someone.token)).status).toBe(200);
    const login = { username: business.username, password: PASSWORD };
    expect((await server().post('accounts/login/', login)).status).toBe(401);
    const again = await server().post('accounts/signup/', business);
    expect(again.status).toBe(201);
  });

  test('keeps reports without their words, and published trends', async () => {
    const member = await signUp(server());
    await leaveTraces(member, 'mine');
    await db()
      .insert(trendSnapshots)
      .values({ month: '2026-02', trends: { counts: { people: 0, cells: {} } } });
    await deleteAccount(member.user_id, member.token);
    const [report] = await db().select().from(abuseReports);
    expect(report).toMatchObject({
      reason: 'spam or advertising',
      details: '',
      email: '',
      reporter_id: null,
    });
    expect(await db().$count(trendSnapshots)).toBe(1);
    await db().delete(trendSnapshots);
  });

  test.each([
    ['wrong-password', 'The current password is not right.'],
    ['', 'Password is required.'],
  ])('returns 400 for the password %j', async (password, message) => {
    const member = await signUp(server());
    const answer = await deleteAccount(member.user_id, member.token, password);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ current_password: [message] });
    expect((await server().get('accounts/me/', member.token)).status).toBe(200);
  });

  test('returns 429 after ten wrong passwords', async () => {
    const { user_id, token } = await signUp(server());
    for (let count = 0; count < 10; count += 1)
      await deleteAccount(user_id, token, 'wrong-password');
    expect((await deleteAccount(user_id, token)).status).toBe(429);
  });

  test('returns 403 for another and for an unknown id', async () => {
    const member = await signUp(server());
    const someone = await signUp(server(), other);
    for (const id of [someone.user_id, 999_999]) {
      expect((await deleteAccount(id, member.token)).status).toBe(403);
    }
    expect(await db().$count(users)).toBe(2);
  });

  test('returns 409 to the last admin and 204 to one of two', async () => {
    const first = await signUp(server());
    const second = await signUp(server(), other);
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, first.user_id));
    const refused = await deleteAccount(first.user_id, first.token);
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      detail: 'You are the only admin. Make somebody else an admin first.',
    });
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, second.user_id));
    expect((await deleteAccount(first.user_id, first.token)).status).toBe(204);
    expect((await deleteAccount(second.user_id, second.token)).status).toBe(409);
  });

  test('writes neither email nor password to the log', async () => {
    const { user_id, token } = await signUp(server());
    await deleteAccount(user_id, token, 'wrong-password');
    await deleteAccount(user_id, token);
    expect(server().logs.join('')).not.toMatch(/example|wrong-password|korosho|eyJ/);
  });
});
