import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Profile } from '../../../domain/contract/profile';
import type { Upload } from '../../../domain/contract/upload';
import { passwordResets, users } from '../../db/schema/accounts';
import { picture, upload } from '../../test/files';
import {
  business,
  confirmEmail,
  individual,
  PASSWORD,
  readUser,
  signUp,
  signUpConfirmed,
} from '../../test/people';
import { bodyOf, serverForTests, sessionOf, type Answer } from '../../test/testApp';

const server = serverForTests();
const other = { ...individual, username: 'baraka', email: 'baraka@b.example' };

let [token, userId] = ['', 0];
beforeEach(async () => {
  ({ token, user_id: userId } = await signUp(server()));
});

const details = {
  first_name: 'Achieng',
  last_name: 'Otieno',
  user_email: individual.email,
  phone_num: '000 0000 0000',
  profile_picture: null,
  newsletter: false,
};

interface Sender {
  id?: number | string;
  token?: string;
}

const put = (changes: object, as: Sender = {}): Promise<Answer> => {
  const method: InjectOptions['method'] = 'PUT';
  const more = { method, token: as.token ?? token };
  return server().post(`mainapp/profile/${as.id ?? userId}/`, { ...details, ...changes }, more);
};
const read = async (as: Sender = {}) => {
  const path = `mainapp/profile/${as.id ?? userId}/`;
  return bodyOf<Profile>(await server().get(path, as.token ?? token));
};

describe('GET /mainapp/profile/:id/', () => {
  test('returns the account before its form is filled in', async () => {
    expect(await read()).toEqual({
      user_id: userId,
      username: 'achieng',
      user_type: 'individual',
      first_name: 'Achieng',
      last_name: 'Otieno',
      user_email: 'achieng@example.com',
      email_verified: false,
      phone_num: '000 0000 0000',
      age_bracket: '25-34',
      profile_picture: null,
      newsletter: false,
      takes_messages: true,
      language: 'en',
      weekly: false,
      has_password: true,
      created_at: expect.any(String) as string,
      interests: null,
      business: null,
      consents: [{ kind: 'terms', version: 0, given: true, at: server().app.now().toISOString() }],
    });
  });

  test("returns 403 for any id but one's own, and 401 to a visitor", async () => {
    const someone = await signUp(server(), other);
    for (const id of [someone.user_id, 999_999, 'me', `0${userId}`, `${userId}.0`]) {
      const answer = await server().get(`mainapp/profile/${id}/`, token);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        detail: 'You do not have permission to perform this action.',
      });
    }
    expect((await server().get(`mainapp/profile/${userId}/`)).status).toBe(401);
  });
});

describe('PUT /mainapp/profile/:id/', () => {
  test('stores the changes and returns the new session', async () => {
    const answer = await put({ first_name: ' Atieno ', phone_num: '0712 345 678' });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer)).toMatchObject({ user_id: userId, first_name: 'Atieno' });
    expect(await read()).toMatchObject({ first_name: 'Atieno', phone_num: '0712 345 678' });
    expect((await server().get('accounts/me/', sessionOf(answer).token)).status).toBe(200);
  });

  test('returns 403 for another member and changes nothing', async () => {
    const someone = await signUp(server(), other);
    const before = await readUser(server(), someone.user_id);
    expect((await put({ first_name: 'X' }, { id: someone.user_id })).status).toBe(403);
    expect(await readUser(server(), someone.user_id)).toEqual(before);
  });

  test.each([
    [{ first_name: '' }, 'first_name', 'Please enter your first name.'],
    [{ first_name: undefined }, 'first_name', 'Please enter your first name.'],
    [{ last_name: ' ' }, 'last_name', 'Please enter your surname.'],
    [{ user_email: '' }, 'user_email', 'Email Address is required.'],
    [{ user_email: 'achieng' }, 'user_email', 'Invalid email address format.'],
    [{ phone_num: '12' }, 'phone_num', 'Enter a valid phone number.'],
    [{ newsletter: 'yes' }, 'newsletter', 'Must be a valid boolean.'],
    [{ role: 'admin' }, 'role', 'Unknown field.'],
    [{ user_type: 'business' }, 'user_type', 'Unknown field.'],
    [{ username: 'admin' }, 'username', 'Unknown field.'],
  ])('returns 400 for %j and changes nothing', async (fault, field, message) => {
    const before = await readUser(server(), userId);
    const answer = await put(fault);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toContain(message);
    expect(await readUser(server(), userId)).toEqual(before);
  });

  test('stores the placeholder for an empty phone', async () => {
    await put({ phone_num: '' });
    expect(await read()).toMatchObject({ phone_num: '000 0000 0000' });
  });

  test('refuses a last name of a business, and keeps its user name when its email changes', async () => {
    const firm = await signUp(server(), business);
    const as = { id: firm.user_id, token: firm.token };
    const changes = { first_name: 'Tujenge', last_name: '', user_email: 'new@tujenge.example' };
    expect((await put({ ...changes, last_name: 'X' }, as)).status).toBe(400);
    expect((await put({ ...changes, current_password: PASSWORD }, as)).status).toBe(200);
    expect(await readUser(server(), firm.user_id)).toMatchObject({
      username: 'info@tujenge.example',
      email: 'new@tujenge.example',
    });
    for (const username of ['info@tujenge.example', 'new@tujenge.example']) {
      const login = await server().post('accounts/login/', { username, password: PASSWORD });
      expect(login.status).toBe(200);
    }
  });
});

describe('two windows that change a profile', () => {
  const before = details;

  test('keep what only one of them has changed', async () => {
    await put({ phone_num: '0712 345 678', newsletter: true, before });
    expect((await put({ first_name: 'Atieno', before })).status).toBe(200);
    expect(await read()).toMatchObject({
      first_name: 'Atieno',
      phone_num: '0712 345 678',
      newsletter: true,
    });
  });

  test('get 409 with both versions, without the password, where both have changed the same', async () => {
    await put({ first_name: 'Atieno', before });
    const answer = await put({ first_name: 'Awuor', current_password: PASSWORD, before });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: expect.stringContaining('Choose which version to keep.') as string,
      current: { ...details, first_name: 'Atieno' },
      sent: { ...details, first_name: 'Awuor' },
    });
    expect(await read()).toMatchObject({ first_name: 'Atieno' });
    const chosen = { first_name: 'Awuor', before: { ...details, first_name: 'Atieno' } };
    expect((await put(chosen)).status).toBe(200);
    expect(await read()).toMatchObject({ first_name: 'Awuor' });
  });

  test('may change the same to the same, as when an answer was lost', async () => {
    const change = { first_name: 'Atieno', phone_num: '', before: { ...before, phone_num: '' } };
    for (const answer of [await put(change), await put(change)]) expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({ first_name: 'Atieno', phone_num: '000 0000 0000' });
  });

  test('lose nothing where both are saved at once', async () => {
    const names = ['Atieno', 'Awuor', 'Akoth'];
    const answers = await Promise.all(names.map((name) => put({ first_name: name, before })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('a change of the email', () => {
  const user_email = 'new@example.com';

  test.each([
    [{}, 'Password is required.'],
    [{ current_password: 'wrong-password' }, 'The current password is not right.'],
  ])('returns 400 with %j', async (sent, message) => {
    const answer = await put({ user_email, ...sent });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ current_password: [message] });
    expect(await readUser(server(), userId)).toMatchObject({ email: individual.email });
  });

  test('is stored with the password; both addresses get an email and reset links are deleted', async () => {
    await server().post('dj-rest-auth/password/reset/', { email: individual.email });
    await server().app.laterDone();
    await server().app.deliverMails();
    server().mails.length = 0;
    const answer = await put({ user_email, current_password: PASSWORD });
    expect(sessionOf(answer).user_email).toBe(user_email);
    await server().app.laterDone();
    expect(server().mails).toMatchObject([
      { to: user_email, subject: 'Confirm your email for Kijani' },
      { to: individual.email, subject: 'Your Kijani account has a new email' },
    ]);
    expect(server().mails[1]?.text).not.toContain(user_email);
    expect(await server().app.db.$count(passwordResets)).toBe(0);
  });

  test('ends every session and returns a new one', async () => {
    const login = { username: individual.username, password: PASSWORD };
    const elsewhere = sessionOf(await server().post('accounts/login/', login));
    const here = sessionOf(await put({ user_email, current_password: PASSWORD }));
    expect((await server().get('accounts/me/', elsewhere.token)).status).toBe(401);
    expect((await server().get('accounts/me/', token)).status).toBe(401);
    expect((await server().get('accounts/me/', here.token)).status).toBe(200);
  });

  test('returns 400 for invisible characters, but accepts an email that is stored already', async () => {
    const hidden = 'ach\u200bieng@example.com';
    const refused = await put({ user_email: hidden, current_password: PASSWORD });
    expect(refused.body).toEqual({ user_email: ['Invalid email address format.'] });
    await server().app.db.update(users).set({ email: hidden }).where(eq(users.id, userId));
    expect((await put({ user_email: hidden, first_name: 'Atieno' })).status).toBe(200);
  });

  test.each([
    other.email,
    'BARAKA@B.example',
    'ｂaraka@b.example',
    other.username.toUpperCase() + '@x.example',
  ])('returns 400 for %s, with which another account signs in', async (taken) => {
    const someone = await signUp(server(), other);
    await server()
      .app.db.update(users)
      .set({ username: 'baraka@x.example' })
      .where(eq(users.id, someone.user_id));
    const answer = await put({ user_email: taken, current_password: PASSWORD });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ user_email: ['A user with this email already exists.'] });
    expect(await readUser(server(), userId)).toMatchObject({ email: individual.email });
  });

  test('returns 200 to one and 400 to the other when two members choose the same', async () => {
    const someone = await signUp(server(), other);
    const answers = await Promise.all([
      put({ user_email, current_password: PASSWORD }),
      put(
        { user_email, current_password: PASSWORD },
        { id: someone.user_id, token: someone.token },
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('returns 200 when only the case differs', async () => {
    const answer = await put({ user_email: 'ACHIENG@example.com', current_password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  test('returns 429 after ten wrong passwords, and 200 after 301 seconds', async () => {
    const attempt = () => put({ user_email, current_password: 'wrong-password' });
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
    const answer = await put({ user_email, current_password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('300');
    server().advance(301);
    expect((await put({ user_email, current_password: PASSWORD })).status).toBe(200);
  });
});

describe('the profile picture', () => {
  beforeEach(() => confirmEmail(server(), userId));

  const add = async (kind: string, as = token) => {
    const bytes = await picture().png().toBuffer();
    return bodyOf<Upload>(await upload(server(), as, bytes, { kind })).content_url;
  };

  test('is set to an own upload and removed by null', async () => {
    const address = await add('picture');
    expect(sessionOf(await put({ profile_picture: address })).profile_picture).toBe(address);
    expect(sessionOf(await put({ profile_picture: null })).profile_picture).toBeNull();
  });

  test('returns 400 for another kind, another owner, another host and no upload', async () => {
    const someone = await signUpConfirmed(server(), other);
    const own = await add('picture');
    for (const address of [
      await add('logo'),
      await add('picture', someone.token),
      `https://evil.example${own}`,
      `${own}?x`,
      'javascript:alert(1)',
      '',
      '/uploads/AAAAAAAAAAAAAAAAAAAAAA/photo.webp',
    ]) {
      const answer = await put({ profile_picture: address });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        profile_picture: ['Choose a picture that you uploaded here.'],
      });
    }
    expect(await readUser(server(), userId)).toMatchObject({ profile_picture: null });
  });

  test('is accepted when it is stored already', async () => {
    await server().app.db.update(users).set({ profile_picture: '/members/old.webp' });
    expect((await put({ profile_picture: '/members/old.webp' })).status).toBe(200);
  });
});

test('PUT /mainapp/profile/:id/ writes neither emails nor passwords to the log', async () => {
  await put({ user_email: 'new@example.com', current_password: 'wrong-password' });
  await put({ user_email: 'new@example.com', current_password: PASSWORD });
  await server().app.laterDone();
  expect(server().logs.join('')).not.toMatch(/example\.com|wrong-password|korosho|eyJ/);
});
