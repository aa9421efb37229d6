import { asc, eq } from 'drizzle-orm';
import { listings } from '../../../db/schema/listings';
import { applications } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { business, signUp } from '../../../test/people';
import { joinAsAdmin } from '../../../test/posts';
import { serverForTests, type Answer } from '../../../test/testApp';
import { listingOf, putApplication } from '../../../test/vetting';
import { assessmentOf, readAssessmentInput } from '../../vetting/assessmentInput';

const server = serverForTests();

const form = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['responsible processing & packaging'],
  description:
    'We press building blocks from soil and crushed glass. The glass comes from bars in the estate.',
  telephone: '0712 345 678',
  whatsapp_phone: '',
  email: '',
  url: 'https://tujenge.example',
  same_as: [],
  opening_hours: '',
};

/** A business whose listing an admin has published. */
async function published() {
  const owner = await signUp(server(), business);
  const consents = { consent_listing: true, newsletter: false };
  await server().post('mainapp/businesses/', { ...form, ...consents }, { token: owner.token });
  const admin = await joinAsAdmin(server());
  const { id } = await listingOf(server(), owner.user_id);
  await decide(admin.token, id, 'published');
  await mails();
  server().advance(60);
  return { owner, admin, id };
}

const decide = (token: string, id: number, decision: string, more: object = {}) =>
  server().post(
    'mainapp/reviews/',
    { subject: 'listing', subject_id: id, decision, note: '', ...more },
    { token },
  );
const row = async (id: number) => {
  const [found] = await server().app.db.select().from(listings).where(eq(listings.id, id));
  if (!found) throw new Error('no listing');
  return found;
};
const edit = async (token: string, id: number, change: object = {}) =>
  server().post(
    `mainapp/admin/listings/${id}/`,
    { ...form, modified_at: (await row(id)).modified_at.toISOString(), ...change },
    { token, method: 'PUT' },
  );
const feature = (token: string, id: number, featured: boolean) =>
  server().post(`mainapp/admin/listings/${id}/featured/`, { featured }, { token });
const statusAndDetail = ({ status, body }: Answer) => [status, body['detail']];
const mails = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};
const entries = () => server().app.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

describe('PUT /mainapp/admin/listings/:id/', () => {
  test('scores an application anew after another category', async () => {
    const { admin, owner, id } = await published();
    await putApplication(server(), owner.user_id, 'in_progress');
    const { db } = server().app;
    expect((await edit(admin.token, id, { category: 'Energy' })).status).toBe(200);
    const [application = null] = await db.select().from(applications);
    const input = await readAssessmentInput(db, owner.user_id, application);
    expect(input.category).toBe('Energy');
    expect(application?.total).toBe(assessmentOf(input).total);
  });

  test('publishes the edit at once, mails it to the owner and is audited', async () => {
    const { admin, owner, id } = await published();
    await putApplication(server(), owner.user_id, 'listed');
    const answer = await edit(admin.token, id, { name: 'Tujenge Blocks', telephone: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      listing: { name: 'Tujenge Blocks', telephone: null, status: 'published' },
      changes: [],
    });
    const shown = await server().get('mainapp/listings/tujenge-bricks/');
    expect(shown.body).toMatchObject({ name: 'Tujenge Blocks' });
    const [application] = await server().app.db.select().from(applications);
    expect(application?.state).toBe('listed');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'info@tujenge.example',
      subject: 'Changed by our team: Tujenge Blocks',
    });
    expect(mail?.text).toContain('Business name\n  before: Tujenge Bricks\n  now: Tujenge Blocks');
    expect(mail?.text).toContain('Phone number\n  before: +254712345678\n  now: nothing');
    const last = (await entries()).at(-1);
    expect(last).toMatchObject({
      actor_id: admin.user_id,
      as_user_id: owner.user_id,
      action: 'listing.edited',
      subject: `listing ${id}`,
      note: 'Business name, Phone number',
    });
    expect(last?.before_hash).toMatch(/^[\da-f]{64}$/);
    expect(last?.after_hash).not.toBe(last?.before_hash);
  });

  test('changes the language of the words, and keeps it where it is left out', async () => {
    const { admin, id } = await published();
    await edit(admin.token, id, { in_language: 'sw' });
    const answer = await edit(admin.token, id, { name: 'Tujenge Blocks' });
    expect(answer.body).toMatchObject({ listing: { in_language: 'sw' }, changes: [] });
    const [mail] = await mails();
    expect(mail?.text).toContain('Language\n  before: English\n  now: Swahili');
  });

  test('changes nothing when themes come in another order', async () => {
    const { admin, id } = await published();
    const themes = ['nature regeneration', 'community action'];
    expect((await edit(admin.token, id, { themes })).status).toBe(200);
    await mails();
    const before = await row(id);
    server().advance(60);
    expect((await edit(admin.token, id, { themes: themes.toReversed() })).status).toBe(200);
    expect(await row(id)).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test('keeps earlier changes of the owner listed as changes', async () => {
    const { admin, owner, id } = await published();
    const consents = { consent_listing: true, newsletter: false };
    const changed = { ...form, telephone: '0722 000 111', ...consents };
    await server().post('mainapp/businesses/', changed, { token: owner.token });
    server().advance(60);
    const answer = await edit(admin.token, id, {
      telephone: '0722 000 111',
      opening_hours: 'Monday to Friday',
    });
    expect(answer.body['changes']).toEqual([
      { field: 'Phone number', before: '+254712345678', after: '+254722000111' },
    ]);
  });

  test('stores and emails nothing when nothing changes', async () => {
    const { admin, id } = await published();
    const before = await row(id);
    expect((await edit(admin.token, id)).status).toBe(200);
    expect(await row(id)).toEqual(before);
    expect(await mails()).toEqual([]);
    expect((await entries()).map(({ action }) => action)).toEqual(['review.published']);
  });

  test('returns 409 when the version is stale', async () => {
    const { admin, owner, id } = await published();
    const modified_at = (await row(id)).modified_at.toISOString();
    const consents = { consent_listing: true, newsletter: false };
    const changed = { ...form, opening_hours: 'Daily', ...consents };
    await server().post('mainapp/businesses/', changed, { token: owner.token });
    const answer = await edit(admin.token, id, { name: 'Tujenge Blocks', modified_at });
    expect(answer.status).toBe(409);
    expect(answer.body['detail']).toMatch(/^The listing was changed while you were editing\./);
    expect(await row(id)).toMatchObject({ name: 'Tujenge Bricks', opening_hours: 'Daily' });
  });

  test('returns 400 for what the business form refuses, and for private facts', async () => {
    const { admin, id } = await published();
    const answer = await edit(admin.token, id, {
      url: 'javascript:alert(1)',
      description: `${form.description} <script>`,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['description', 'url']);
    const more = await edit(admin.token, id, { kra_pin: 'A012345678Z' });
    expect([more.status, more.body]).toEqual([400, { kra_pin: ['Unknown field.'] }]);
  });
});

describe('POST /mainapp/admin/listings/', () => {
  test.each([
    [{}, 'en'],
    [{ in_language: 'sw' }, 'sw'],
  ])('adds a business that says %j in the language %s', async (said, in_language) => {
    const { token } = await joinAsAdmin(server());
    const added = { ...form, ...said, status: 'published' };
    expect((await server().post('mainapp/admin/listings/', added, { token })).status).toBe(201);
    const shown = await server().get('mainapp/listings/tujenge-bricks/');
    expect(shown.body).toMatchObject({ in_language });
  });
});

describe('POST /mainapp/admin/listings/:id/featured/', () => {
  test('is audited both ways, and once when repeated', async () => {
    const { admin, id } = await published();
    expect((await feature(admin.token, id, true)).body).toMatchObject({
      listing: { featured: true },
    });
    await feature(admin.token, id, true);
    await feature(admin.token, id, false);
    expect((await row(id)).featured).toBe(false);
    expect((await entries()).map(({ action, subject }) => [action, subject])).toEqual([
      ['review.published', `listing ${id}`],
      ['listing.featured', `listing ${id}`],
      ['listing.unfeatured', `listing ${id}`],
    ]);
  });

  test('returns 409 unless the listing is published', async () => {
    const { admin, id } = await published();
    await decide(admin.token, id, 'rejected', { note: 'It closed.' });
    expect(statusAndDetail(await feature(admin.token, id, true))).toEqual([
      409,
      'Only a published listing can be featured.',
    ]);
    expect((await feature(admin.token, id, false)).status).toBe(200);
  });
});

describe('POST /mainapp/reviews/ for a listing', () => {
  test('stores the approved facts on publication', async () => {
    const { id } = await published();
    const { approved, approved_at } = await row(id);
    expect(approved).toMatchObject({ name: 'Tujenge Bricks', telephone: '+254712345678' });
    expect(approved).not.toHaveProperty('status');
    expect(approved_at?.getTime()).toBe(server().app.now().getTime() - 60_000);
  });

  test('takes a published listing down, mails the note and is audited', async () => {
    const { admin, id } = await published();
    const note = 'Nobody answers the phone.';
    const answer = await decide(admin.token, id, 'changes_requested', { note });
    expect(answer.status).toBe(201);
    expect((await server().get('mainapp/listings/tujenge-bricks/')).status).toBe(404);
    expect((await entries()).at(-1)).toMatchObject({
      actor_id: admin.user_id,
      as_user_id: null,
      action: 'review.changes_requested',
      subject: `listing ${id}`,
      note,
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe('No longer public: Tujenge Bricks');
    expect(mail?.text).toContain(note);
    await decide(admin.token, id, 'published');
    expect((await server().get('mainapp/listings/tujenge-bricks/')).status).toBe(200);
  });

  test('decides once for two admins at the same moment, and returns 409 with the status', async () => {
    const { admin, id } = await published();
    const { status, modified_at } = await row(id);
    const seen = { status, modified_at: modified_at.toISOString() };
    const answers = await Promise.all([
      decide(admin.token, id, 'rejected', { note: 'It closed.', seen }),
      decide(admin.token, id, 'changes_requested', { note: 'A phone, please.', seen }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const loser = answers.find((answer) => answer.status === 409);
    expect(loser?.body['detail']).toMatch(
      /^Meanwhile somebody else decided or changed it: it is (rejected|sent back for changes) now\.$/,
    );
    expect(await mails()).toHaveLength(1);
    expect(await entries()).toHaveLength(2);
  });

  test('returns 409 for the same decision again', async () => {
    const { admin, id } = await published();
    await decide(admin.token, id, 'rejected', { note: 'It closed.' });
    const again = await decide(admin.token, id, 'rejected', { note: 'It closed.' });
    expect(statusAndDetail(again)).toEqual([409, 'It is rejected already.']);
  });

  test('returns 409 when the owner has changed the listing since it was read', async () => {
    const { admin, owner, id } = await published();
    await decide(admin.token, id, 'changes_requested', { note: 'A phone, please.' });
    const consents = { consent_listing: true, newsletter: false };
    await server().post('mainapp/businesses/', { ...form, ...consents }, { token: owner.token });
    const { status, modified_at } = await row(id);
    const seen = { status, modified_at: modified_at.toISOString() };
    server().advance(60);
    await server().post(
      'mainapp/businesses/',
      { ...form, ...consents, opening_hours: 'Daily' },
      { token: owner.token },
    );
    expect(statusAndDetail(await decide(admin.token, id, 'published', { seen }))).toEqual([
      409,
      'Its owner has changed it meanwhile. Please look at it again.',
    ]);
  });
});
