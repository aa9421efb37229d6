import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { twoStepSecrets, recoveryCodes } from '../../db/schema/twoStep';
import { users } from '../../db/schema/accounts';
import { takeMails } from '../../test/moderation';
import { individual, PASSWORD, readUser, signUp } from '../../test/people';
import { PRODUCTION } from '../../test/production';
import { createTestApp, serverForTests, sessionOf, type TestApp } from '../../test/testApp';
import { codeOf, switchOnTwoStep } from '../../test/twoStep';

const server = serverForTests();

const switchOn = (member: UserData, at: TestApp = server()) => switchOnTwoStep(at, member);
const codeNow = (secret: string, periods = 0) => codeOf(server(), secret, periods);

const logIn = (password = PASSWORD, at: TestApp = server()) =>
  at.post('accounts/login/', { username: individual.username, password });
const challenged = async (at: TestApp = server()) =>
  String((await logIn(PASSWORD, at)).body['challenge']);
const sendCode = (challenge: string, code: string, at: TestApp = server()) =>
  at.post('accounts/login/code/', { challenge, code });

describe('setting it up', () => {
  test('needs the password', async () => {
    const { token } = await signUp(server());
    const answer = await server().post(
      'accounts/two-step/setup/',
      { current_password: 'a wrong password' },
      { token },
    );
    expect(answer.status).toBe(400);
    expect(answer.body['current_password']).toEqual(['The current password is not right.']);
  });

  test('counts only after a right code, ends other sessions and mails it', async () => {
    const member = await signUp(server());
    const { secret, session, codes } = await switchOn(member);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect((await server().get('accounts/me/', member.token)).status).toBe(401);
    const state = await server().get('accounts/two-step/', session.token);
    expect(state.body).toEqual({ on: true, required: false, recovery_codes_left: 10 });
    const [mail] = await takeMails(server());
    expect(mail?.subject).toBe('Two-step sign-in is on: your Kijani account');
    const stored = JSON.stringify([
      await server().app.db.select().from(twoStepSecrets),
      await server().app.db.select().from(recoveryCodes),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(codes[0]);
  });

  test('is not on before its first code', async () => {
    const { token } = await signUp(server());
    await server().post('accounts/two-step/setup/', { current_password: PASSWORD }, { token });
    const wrong = await server().post('accounts/two-step/confirm/', { code: '000000' }, { token });
    expect(wrong.status).toBe(400);
    expect((await logIn()).status).toBe(200);
  });
});

describe('signing in', () => {
  test('gives no session before the code is right', async () => {
    const { secret } = await switchOn(await signUp(server()));
    const answer = await logIn();
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ['challenge']]);
    const challenge = String(answer.body['challenge']);
    expect((await server().get('accounts/me/', challenge)).status).toBe(401);
    const signedIn = await sendCode(challenge, codeNow(secret));
    expect(sessionOf(signedIn).user_email).toBe(individual.email);
  });

  test('takes a code once, also with another challenge', async () => {
    const { secret } = await switchOn(await signUp(server()));
    const code = codeNow(secret);
    expect((await sendCode(await challenged(), code)).status).toBe(200);
    expect((await sendCode(await challenged(), code)).status).toBe(401);
    expect((await sendCode(await challenged(), codeNow(secret, -1))).status).toBe(401);
    expect((await sendCode(await challenged(), codeNow(secret, 1))).status).toBe(200);
  });

  test('takes a code once of several that come at the same moment', async () => {
    const { secret } = await switchOn(await signUp(server()));
    const challenge = await challenged();
    const answers = await Promise.all([1, 2, 3].map(() => sendCode(challenge, codeNow(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('answers a code of %i periods from now with %i', async (periods, status) => {
    const { secret } = await switchOn(await signUp(server()));
    server().advance(120);
    expect((await sendCode(await challenged(), codeNow(secret, periods))).status).toBe(status);
  });

  test('takes each recovery code once, in any spelling, and mails it', async () => {
    const { codes } = await switchOn(await signUp(server()));
    await takeMails(server());
    const [code = ''] = codes;
    expect((await sendCode(await challenged(), code.toUpperCase())).status).toBe(200);
    expect((await sendCode(await challenged(), code)).status).toBe(401);
    const [mail, ...more] = await takeMails(server());
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A recovery code was used: your Kijani account');
    expect(mail?.text).toContain('9 codes are left.');
  });

  test('answers a wrong code, a foreign challenge and one that is too old alike', async () => {
    const { secret } = await switchOn(await signUp(server()));
    const challenge = await challenged();
    const answers = [await sendCode(challenge, '000000'), await sendCode('x.y.z', codeNow(secret))];
    server().advance(601);
    answers.push(await sendCode(challenge, codeNow(secret)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('ends a challenge with the sessions of the account', async () => {
    const { secret, session } = await switchOn(await signUp(server()));
    const challenge = await challenged();
    await server().post('accounts/logout/', {}, { token: session.token });
    expect((await sendCode(challenge, codeNow(secret))).status).toBe(401);
  });

  test('counts wrong codes with the attempts to log in', async () => {
    const { secret } = await switchOn(await signUp(server()));
    server().advance(300);
    let status = 0;
    let tries = 0;
    for (; status !== 429 && tries < 30; tries += 1) {
      const answer = await logIn();
      status = answer.status;
      if (status === 202) {
        status = (await sendCode(String(answer.body['challenge']), '000000')).status;
      }
    }
    expect(tries).toBeLessThanOrEqual(6);
    server().advance(300);
    expect((await sendCode(await challenged(), codeNow(secret))).status).toBe(200);
  });
});

describe('afterwards', () => {
  test('is switched off by password and code', async () => {
    const { secret, session } = await switchOn(await signUp(server()));
    const off = (current_password: string, code: string) =>
      server().post('accounts/two-step/off/', { current_password, code }, { token: session.token });
    expect((await off('a wrong password', codeNow(secret))).status).toBe(400);
    expect((await off(PASSWORD, '000000')).status).toBe(400);
    expect((await off(PASSWORD, codeNow(secret))).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect(await server().app.db.select().from(twoStepSecrets)).toEqual([]);
    expect(await server().app.db.select().from(recoveryCodes)).toEqual([]);
  });

  test('replaces the recovery codes', async () => {
    const { secret, session, codes } = await switchOn(await signUp(server()));
    const renewed = await server().post(
      'accounts/two-step/codes/',
      { code: codeNow(secret) },
      { token: session.token },
    );
    const [fresh = ''] = renewed.body['recovery_codes'] as string[];
    expect((await sendCode(await challenged(), codes[0] ?? '')).status).toBe(401);
    expect((await sendCode(await challenged(), fresh)).status).toBe(200);
  });
});

describe('in production', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ env: PRODUCTION });
  }, 60_000);
  afterAll(() => strict.close());

  test('a role cannot be used before it is set up, and it cannot be switched off', async () => {
    const { user_id } = await signUp(strict);
    await strict.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, user_id));
    const due = sessionOf(await logIn(PASSWORD, strict));
    expect(due).toMatchObject({ role: 'admin', two_step_due: true });
    const refused = await strict.get('mainapp/admin/audit/', due.token);
    expect(refused.status).toBe(403);
    expect(refused.body['detail']).toMatch(/^Set up two-step sign-in/);
    expect((await strict.get('vet/categories/', due.token)).status).toBe(403);
    expect((await strict.get('mainapp/member-zone/', due.token)).status).toBe(200);

    const { secret, session } = await switchOn(due, strict);
    expect(session.two_step_due).toBeUndefined();
    expect((await strict.get('mainapp/admin/audit/', session.token)).status).toBe(200);
    const off = await strict.post(
      'accounts/two-step/off/',
      { current_password: PASSWORD, code: codeOf(strict, secret) },
      { token: session.token },
    );
    expect(off.status).toBe(409);
    expect((await readUser(strict, user_id)).two_step_at).not.toBeNull();
  });
});
