import { eq } from 'drizzle-orm';
import type { Profile } from '../../../domain/contract/profile';
import type { UserData } from '../../../domain/contract/session';
import { mails as mailTable, smsPhones } from '../../db/schema/mails';
import { users } from '../../db/schema/accounts';
import { joinConfirmed } from '../../test/listingPeople';
import { takeMails } from '../../test/moderation';
import { confirmEmail } from '../../test/people';
import { startSmsService, type SmsService } from '../../test/smsService';
import { bodyOf, createTestApp, type TestApp } from '../../test/testApp';
import {
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  putListing,
  vettingCalls,
} from '../../test/vetting';

const PHONE = '+254712345678';

let service: SmsService;
let server: TestApp;
let member: UserData;

beforeAll(async () => {
  service = await startSmsService();
  server = await createTestApp({ env: { SMS_URL: service.url } });
}, 60_000);
beforeEach(async () => {
  await server.reset();
  member = await joinConfirmed(server, 'amina');
  service.posted.length = 0;
  service.answers.length = 0;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const send = (phone = '0712 345 678', { token } = member) =>
  server.post('accounts/sms/', { phone }, { token });
const confirm = (code: string, { token } = member) =>
  server.post('accounts/sms/confirm/', { code }, { token });
const end = () => server.post('accounts/sms/', {}, { token: member.token, method: 'DELETE' });

/** What has come to phones, once the queue has sent it; taken out. */
async function messages() {
  await server.app.laterDone();
  await server.app.deliverMails();
  return service.posted.splice(0);
}

async function takeCode(): Promise<string> {
  const [message] = await messages();
  const code = /\d{6}/.exec(message?.message ?? '')?.[0];
  if (code === undefined) throw new Error('no code has come');
  return code;
}

async function confirmPhone(): Promise<void> {
  expect((await send()).status).toBe(200);
  expect((await confirm(await takeCode())).status).toBe(200);
}

const profile = async () =>
  bodyOf<Profile>(await server.get(`mainapp/profile/${member.user_id}/`, member.token));

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a phone', () => {
  test('gets a code from the account at the service, and counts once the code came back', async () => {
    expect((await profile()).sms).toEqual({ number: null, pending: null });
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([200, { number: null, pending: PHONE }]);
    const posted = await messages();
    expect(posted).toEqual([
      {
        username: 'kijani',
        apiKey: 'a/key',
        from: 'KIJANI',
        to: PHONE,
        message: expect.stringMatching(
          /^Kijani: your code is \d{6}\. It works for 15 minutes\.$/,
        ) as string,
      },
    ]);
    const code = /\d{6}/.exec(posted[0]?.message ?? '')?.[0] ?? '';
    const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([confirmed.status, confirmed.body]).toEqual([200, { number: PHONE, pending: null }]);
    expect((await profile()).sms).toEqual({ number: PHONE, pending: null });
    expect((await profile()).consents[0]).toMatchObject({ kind: 'sms', given: true });
  });

  test('gets its code in the language of the request', async () => {
    await server.post(
      'accounts/sms/',
      { phone: '0712 345 678' },
      { token: member.token, headers: { 'accept-language': 'sw' } },
    );
    expect((await messages())[0]?.message).toMatch(/^Kijani: msimbo wako ni \d{6}\./);
  });

  test('is replaced only once the code of the next one came back', async () => {
    await confirmPhone();
    await send('0110 000 111');
    expect((await profile()).sms).toEqual({ number: PHONE, pending: '+254110000111' });
    await confirm(await takeCode());
    expect((await profile()).sms).toEqual({ number: '+254110000111', pending: null });
  });

  test('is not confirmed by the code of an earlier number', async () => {
    await send();
    const first = await takeCode();
    await send('0110 000 111');
    const second = await takeCode();
    if (first !== second) expect((await confirm(first)).status).toBe(400);
    expect((await profile()).sms?.number).toBeNull();
  });

  test('needs another code after five wrong ones, and after 15 minutes', async () => {
    await send();
    const code = await takeCode();
    const statuses: number[] = [];
    for (const tried of [...Array<string>(5).fill(other(code)), code]) {
      statuses.push((await confirm(tried)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 409]);
    await send();
    const next = await takeCode();
    server.advance(15 * 60);
    expect((await confirm(next)).status).toBe(409);
    expect((await profile()).sms).toEqual({ number: null, pending: null });
  });

  test('cannot be confirmed by somebody else', async () => {
    const baraka = await joinConfirmed(server, 'baraka');
    await messages();
    await send();
    expect((await confirm(await takeCode(), baraka)).status).toBe(409);
  });

  test.each(['', '0712', '+44 7911 123456', '020 1234567', 'call me'])(
    'is refused for "%s"',
    async (phone) => {
      const answer = await send(phone);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(['phone']);
      expect(await messages()).toEqual([]);
    },
  );

  test('waits until the email is verified', async () => {
    const unverified = { email_verified_at: null };
    await server.app.db.update(users).set(unverified).where(eq(users.id, member.user_id));
    expect((await send()).status).toBe(409);
    expect(await messages()).toEqual([]);
  });

  test('gets three codes an hour, of all accounts together', async () => {
    const baraka = await joinConfirmed(server, 'baraka');
    const statuses: number[] = [];
    for (const who of [member, member, baraka, baraka]) {
      statuses.push((await send(undefined, who)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await messages()).toHaveLength(3);
  });

  test('is stored with no code in clear, and forgotten when no code comes', async () => {
    await send();
    const code = await takeCode();
    const rows = () => server.app.db.select().from(smsPhones);
    const stored = [await rows(), await server.app.db.select().from(mailTable)];
    expect(JSON.stringify(stored)).not.toContain(code);
    await server.app.sweep();
    expect(await rows()).toHaveLength(1);
    server.advance(15 * 60 + 1);
    await server.app.sweep();
    expect(await rows()).toEqual([]);
  });

  test('is in the export of the account', async () => {
    await confirmPhone();
    const { body } = await server.get(`mainapp/profile/${member.user_id}/export/`, member.token);
    expect(body['sms_phone']).toMatchObject({ number: PHONE, pending: null });
  });
});

describe('a decision', () => {
  beforeEach(async () => {
    member = await joinAsBusiness(server, 'tujenge');
    await confirmEmail(server, member.user_id);
  });

  /** Approves an application of `member`; returns what came to the phone. */
  async function approve() {
    const admin = await joinAsTeam(server);
    await putListing(server, member.user_id);
    const id = await putApplication(server, member.user_id, 'under_review');
    const answer = await vettingCalls(() => server, admin.token).send(id, 'application.approved');
    expect(answer.status).toBe(200);
    server.advance(15);
    return messages();
  }
  const emails = async () => (await takeMails(server)).map(({ subject }) => subject);

  test('comes in a few words beside its email, in the language of the account', async () => {
    await confirmPhone();
    await server.app.db.update(users).set({ language: 'sw' }).where(eq(users.id, member.user_id));
    const [message, ...more] = await approve();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      to: PHONE,
      message: 'Kijani: Ombi lako limeidhinishwa. http://localhost:3000/sw/report',
    });
    expect(await emails()).toContain('Ombi lako limeidhinishwa: Kijani');
  });

  test('comes by email alone without a confirmed phone, and after its end', async () => {
    await confirmPhone();
    await send('0110 000 111');
    await takeCode();
    expect((await end()).status).toBe(204);
    expect(await approve()).toEqual([]);
    expect(await emails()).toContain('Your application is approved: Kijani');
    expect((await profile()).sms).toEqual({ number: null, pending: null });
    expect((await profile()).consents[0]).toMatchObject({ kind: 'sms', given: false });
  });

  test('is sent again after trouble of the service', async () => {
    await confirmPhone();
    service.answers.push(-401);
    expect(await approve()).toHaveLength(1);
    expect(await messages()).toEqual([]);
    server.advance(60);
    const [again] = await messages();
    expect(again?.message).toMatch(/^Kijani: Your application is approved\. /);
    server.advance(24 * 3600);
    expect(await messages()).toEqual([]);
  });

  test.each([403, 406])('ends messages to a number that takes none (%i)', async (status) => {
    await confirmPhone();
    service.answers.push(status);
    expect(await approve()).toHaveLength(1);
    server.advance(24 * 3600);
    expect(await messages()).toEqual([]);
    expect(await server.app.db.select().from(smsPhones)).toEqual([]);
  });

  test('never has the number or the words in the log, nor in the queue once it was sent', async () => {
    await confirmPhone();
    service.answers.push(500);
    await approve();
    server.advance(60);
    await messages();
    expect(server.logs.join('')).not.toMatch(/712345678|a\/key|approved\./);
    expect(JSON.stringify(await server.app.db.select().from(mailTable))).not.toMatch(/712345678/);
  });
});

test('a site without a service offers none', async () => {
  const plain = await createTestApp();
  try {
    const amina = await joinConfirmed(plain, 'amina');
    const { token } = amina;
    expect((await plain.post('accounts/sms/', { phone: '0712345678' }, { token })).status).toBe(
      404,
    );
    expect((await plain.get(`mainapp/profile/${amina.user_id}/`, token)).body).not.toHaveProperty(
      'sms',
    );
  } finally {
    await plain.close();
  }
});
