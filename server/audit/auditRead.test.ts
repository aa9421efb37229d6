import { auditLog, putEvent } from '../test/moderation';
import { join, joinAsAdmin } from '../test/posts';
import { serverForTests } from '../test/testApp';
import { joinAsBusiness, joinAsTeam, putApplication } from '../test/vetting';

const server = serverForTests();
const QUARTER = 15 * 60;

const MEMBERS = 'mainapp/admin/members/';

const acts = async () => (await auditLog(server())).map(({ action }) => action);

test.each([
  [MEMBERS, 'member.listed', 'list of members'],
  ['mainapp/admin/abuse-reports/', 'abuse_report.listed', 'list of reports'],
])('records an admin who reads %s once in a quarter of an hour', async (url, action, subject) => {
  const { token, user_id } = await joinAsAdmin(server());
  const entry = { actor_id: user_id, as_user_id: null, action, subject, note: '' };
  await Promise.all(Array.from({ length: 5 }, () => server().get(`${url}?q=achieng`, token)));
  expect(await auditLog(server())).toEqual([entry]);
  server().advance(QUARTER - 1);
  await server().get(url, token);
  expect(await auditLog(server())).toHaveLength(1);
  server().advance(1);
  await server().get(url, token);
  expect(await auditLog(server())).toEqual([entry, entry]);
});

test('records each admin separately', async () => {
  const first = await joinAsAdmin(server());
  const second = await joinAsTeam(server());
  for (const { token } of [first, second]) await server().get(MEMBERS, token);
  const actors = (await auditLog(server())).map(({ actor_id }) => actor_id);
  expect(actors).toEqual([first.user_id, second.user_id]);
});

test('records neither a list of the team nor a refused request', async () => {
  const { token } = await joinAsAdmin(server());
  const member = await join(server(), 'baraka');
  await server().get(`${MEMBERS}?role=team`, token);
  expect((await server().get(MEMBERS, member.token)).status).toBe(403);
  expect(await acts()).toEqual([]);
});

test.each([
  ['mainapp/admin/reports/export/', 'report.exported'],
  ['mainapp/admin/listings/export/', 'listing.exported'],
  ['mainapp/newsletter/subscribers.csv', 'newsletter.exported'],
])('records each export of %s with its length', async (url, action) => {
  const { token, user_id } = await joinAsAdmin(server());
  for (let count = 0; count < 2; count += 1) {
    expect((await server().get(url, token)).status).toBe(200);
  }
  const entry = { actor_id: user_id, as_user_id: null, action, subject: 'list of 0', note: '' };
  expect(await auditLog(server())).toEqual([entry, entry]);
});

test('records an admin who reads or exports attendees, but not the organiser', async () => {
  const admin = await joinAsAdmin(server());
  const organiser = await join(server(), 'baraka');
  const event = await putEvent(server(), organiser.user_id, { status: 'published' });
  for (const { token } of [organiser, admin]) {
    await server().get(`mainapp/events/${event}/attendees/`, token);
    await server().get(`mainapp/events/${event}/attendees.csv`, token);
  }
  const entry = { actor_id: admin.user_id, as_user_id: null, subject: `event ${event}`, note: '' };
  expect(await auditLog(server())).toEqual([
    { ...entry, action: 'event.attendees_read' },
    { ...entry, action: 'event.attendees_exported' },
  ]);
});

interface Parameter {
  name: string;
}

/** Routes of the OpenAPI document that read and can be told `as_user`. */
async function readsAsUser(): Promise<string[]> {
  const { body } = await server().get('api/docs/json');
  const paths = body['paths'] as Record<string, { get?: { parameters?: Parameter[] } }>;
  return Object.entries(paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'as_user'))
    .map(([path]) => path.slice(1));
}

test('records every read with as_user, on each route, and no other read', async () => {
  const admin = await joinAsTeam(server());
  const business = await joinAsBusiness(server(), 'tujenge');
  const application = await putApplication(server(), business.user_id, 'submitted');
  const addresses = await readsAsUser();
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) {
    const url = address.replace('{id}', String(application));
    server().advance(QUARTER);
    const before = (await auditLog(server())).length;
    await server().get(`${url}?user_id=${business.user_id}`, admin.token);
    await server().get(url, business.token);
    expect(await auditLog(server())).toHaveLength(before);
    const query = `?as_user=${business.user_id}`;
    expect((await server().get(`${url}${query}`, admin.token)).status).toBe(200);
    expect((await auditLog(server())).slice(before)).toEqual([
      {
        actor_id: admin.user_id,
        as_user_id: business.user_id,
        action: 'vetting.read',
        subject: 'assessment',
        note: '',
      },
    ]);
  }
});
