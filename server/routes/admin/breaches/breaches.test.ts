import type { Breach, BreachAccountsAnswer } from '../../../../domain/contract/admin/privacy';
import type { UserData } from '../../../../domain/contract/session';
import { fromCsv } from '../../../../domain/csv';
import { takeMails } from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../../test/testApp';

const server = serverForTests();
const base = 'mainapp/admin/breaches/';
const words = {
  title: 'A lost laptop',
  description: 'It was locked.',
  noticed_at: '2026-03-01T09:00:00.000Z',
};

let token: string;
let baraka: UserData;
let id: number;
beforeEach(async () => {
  ({ token } = await joinAsAdmin(server()));
  baraka = await join(server(), 'baraka');
  await join(server(), 'ciku');
  await takeMails(server());
  id = bodyOf<Breach>(await server().post(base, { ...words, based_on: 0 }, { token })).id;
});

const post = (end: string, body: object) => server().post(`${base}${id}/${end}`, body, { token });
const read = async () => bodyOf<Breach>(await server().get(`${base}${id}/`, token));
const add = async (...names: string[]) =>
  bodyOf<BreachAccountsAnswer>(await post('accounts/', { names, everybody: false }));
const tell = (): Promise<Answer> =>
  post('notice/', { subject: 'About your data', text: 'It was lost.\n\nChange your password.' });
const logged = async (action: string) =>
  (await server().get(`mainapp/admin/audit/?action=${action}`, token)).body['results'];

test('has to be reported within 72 hours of the moment at which it was noticed', async () => {
  expect(await read()).toMatchObject({
    ...words,
    report_due_at: '2026-03-04T09:00:00.000Z',
    accounts: 0,
    told: 0,
  });
  expect(await logged('breach.recorded')).toMatchObject([
    { subject: `breach ${id}`, subject_name: 'A lost laptop' },
  ]);
});

test.each([
  [{ title: ' ' }, { title: ['Write something here.'] }],
  [{ noticed_at: '2027-01-01T00:00Z' }, { noticed_at: ['This is in the future.'] }],
])('is refused with %j', async (more, body) => {
  const answer = await server().post(base, { ...words, ...more, based_on: 0 }, { token });
  expect(answer).toMatchObject({ status: 400, body });
});

test('returns 409 with both where somebody else has saved meanwhile', async () => {
  const save = (title: string, based_on: number) =>
    server().post(`${base}${id}/`, { ...words, title, based_on }, { token, method: 'PUT' });
  const answers = await Promise.all([save('Mine', 1), save('Theirs', 1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ current: { version: 2 }, sent: { based_on: 1 } });
  expect((await save('Again', 2)).status).toBe(200);
});

test('notes who did a step and when, and opens it again', async () => {
  const step = { step: 'report', is_done: true, note: 'No. 12' };
  await post('steps/', step);
  const stepNow = async () => (await read()).steps.find(({ step: name }) => name === 'report');
  expect(await stepNow()).toEqual({
    step: 'report',
    done_at: server().app.now().toISOString(),
    by: 'admin Otieno',
    note: 'No. 12',
  });
  await post('steps/', { ...step, is_done: false });
  expect(await stepNow()).toMatchObject({ done_at: null, by: null, note: '' });
});

test('of two steps at one moment both are noted', async () => {
  await Promise.all(
    ['stop', 'understand'].map((step) => post('steps/', { step, is_done: true, note: '' })),
  );
  expect((await read()).steps.filter(({ done_at }) => done_at !== null)).toHaveLength(2);
});

test('lists accounts by email and user name, each once, and says which it does not know', async () => {
  const { added, unknown, breach } = await add(
    ' BARAKA@example.com',
    'baraka',
    'ciku',
    'nobody',
    '',
  );
  expect({ added, unknown, accounts: breach.accounts }).toEqual({
    added: 2,
    unknown: ['nobody'],
    accounts: 2,
  });
  expect((await add('ciku')).added).toBe(0);
  const { text } = await server().get(`${base}${id}/accounts/export/`, token);
  expect(fromCsv(text).slice(1)).toEqual([
    [String(baraka.user_id), 'baraka', 'baraka Otieno', 'baraka@example.com', ''],
    expect.arrayContaining(['ciku@example.com']),
  ]);
  expect(await logged('breach.accounts_exported')).toMatchObject([{ note: '2 accounts' }]);
});

test('tells each account once, also when it is sent again at the same moment', async () => {
  await add('baraka');
  await Promise.all([tell(), tell()]);
  await add('ciku');
  expect((await tell()).body).toMatchObject({ accounts: 2, told: 2 });
  await tell();
  const mails = await takeMails(server());
  expect(mails.map(({ to }) => to).sort()).toEqual(['baraka@example.com', 'ciku@example.com']);
  expect(mails[0]).toMatchObject({ subject: 'About your data' });
  expect(mails[0]?.text).toContain('Change your password.');
});

test('tells every account, in batches', async () => {
  for (let count = 0; count < 120; count += 1) await join(server(), `member${count}`);
  await takeMails(server());
  const { body } = await post('accounts/', { names: [], everybody: true });
  expect(body).toMatchObject({ added: 123 });
  expect((await tell()).body).toMatchObject({ told: 100 });
  const mails = await takeMails(server());
  expect(new Set(mails.map(({ to }) => to)).size).toBe(123);
  expect((await read()).told).toBe(123);
});

test('takes off whoever was not told, and keeps whoever was', async () => {
  await add('baraka');
  await tell();
  await add('ciku');
  const answer = await server().post(`${base}${id}/accounts/`, {}, { token, method: 'DELETE' });
  expect(answer.body).toMatchObject({ accounts: 1, told: 1 });
});

test.each(['', 'accounts/export/'])(
  'answers 404 to %p of a breach that there is not',
  async (end) => {
    expect((await server().get(`${base}99/${end}`, token)).status).toBe(404);
  },
);
