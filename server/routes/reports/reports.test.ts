import { abuseReports } from '../../db/schema/reports';
import { DEMO_PASSWORD } from '../../seed/isDemo';
import { writeDemo } from '../../test/demo';
import { serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

const report = {
  subject: 'listing',
  subject_id: 1,
  reason: 'wrong contact details',
  details: 'The number is somebody else’s.',
  email: '',
};
const send = (body: object, more?: Parameters<ReturnType<typeof server>['post']>[2]) =>
  server().post('mainapp/reports/', body, more);
const rows = () => server().app.db.select().from(abuseReports).orderBy(abuseReports.id);

test('stores the report of a visitor', async () => {
  const answer = await send(report);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ detail: 'Thank you. Our team will look at it.' });
  expect(await rows()).toEqual([
    {
      ...report,
      id: expect.any(Number) as number,
      reporter_id: null,
      created_at: server().app.now(),
      closed_at: null,
      closed_by: null,
      outcome: null,
      note: null,
    },
  ]);
});

test('stores the reporter when signed in, and none for an invalid token', async () => {
  const credentials = { username: 'wanjiku', password: DEMO_PASSWORD };
  const { token, user_id } = sessionOf(await server().post('accounts/login/', credentials));
  await send({ ...report, subject: 'event' }, { token });
  await send({ ...report, subject: 'resource' }, { token: 'bad' });
  expect((await rows()).map(({ reporter_id }) => reporter_id)).toEqual([user_id, null]);
});

test.each([
  [{ subject_id: 99_999 }],
  [{ subject_id: 99_999_999_999 }],
  [{ subject: 'member', subject_id: 99_999 }],
])('returns 404 for %j', async (change) => {
  const answer = await send({ ...report, ...change });
  expect(answer.status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('returns 404 for an event that is not public', async () => {
  const { body } = await server().get('mainapp/events/weighing-day-at-school/');
  expect(body).toEqual({ detail: 'Not found.' });
  const ids = Array.from({ length: 9 }, (_, index) => 60 + index);
  for (const subject_id of ids) {
    expect((await send({ ...report, subject: 'event', subject_id })).status).toBe(404);
  }
});

test.each([
  [{ subject: 'planet' }, 'subject'],
  [{ subject_id: 0 }, 'subject_id'],
  [{ subject_id: 1.5 }, 'subject_id'],
  [{ reason: 'because' }, 'reason'],
  [{ details: 'x'.repeat(1001) }, 'details'],
  [{ email: 'nobody' }, 'email'],
  [{ status: 'closed' }, 'status'],
])('returns 400 for %j', async (change, field) => {
  const answer = await send({ ...report, ...change });
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty(field);
});

test('stores one report when it is repeated under its key, and returns 422 for another body', async () => {
  const headers = { 'idempotency-key': 'one-report' };
  const first = await send(report, { headers });
  expect(await send(report, { headers })).toMatchObject({ status: 201, body: first.body });
  expect(await rows()).toHaveLength(1);
  expect((await send({ ...report, subject_id: 2 }, { headers })).status).toBe(422);
});

test('returns 429 for the eleventh report of an address within an hour', async () => {
  for (let count = 0; count < 10; count += 1) expect((await send(report)).status).toBe(201);
  const refused = await send(report);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await send(report, { remoteAddress: '192.0.2.7' })).status).toBe(201);
  server().advance(3600);
  expect((await send(report)).status).toBe(201);
});
