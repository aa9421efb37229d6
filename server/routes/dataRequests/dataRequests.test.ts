import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import type { DataRequest } from '../../../domain/contract/admin/privacy';
import type { OwnDataRequest } from '../../../domain/contract/privacy';
import { dataRequests } from '../../db/schema/privacy';
import { takeMails } from '../../test/moderation';
import { join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const DAY = 86_400_000;
const DAY_SECONDS = 86_400;
const own = 'mainapp/data-requests/';
const desk = 'mainapp/admin/data-requests/';

let admin: UserData;
let member: UserData;
beforeEach(async () => {
  admin = await joinAsAdmin(server());
  member = await join(server(), 'baraka');
  await takeMails(server());
});

const ask = (kind = 'access', details = 'What do you hold?') =>
  server().post(own, { kind, details }, { token: member.token });
const list = async () => bodyOf<DataRequest[]>(await server().get(desk, admin.token));
const close = (id: number, state = 'done', answer = 'Here it is.') =>
  server().post(`${desk}${id}/close/`, { state, answer }, { token: admin.token });

test.each([
  ['access', 7],
  ['correction', 7],
  ['deletion', 14],
  ['objection', 7],
  ['portability', 30],
])('a request for %s is due in %i days, and an email says so', async (kind, days) => {
  const { status, body } = await ask(kind);
  expect(status).toBe(201);
  const due = new Date(server().app.now().getTime() + days * DAY).toISOString();
  expect(body).toMatchObject({ kind, state: 'open', due_at: due, answer: '' });
  const [mail] = await takeMails(server());
  expect(mail).toMatchObject({ to: member.user_email, subject: 'Your data at Kijani' });
  expect(mail?.text).toMatch(/We answer by \d+ \w+ 2026\./);
});

test('lists the open requests first, by the day on which they are due, and audits the reading', async () => {
  const { body: first } = await ask('portability');
  const { body: second } = await ask('access');
  const { body: third } = await ask('deletion');
  await close(Number(second['id']));
  expect((await list()).map(({ id }) => id)).toEqual([third['id'], first['id'], second['id']]);
  expect(
    (await server().get('mainapp/admin/audit/?action=data_request.listed', admin.token)).body,
  ).toMatchObject({ count: 1 });
});

test('answers a request once, by email and in the profile', async () => {
  const { body } = await ask();
  await takeMails(server());
  const id = Number(body['id']);
  expect((await close(id, 'refused', ' It is about somebody else. ')).body).toMatchObject({
    state: 'refused',
    answer: 'It is about somebody else.',
    closed_by: 'admin Otieno',
  });
  expect((await close(id)).status).toBe(409);
  const [mail, ...others] = await takeMails(server());
  expect(others).toEqual([]);
  expect(mail?.text).toContain('We cannot do what you asked');
  expect(mail?.text).toContain('It is about somebody else.');
  const seen = bodyOf<OwnDataRequest[]>(await server().get(own, member.token));
  expect(seen).toMatchObject([{ state: 'refused', answer: 'It is about somebody else.' }]);
});

test.each(['close/', 'data/'])('answers 404 to %s of a request that there is not', async (end) => {
  const answer =
    end === 'data/' ? await server().get(`${desk}99/${end}`, admin.token) : await close(99);
  expect(answer.status).toBe(404);
});

test('takes three open requests of a member, and another once one is answered', async () => {
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
  const first = answers.find(({ status }) => status === 201);
  await close(Number(first?.body['id']));
  expect((await ask()).status).toBe(201);
});

test('refuses a request without words', async () => {
  const { status, body } = await ask('access', '  ');
  expect([status, body]).toEqual([400, { details: ['Write something here.'] }]);
});

describe('a request that came by email', () => {
  const received_at = '2026-02-27T09:00:00.000Z';
  const record = (more = {}) =>
    server().post(
      desk,
      {
        kind: 'deletion',
        email: 'Juma@b.example',
        details: 'Delete my letter.',
        received_at,
        ...more,
      },
      { token: admin.token },
    );

  test('runs from the day on which it came', async () => {
    const { status, body } = await record();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user_id: null,
      is_recorded: true,
      received_at,
      due_at: '2026-03-13T09:00:00.000Z',
    });
    expect((await server().get(`${desk}${Number(body['id'])}/data/`, admin.token)).status).toBe(
      404,
    );
  });

  test('belongs to the member with that email, whose data can be read for the answer', async () => {
    const { body } = await record({ email: member.user_email.toUpperCase() });
    expect(body).toMatchObject({ user_id: member.user_id });
    const { body: data } = await server().get(`${desk}${Number(body['id'])}/data/`, admin.token);
    expect(data).toMatchObject({ account: { user_email: member.user_email } });
    const { body: log } = await server().get(
      'mainapp/admin/audit/?action=data_request.exported',
      admin.token,
    );
    expect(log).toMatchObject({ results: [{ subject: `member ${member.user_id}` }] });
  });

  test.each([
    [{ email: 'juma' }, { email: ['Write an email address.'] }],
    [{ received_at: 'yesterday' }, { received_at: ['Write a day and a time.'] }],
    [{ received_at: '2027-01-01T00:00Z' }, { received_at: ['This is in the future.'] }],
  ])('is refused with %j', async (more, body) => {
    expect(await record(more)).toMatchObject({ status: 400, body });
  });
});

test('who asked and the words are removed 30 days after the answer', async () => {
  const { body } = await ask();
  const { body: open } = await ask('deletion');
  await close(Number(body['id']));
  const words = async (id: unknown) => {
    const [row] = await server()
      .app.db.select()
      .from(dataRequests)
      .where(eq(dataRequests.id, Number(id)));
    return [row?.email, row?.details, row?.answer];
  };
  server().advance(30 * DAY_SECONDS - 1);
  await server().app.sweep();
  expect(await words(body['id'])).toEqual([member.user_email, 'What do you hold?', 'Here it is.']);
  server().advance(2);
  await server().app.sweep();
  expect(await words(body['id'])).toEqual(['', '', '']);
  expect(await words(open['id'])).toContain('What do you hold?');
});
