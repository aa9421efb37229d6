import { eq } from 'drizzle-orm';
import type { OwnResultPage, ResultPage } from '../../../domain/contract/resultPage';
import type { UserData } from '../../../domain/contract/session';
import { RESULT_CODE_LETTERS } from '../../../domain/vetting/resultPage';
import type { ApplicationState } from '../../../domain/vetting/applicationStates';
import { listings } from '../../db/schema/listings';
import { applicationEvents, applications, resultPages } from '../../db/schema/vetting';
import { addPerson, detach, joinConfirmed, joinWithListing } from '../../test/listingPeople';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsTeam, putApplication, vettingCalls } from '../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;

let account: UserData;
let id: number;
let application: number;
beforeEach(async () => {
  ({ account, id } = await joinWithListing(server()));
  await showOnListing();
  application = await putApplication(server(), account.user_id, 'listed');
});

const changeListing = (change: Partial<typeof listings.$inferInsert>) =>
  db().update(listings).set(change).where(eq(listings.id, id));

const showOnListing = () =>
  changeListing({ level: 'Sapling', badges: ['women_led'], verified_at: server().app.now() });

const path = () => `mainapp/my-listings/${id}/result-page/`;

const put = (is_public: boolean, { token } = account) =>
  server().post(path(), { is_public }, { token, method: 'PUT' });

async function own(): Promise<OwnResultPage> {
  return bodyOf<OwnResultPage>(await server().get(path(), account.token));
}

/** Switches the page on; returns its code. */
async function switchOn(): Promise<string> {
  const answer = await put(true);
  expect(answer.status).toBe(200);
  return bodyOf<OwnResultPage>(answer).code ?? '';
}

const readPage = (code: string) => server().get(`mainapp/result-pages/${code}/`);
const read = async (code: string) => bodyOf<ResultPage>(await readPage(code));
const picture = (code: string, headers = {}) =>
  server().app.inject({ url: `/v/${code}.svg`, headers });

describe('a page of a result', () => {
  test('has no code before it is switched on for the first time', async () => {
    expect(await own()).toMatchObject({ is_public: false, code: null, state: 'valid' });
    expect(await db().$count(resultPages)).toBe(0);
    expect((await put(false)).status).toBe(200);
    expect(await db().$count(resultPages)).toBe(0);
  });

  test('shows level, badges and dates to everybody once it is on, and no answer', async () => {
    const code = await switchOn();
    expect(code).toMatch(new RegExp(`^[${RESULT_CODE_LETTERS}]{10}$`));
    const answer = await readPage(code);
    expect(answer.body).toEqual({
      code,
      state: 'valid',
      business: { name: 'Tujenge Bricks', slug: 'tujenge' },
      level: 'Sapling',
      badges: ['women_led'],
      reviewed_at: '2026-03-02T09:00:00.000Z',
      valid_until: '2027-03-02T09:00:00.000Z',
      questionnaire_version: '2026-11',
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  test('is found by its code in capitals too', async () => {
    const code = await switchOn();
    expect(await read(code.toUpperCase())).toEqual(await read(code));
  });

  test('answers the same 404 when it is off as for a code that nobody has', async () => {
    const code = await switchOn();
    expect((await put(false)).status).toBe(200);
    const off = await readPage(code);
    const unknown = await readPage('bcdfghjkmn');
    expect(off.status).toBe(404);
    expect([off.text, off.status]).toEqual([unknown.text, unknown.status]);
    expect(Object.keys(off.headers)).toEqual(Object.keys(unknown.headers));
    expect((await readPage('not-a-code')).text).toBe(off.text);
    expect((await picture(code)).payload).toBe((await picture('bcdfghjkmn')).payload);
    expect((await picture(code)).statusCode).toBe(404);
  });

  test('keeps its code when it is switched off and on', async () => {
    const code = await switchOn();
    await put(false);
    expect((await own()).code).toBe(code);
    expect(await switchOn()).toBe(code);
    expect(await switchOn()).toBe(code);
    expect((await readPage(code)).status).toBe(200);
  });

  test('is the same to two who switch it on at once', async () => {
    const answers = await Promise.all([put(true), put(true)]);
    const codes = answers.map((answer) => bodyOf<OwnResultPage>(answer).code);
    expect(codes[0]).toBe(codes[1]);
    expect(await db().$count(resultPages)).toBe(1);
  });

  test('is not sent again to whoever has it', async () => {
    const code = await switchOn();
    const { headers } = await readPage(code);
    const again = await server().app.inject({
      url: `/mainapp/result-pages/${code}/`,
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('switching it on', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['while the listing is not public', () => changeListing({ status: 'pending' })],
    ['where the business publishes neither', () => changeListing({ level: null, badges: [] })],
    [
      'while the application is reviewed again',
      () =>
        db()
          .update(applications)
          .set({ state: 'under_review' })
          .where(eq(applications.id, application)),
    ],
  ])('returns 409 %s', async (_when, change) => {
    await change();
    const answer = await put(true);
    expect(answer.status).toBe(409);
    expect(answer.body['detail']).toMatch(/^There is no valid result to show\./);
    expect(await db().$count(resultPages)).toBe(0);
  });

  test('is for owners; editors read it, and others get 404', async () => {
    const editor = await joinConfirmed(server(), 'amina');
    await addPerson(server(), id, editor, 'editor');
    expect((await put(true, editor)).status).toBe(403);
    expect((await server().get(path(), editor.token)).body).toMatchObject({ role: 'editor' });
    const other = await joinConfirmed(server(), 'baraka');
    expect((await put(true, other)).status).toBe(404);
    expect((await server().get(path(), other.token)).status).toBe(404);
    expect((await server().get(path())).status).toBe(401);
    expect((await own()).is_public).toBe(false);
  });

  test.each([
    [{}, 'is_public'],
    [{ is_public: 'yes' }, 'is_public'],
    [{ is_public: true, level: 'Tree' }, 'level'],
  ])('returns 400 for %j', async (body, field) => {
    const answer = await server().post(path(), body, { token: account.token, method: 'PUT' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });
});

describe('a page that is on', () => {
  const note = 'Please show the licence.';
  const nothing = {
    level: null,
    badges: [],
    reviewed_at: null,
    valid_until: null,
    questionnaire_version: null,
  };

  test('says that the result is reviewed again, then revoked, then valid once more', async () => {
    const code = await switchOn();
    const admin = vettingCalls(server, (await joinAsTeam(server())).token);
    await admin.send(application, 'application.reopened', { note });
    expect(await read(code)).toMatchObject({ state: 'reviewing', ...nothing });
    // The history of `putApplication` is empty, but that it left the state is in it.
    await admin.send(application, 'application.rejected', { note });
    expect(await read(code)).toMatchObject({ state: 'revoked', ...nothing });
    expect(await own()).toMatchObject({ state: 'revoked', is_public: true, code });
    await admin.send(application, 'application.reopened', { note });
    await admin.send(application, 'application.approved');
    expect(await read(code)).toMatchObject({ state: 'reviewing' });
    await admin.send(application, 'listing.published');
    expect(await read(code)).toMatchObject({ state: 'valid' });
  });

  test('says whose turn it is while it is reviewed again', async () => {
    const code = await switchOn();
    expect(await read(code)).not.toHaveProperty('turn');
    const admin = vettingCalls(server, (await joinAsTeam(server())).token);
    await admin.send(application, 'application.reopened', { note });
    expect(await read(code)).toMatchObject({ state: 'reviewing', turn: 'team' });
    await admin.send(application, 'changes.requested', { note, question_ids: [301] });
    expect(await read(code)).toMatchObject({ state: 'reviewing', turn: 'owner' });
    await vettingCalls(server, account.token).send(application, 'application.submitted');
    expect(await read(code)).toMatchObject({ state: 'reviewing', turn: 'team' });
  });

  test('names no business whose listing is not public', async () => {
    const code = await switchOn();
    await changeListing({ status: 'rejected', name: 'Something rude' });
    expect(await read(code)).toEqual({ code, state: 'revoked', business: null, ...nothing });
  });

  test('says that the result expired until the renewed one is listed', async () => {
    const code = await switchOn();
    await put(true);
    const expire = { state: 'expired', is_current: false } as const;
    await db().update(applications).set(expire).where(eq(applications.id, application));
    await changeListing({ level: null, badges: [], verified_at: null });
    const expired = {
      ...nothing,
      state: 'expired',
      reviewed_at: '2026-03-02T09:00:00.000Z',
      valid_until: '2027-03-02T09:00:00.000Z',
    };
    const renewed = await putApplication(server(), account.user_id, 'in_progress');
    for (const state of ['in_progress', 'under_review', 'approved'] satisfies ApplicationState[]) {
      await db().update(applications).set({ state }).where(eq(applications.id, renewed));
      expect(await read(code)).toMatchObject({ ...expired, questionnaire_version: '2026-11' });
    }
    const end = new Date('2028-03-02T09:00:00Z');
    await db()
      .update(applications)
      .set({ state: 'listed', expires_at: end })
      .where(eq(applications.id, renewed));
    await showOnListing();
    expect(await read(code)).toMatchObject({ state: 'valid', valid_until: end.toISOString() });
  });

  test('is revoked, not expired, after a renewed result that was listed is refused', async () => {
    const code = await switchOn();
    const expire = { state: 'expired', is_current: false } as const;
    await db().update(applications).set(expire).where(eq(applications.id, application));
    const renewed = await putApplication(server(), account.user_id, 'rejected');
    await db().insert(applicationEvents).values({
      application_id: renewed,
      event: 'application.reopened',
      from_state: 'listed',
      to_state: 'under_review',
      by: 'admin',
    });
    expect((await read(code)).state).toBe('revoked');
  });

  test('is revoked once the listing has no business account', async () => {
    const code = await switchOn();
    await detach(server(), id);
    expect(await read(code)).toMatchObject({ state: 'revoked', ...nothing });
    expect((await put(false)).status).toBe(200);
  });
});

describe('the picture of a result', () => {
  test('says level, who reviewed it and until when it is valid', async () => {
    const code = await switchOn();
    const answer = await picture(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.payload).toContain(
      '<title id="title">Sapling level. Reviewed by Kijani. Valid until 2 March 2027</title>',
    );
    expect(answer.payload).not.toContain('Tujenge');
    const etag = String(answer.headers.etag);
    expect((await picture(code, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('shows no level where the result is not valid', async () => {
    const code = await switchOn();
    await changeListing({ status: 'pending' });
    const { payload } = await picture(code);
    expect(payload).toContain('No longer valid');
    expect(payload).not.toMatch(/Sapling|Valid until|<path/);
  });
});

test('the card of a shared link is there while the page is on', async () => {
  const code = await switchOn();
  const open = () => server().app.inject({ url: `/share/result/${code}.jpg` });
  const { statusCode, headers } = await open();
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  await put(false);
  expect((await open()).statusCode).toBe(404);
});

// Last, since the clock of the server goes on.
test('a result expires on its day, before the application is swept', async () => {
  const code = await switchOn();
  server().advance(365 * 86_400 - 1);
  expect((await read(code)).state).toBe('valid');
  server().advance(1);
  expect(await read(code)).toMatchObject({
    state: 'expired',
    level: null,
    badges: [],
    valid_until: '2027-03-02T09:00:00.000Z',
  });
  expect((await picture(code)).payload).toContain('Expired');
});
