import { eq } from 'drizzle-orm';
import type { Upload } from '../../../domain/contract/upload';
import type { UserData } from '../../../domain/contract/session';
import { individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { picture, upload } from '../../test/files';
import { forumConsumer } from '../../test/forumConsumer';
import { business, confirmEmail, individual, signUp } from '../../test/people';
import {
  fieldsOf,
  forum,
  locationOf,
  OLD_SECRET,
  openSignOn,
  RETURN,
  SIGN_ON_ENV,
} from '../../test/signOn';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests({ env: SIGN_ON_ENV });
const open = (query: Record<string, string>, accept?: string) =>
  openSignOn(server(), query, accept);

let member: UserData;
let nonce = '';
beforeEach(async () => {
  member = await signUp(server());
  nonce = forum.newNonce();
});

/** Sends a signed request with the member's token; `more` overrides its fields. */
const requestSignOn = (more: Record<string, string | null> = {}, token = member.token) =>
  open({ ...forum.ask(nonce, more), token });

const sentFields = async () => fieldsOf(await requestSignOn());

const change = (values: Partial<typeof users.$inferInsert>) =>
  server().app.db.update(users).set(values).where(eq(users.id, member.user_id));

describe('a signed-in member', () => {
  test('is redirected to the forum with a signed answer (A1)', async () => {
    const answer = await requestSignOn();
    expect(answer.statusCode).toBe(302);
    expect(locationOf(answer)).toMatch(/^https:\/\/forum\.example\.org\/session\/sso_login\?sso=/);
    expect(forum.read(locationOf(answer))).toEqual([
      ['nonce', nonce],
      ['external_id', String(member.user_id)],
      ['email', individual.email],
      ['username', individual.username],
      ['name', 'Achieng Otieno'],
      ['groups', 'individual'],
      ['require_activation', 'true'],
    ]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('is redirected with the parameters of the return address', async () => {
    const answer = await requestSignOn({ return_sso_url: `${RETURN}?lang=sw` });
    expect(locationOf(answer)).toMatch(/sso_login\?lang=sw&sso=/);
    expect(fieldsOf(answer)).toMatchObject({ nonce });
  });

  test('needs no activation when the email is confirmed', async () => {
    await change({ email_verified_at: server().app.now() });
    expect(await sentFields()).not.toHaveProperty('require_activation');
  });

  test('is sent with the picture uploaded here and with no other', async () => {
    await change({ profile_picture: 'https://evil.example/a.webp' });
    expect(await sentFields()).not.toHaveProperty('avatar_url');
    await confirmEmail(server(), member.user_id);
    const bytes = await picture().png().toBuffer();
    const sent = await upload(server(), member.token, bytes, { kind: 'picture' });
    const { content_url: address } = bodyOf<Upload>(sent);
    await change({ profile_picture: address });
    nonce = forum.newNonce();
    expect(await sentFields()).toMatchObject({ avatar_url: `https://kijani.example${address}` });
  });

  test('is sent with the introduction', async () => {
    await server().app.db.insert(individualProfiles).values({
      user_id: member.user_id,
      display_name: 'Achieng',
      introduction: 'I mend & share.\n🌱',
      themes: [],
      county: '042',
      county_public: false,
      use_in_trends: false,
    });
    expect(await sentFields()).toMatchObject({ bio: 'I mend & share.\n🌱' });
  });

  test.each([
    ['another field', 'x&admin=true'],
    ['fields that are there', 'x&nonce=other&external_id=1'],
    ['a picture', '🌱'],
    ['300 characters', 'ñ'.repeat(300)],
  ])('whose name is %s is sent with that name and no further fields (A12)', async (_name, name) => {
    await change({ first_name: name, last_name: '' });
    expect(forum.read(locationOf(await requestSignOn()))).toEqual([
      ['nonce', nonce],
      ['external_id', String(member.user_id)],
      ['email', individual.email],
      ['username', individual.username],
      ['name', name],
      ['groups', 'individual'],
      ['require_activation', 'true'],
    ]);
  });

  test('who is an admin is not sent as an admin of the forum', async () => {
    await change({ role: 'admin' });
    const fields = await sentFields();
    expect(fields).not.toHaveProperty('admin');
    expect(fields).not.toHaveProperty('moderator');
  });

  test('who is a business is sent with the name of the listing as user name', async () => {
    const { token, user_id } = await signUp(server(), business);
    await server().app.db.insert(listings).values({
      owner_id: user_id,
      slug: 'tujenge-bricks',
      status: 'published',
      name: 'Tujenge Bricks',
      summary: 'Blocks of soil and glass.',
      description: '',
      category: 'Home',
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: '',
      same_as: [],
    });
    expect(fieldsOf(await requestSignOn({}, token))).toMatchObject({
      username: 'Tujenge Bricks',
      name: 'Tujenge Bricks',
      groups: 'business',
      bio: 'Blocks of soil and glass.',
    });
  });
});

describe('a signed-out visitor', () => {
  test.each(['text/html', 'application/json'])(
    'is redirected to the sign-in and can then continue (A2, %s)',
    async (accept) => {
      const asked = forum.ask(nonce);
      const answer = await open(asked, accept);
      expect(answer.statusCode).toBe(302);
      const spa = new URL(locationOf(answer));
      expect(spa.origin + spa.pathname).toBe('https://kijani.example/');
      expect(Object.fromEntries(spa.searchParams)).toEqual(asked);

      server().advance(590);
      const { sso = '', sig = '' } = Object.fromEntries(spa.searchParams);
      expect(fieldsOf(await open({ sso, sig, token: member.token }))).toMatchObject({ nonce });
    },
  );

  test('is sent back with failed=true by prompt=none (A6)', async () => {
    const answer = await open(forum.ask(nonce, { prompt: 'none' }));
    expect(answer.statusCode).toBe(302);
    expect(forum.read(locationOf(answer))).toEqual([
      ['nonce', nonce],
      ['failed', 'true'],
    ]);
  });

  test('with prompt=none and a token is answered as a member', async () => {
    const answer = await requestSignOn({ prompt: 'none' });
    expect(fieldsOf(answer)).toMatchObject({ external_id: String(member.user_id) });
  });

  test('is who has an invalid, ended or expired token, or a suspended account (A11)', async () => {
    const goesToLogin = async (token: string) => {
      const answer = await requestSignOn({}, token);
      expect(answer.statusCode).toBe(302);
      expect(new URL(locationOf(answer)).origin).toBe('https://kijani.example');
    };
    await goesToLogin('rubbish');
    await goesToLogin(`${member.token}x`);
    await goesToLogin('');
    await change({ active: false });
    await goesToLogin(member.token);
    await change({ active: true, token_version: 2 });
    await goesToLogin(member.token);
    await change({ token_version: 1 });
    server().advance(25 * 3600);
    nonce = forum.newNonce();
    await goesToLogin(member.token);
  });
});

test('logout=true ends the session and redirects without an answer (A8)', async () => {
  const answer = await requestSignOn({ logout: 'true', return_sso_url: `${RETURN}?a=b` });
  expect(answer.statusCode).toBe(302);
  expect(locationOf(answer)).toBe(`${RETURN}?a=b`);
  expect((await server().get('accounts/me/', member.token)).status).toBe(401);
  const unknown = await requestSignOn({ logout: 'true' });
  expect(locationOf(unknown)).toBe(RETURN);
});

test('the answer is signed with the secret that signed the request, old or new (A9)', async () => {
  const old = forumConsumer(OLD_SECRET, RETURN);
  const answer = await open({ ...old.ask(nonce), token: member.token });
  expect(Object.fromEntries(old.read(locationOf(answer)))).toMatchObject({ nonce });
  expect(() => forum.read(locationOf(answer))).toThrow('wrong signature');
  nonce = forum.newNonce();
  expect(fieldsOf(await requestSignOn())).toMatchObject({ nonce });
});

test('a return address on localhost is accepted without https', async () => {
  const answer = await requestSignOn({ return_sso_url: 'http://localhost:4200/session/sso_login' });
  expect(locationOf(answer)).toMatch(/^http:\/\/localhost:4200\/session\/sso_login\?sso=/);
});

test('the log contains neither token, nonce, email nor signature', async () => {
  const asked = forum.ask(nonce);
  await open({ ...asked, token: member.token });
  await open({ ...asked, token: member.token });
  const text = server().logs.join('');
  expect(text).toContain('/mainapp/discourse/sso/');
  expect(text).not.toContain(member.token);
  expect(text).not.toContain(asked.sig);
  expect(text).not.toContain(nonce);
  expect(text).not.toContain(individual.email);
});
