import { eq } from 'drizzle-orm';
import { messagesRepository } from './repository';
import { memberMessages } from '../../db/schema/messages';
import type { Message } from '../../../domain/contract/message';
import type { UserData } from '../../../domain/contract/session';
import { users } from '../../db/schema/accounts';
import { addCards } from '../../test/cards';
import { takeMails } from '../../test/moderation';
import { confirmEmail } from '../../test/people';
import { join } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const DAY_SECONDS = 86_400;

let juma: UserData;
let ciku: UserData;
beforeEach(async () => {
  juma = await join(server(), 'juma');
  ciku = await join(server(), 'ciku');
  await addCards(server(), [juma.user_id, ciku.user_id]);
  await confirmEmail(server(), juma.user_id);
  await confirmEmail(server(), ciku.user_id);
  await takeMails(server());
});

const write = (from: UserData, to: number, text = 'Shall we share a stall?') =>
  server().post(`mainapp/members/${to}/messages/`, { text }, { token: from.token });
const list = async ({ token }: UserData) =>
  bodyOf<Message[]>(await server().get('mainapp/messages/', token));
const change = (id: number, set: Partial<typeof users.$inferInsert>) =>
  server().app.db.update(users).set(set).where(eq(users.id, id));

test('reaches a member by email and in the Member Zone, without an address', async () => {
  const { status, body } = await write(juma, ciku.user_id, ' Hello\n<b>there</b> ');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    is_own: true,
    member_id: ciku.user_id,
    text: 'Hello\n<b>there</b>',
  });
  const [mail, ...others] = await takeMails(server());
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ciku.user_email,
    subject: `Card ${juma.user_id} wrote to you on Kijani`,
  });
  expect(mail?.text).toContain('<b>there</b>');
  expect(mail?.html).toContain('&lt;b>there&lt;/b>');
  expect(JSON.stringify(mail)).not.toContain(juma.user_email);
  const got = await list(ciku);
  expect(got).toMatchObject([
    { is_own: false, member_id: juma.user_id, display_name: `Card ${juma.user_id}` },
  ]);
  expect(JSON.stringify(got)).not.toMatch(/@|Otieno/);
  expect((await write(ciku, juma.user_id, 'Yes.')).status).toBe(201);
  expect((await list(juma)).map(({ text }) => text)).toEqual(['Yes.', 'Hello\n<b>there</b>']);
});

test('is read by these two alone', async () => {
  await write(juma, ciku.user_id);
  expect(await list(await join(server(), 'other'))).toEqual([]);
});

test.each([
  ['who takes none', () => change(ciku.user_id, { takes_messages: false }), 403],
  ['who is suspended', () => change(ciku.user_id, { active: false }), 404],
])('does not reach a member %s', async (_who, act, status) => {
  await act();
  expect((await write(juma, ciku.user_id)).status).toBe(status);
  expect(await takeMails(server())).toEqual([]);
});

test('does not reach a member without a card, and is not written without one', async () => {
  const other = await join(server(), 'other');
  await confirmEmail(server(), other.user_id);
  expect((await write(juma, other.user_id)).status).toBe(404);
  const { status, body } = await write(other, ciku.user_id);
  expect([status, body['detail']]).toEqual([403, expect.stringMatching(/^Fill in your profile/)]);
});

test.each([
  ['', { text: ['Write something here.'] }],
  [' \n', { text: ['Write something here.'] }],
])('is refused with the text %p', async (text, body) => {
  expect(await write(juma, ciku.user_id, text)).toMatchObject({ status: 400, body });
});

test('is refused to oneself, and to ids that there are not', async () => {
  expect((await write(juma, juma.user_id)).status).toBe(400);
  expect((await write(juma, 99_999)).status).toBe(404);
});

test('can be written twenty times a day', async () => {
  const others: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    others.push((await join(server(), `member${count}`)).user_id);
  }
  await addCards(server(), others);
  for (let count = 0; count < 20; count += 1) {
    expect((await write(juma, others[count % 4] ?? 0)).status).toBe(201);
  }
  expect((await write(juma, others[0] ?? 0)).status).toBe(429);
  server().advance(DAY_SECONDS);
  expect((await write(juma, others[0] ?? 0)).status).toBe(201);
});

test('is removed after 180 days, and with the account of either', async () => {
  const { app, advance } = server();
  const stored = () => app.db.$count(memberMessages);
  await write(juma, ciku.user_id);
  advance(180 * DAY_SECONDS - 1);
  await app.sweep();
  expect(await stored()).toBe(1);
  advance(2);
  await app.sweep();
  expect(await stored()).toBe(0);
  await messagesRepository(app.db).add(juma.user_id, ciku.user_id, 'Hello', app.now());
  await app.db.delete(users).where(eq(users.id, ciku.user_id));
  expect(await stored()).toBe(0);
});

test('is switched off and on in the profile, and the card says so', async () => {
  const card = async () => {
    const { body } = await server().get('mainapp/members/');
    return (body['results'] as { member_id: number; takes_messages: boolean }[]).find(
      ({ member_id }) => member_id === ciku.user_id,
    )?.takes_messages;
  };
  expect(await card()).toBe(true);
  const { first_name, last_name, user_email, phone_num, profile_picture, newsletter } = (
    await server().get(`mainapp/profile/${ciku.user_id}/`, ciku.token)
  ).body as Record<string, unknown>;
  const kept = { first_name, last_name, user_email, phone_num, profile_picture, newsletter };
  const save = (more: object) =>
    server().post(
      `mainapp/profile/${ciku.user_id}/`,
      { ...kept, ...more },
      {
        token: ciku.token,
        method: 'PUT',
      },
    );
  expect((await save({ takes_messages: false })).status).toBe(200);
  expect(await card()).toBe(false);
  await save({});
  expect(await card()).toBe(false);
  await save({ takes_messages: true });
  expect(await card()).toBe(true);
});
