import { eq } from 'drizzle-orm';
import { attendances, events } from '../db/schema/posts';
import { users } from '../db/schema/accounts';
import { eventPayload, join, joinAsAdmin } from '../test/posts';
import { serverForTests } from '../test/testApp';

const server = serverForTests();
const url = 'mainapp/events/';
const HOUR = 3600;
const START = Date.parse(eventPayload.start_date);

const waitUntil = (time: number) => server().advance((time - server().app.now().getTime()) / 1000);

beforeEach(() => waitUntil(START - 20 * 24 * HOUR * 1000));

/** A published event, which `achieng` attends. */
async function publish(change: object = {}) {
  const admin = await joinAsAdmin(server());
  const { body } = await server().post(url, { ...eventPayload, ...change }, { token: admin.token });
  const id = Number(body['event_id']);
  const guest = await join(server(), 'achieng');
  await server().post(`${url}${id}/attendance/`, '', { token: guest.token });
  return { id, token: admin.token, guest };
}

const remind = async () => {
  await server().app.remind();
  await server().app.laterDone();
  return server().mails.splice(0);
};

test('reminds attendees once, the day before, with place and calendar', async () => {
  await publish();
  waitUntil(START - 24 * HOUR * 1000 - 1000);
  expect(await remind()).toEqual([]);
  server().advance(1);
  const [mail, ...more] = await remind();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'achieng@example.com', subject: 'Reminder: Repair Saturday' });
  const lines = mail?.text.split('\n') ?? [];
  expect(lines).toContain('Kibuye social hall, Jomo Kenyatta Highway');
  expect(lines).toContain('http://localhost:3000/events/repair-saturday');
  const calendar = 'mainapp/events/repair-saturday/event.ics';
  expect(lines).toContain(`http://localhost:3000/${calendar}`);
  expect((await server().get(calendar)).status).toBe(200);
  expect(mail?.text).not.toContain('Join online');
  expect(await remind()).toEqual([]);
  server().advance(12 * HOUR);
  expect(await remind()).toEqual([]);
});

test('leaves a place and link that changed after the approval out of the reminder', async () => {
  const { id } = await publish({
    attendance_mode: 'hybrid',
    online_url: 'https://meet.example/repair',
  });
  const approved = { place_name: 'Town hall', online_url: 'https://meet.example/hall' };
  const { db } = server().app;
  await db.update(events).set({ approved }).where(eq(events.id, id));
  waitUntil(START - 20 * HOUR * 1000);
  const [mail] = await remind();
  expect(mail?.text).not.toMatch(/Kibuye|meet\.example/);
  expect(mail?.text.split('\n')).toContain('http://localhost:3000/events/repair-saturday');
});

test('sends one reminder when two processes run at the same moment', async () => {
  await publish();
  waitUntil(START - 20 * HOUR * 1000);
  await Promise.all([server().app.remind(), server().app.remind()]);
  expect(await remind()).toHaveLength(1);
  expect(await server().app.db.select().from(attendances)).toMatchObject([
    { reminded_at: server().app.now() },
  ]);
});

test('includes the link to join an online event', async () => {
  await publish({
    attendance_mode: 'online',
    place_name: '',
    street_address: '',
    county: '',
    online_url: 'https://meet.example/repair',
  });
  waitUntil(START - 20 * HOUR * 1000);
  const [mail] = await remind();
  expect(mail?.text.split('\n')).toContain('https://meet.example/repair');
});

test.each(['cancelled', 'postponed'] as const)(
  'sends no reminder for an event that is %s',
  async (status) => {
    const { id, token } = await publish();
    await server().post(`${url}${id}/status/`, { status }, { token });
    await server().app.laterDone();
    server().mails.length = 0;
    waitUntil(START - 20 * HOUR * 1000);
    expect(await remind()).toEqual([]);
  },
);

test('sends a reminder for an event postponed to a known date', async () => {
  const { id } = await publish();
  const { db } = server().app;
  const previous_start_date = new Date(START - 1000);
  await db
    .update(events)
    .set({ status: 'postponed', previous_start_date })
    .where(eq(events.id, id));
  waitUntil(START - 20 * HOUR * 1000);
  expect(await remind()).toHaveLength(1);
});

test('reminds neither attendees of the last day nor suspended members', async () => {
  const { id, guest } = await publish();
  await server().app.db.update(users).set({ active: false }).where(eq(users.id, guest.user_id));
  waitUntil(START - 20 * HOUR * 1000);
  const late = await join(server(), 'baraka');
  await server().post(`${url}${id}/attendance/`, '', { token: late.token });
  expect(await remind()).toEqual([]);
});

test('sends no reminder for an event that has begun', async () => {
  await publish();
  waitUntil(START);
  expect(await remind()).toEqual([]);
});
