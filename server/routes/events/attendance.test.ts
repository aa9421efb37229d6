import { eq } from 'drizzle-orm';
import type { Attendee, Event } from '../../../domain/contract/event';
import { attendances, events } from '../../db/schema/posts';
import { users } from '../../db/schema/accounts';
import { callsOf, eventPayload, join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/events/';

/** A published event of the admin, with these changes. */
async function publish(more: object = {}): Promise<{ event: Event; admin: string }> {
  const { token } = await joinAsAdmin(server());
  const answer = await server().post(url, { ...eventPayload, ...more }, { token });
  return { event: bodyOf<Event>(answer), admin: token };
}

const attend = (id: number, token?: string) =>
  server().post(`${url}${id}/attendance/`, '', token ? { token } : {});
const leave = (id: number, token: string) =>
  server().post(`${url}${id}/attendance/`, '', { token, method: 'DELETE' });
const shown = ({ status, body }: Answer) => ({
  status,
  count: body['attendee_count'],
  attending: body['attending'],
});
const refusal = ({ status, body }: Answer) => [status, body['detail']];
const setState = async (state: Partial<typeof events.$inferInsert>) => {
  await server().app.db.update(events).set(state);
};

test('counts an attendee once and lets the attendee leave', async () => {
  const { event } = await publish();
  const { token } = await join(server(), 'achieng');
  const id = event.event_id;
  expect(shown(await attend(id, token))).toEqual({ status: 200, count: 1, attending: true });
  expect(shown(await attend(id, token))).toEqual({ status: 200, count: 1, attending: true });
  expect(shown(await server().get(`${url}${id}/`))).toEqual({
    status: 200,
    count: 1,
    attending: false,
  });
  expect(shown(await leave(id, token))).toEqual({ status: 200, count: 0, attending: false });
  expect(shown(await leave(id, token))).toEqual({ status: 200, count: 0, attending: false });
});

test('gives the last place to one of twenty members at the same moment, and 409 to the others', async () => {
  const { event } = await publish({ maximum_attendee_capacity: 1 });
  const members = [];
  for (let number = 0; number < 20; number += 1) members.push(await join(server(), `m${number}`));
  const answers = await Promise.all(members.map(({ token }) => attend(event.event_id, token)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(19);
  for (const answer of refused) expect(refusal(answer)).toEqual([409, 'This event is full.']);
  expect(await server().app.db.select().from(attendances)).toHaveLength(1);

  const winner = members[answers.findIndex(({ status }) => status === 200)];
  expect((await attend(event.event_id, winner?.token)).status).toBe(200);
  await leave(event.event_id, winner?.token ?? '');
  const next = members.find((member) => member !== winner);
  expect((await attend(event.event_id, next?.token)).status).toBe(200);
});

test('returns 400 when the capacity falls below the number of attendees', async () => {
  const { event, admin } = await publish();
  for (const name of ['achieng', 'kadzo']) {
    await attend(event.event_id, (await join(server(), name)).token);
  }
  const put = (seats: number | null) =>
    callsOf(server, url, eventPayload).change(event.event_id, admin, {
      maximum_attendee_capacity: seats,
    });
  const refused = await put(1);
  expect([refused.status, refused.body]).toEqual([
    400,
    { maximum_attendee_capacity: ['2 members attend already.'] },
  ]);
  expect((await put(2)).status).toBe(200);
  expect(refusal(await attend(event.event_id, admin))).toEqual([409, 'This event is full.']);
  expect((await put(null)).status).toBe(200);
  expect((await attend(event.event_id, admin)).status).toBe(200);
});

test('returns 409 for an event that is over or cancelled, and 404 for a hidden one', async () => {
  const { event } = await publish();
  const { token } = await join(server(), 'achieng');
  const id = event.event_id;
  await setState({ status: 'cancelled' });
  expect(refusal(await attend(id, token))).toEqual([409, 'This event is cancelled.']);
  await setState({ status: 'published', end_date: server().app.now() });
  expect(refusal(await attend(id, token))).toEqual([409, 'This event is over.']);
  for (const status of ['draft', 'pending', 'changes_requested', 'rejected'] as const) {
    await setState({ status });
    expect(refusal(await attend(id, token))).toEqual([404, 'Not found.']);
    expect(refusal(await leave(id, token))).toEqual([404, 'Not found.']);
  }
  expect((await attend(999_999, token)).status).toBe(404);
  expect((await attend(id)).status).toBe(401);
  expect(await server().app.db.select().from(attendances)).toEqual([]);
});

test('shows the link to join to the organiser, admins and attendees only', async () => {
  const { admin } = await publish({ name: 'Another event' });
  const host = await join(server(), 'host');
  const link = 'https://meet.example/repair';
  const answer = await server().post(
    url,
    { ...eventPayload, attendance_mode: 'online', online_url: link },
    { token: host.token },
  );
  const { event_id: id, slug } = bodyOf<Event>(answer);
  await setState({ status: 'published' });
  const guest = await join(server(), 'guest');
  const passer = await join(server(), 'passer');
  await attend(id, guest.token);
  const seen = async (token?: string) => {
    const { body } = await server().get(`${url}${slug}/`, token);
    const all = JSON.parse((await server().get(url, token)).text) as Event[];
    expect(all.find(({ event_id }) => event_id === id)?.online_url).toBe(body['online_url']);
    const found = await server().get(`${url}search/`, token);
    expect(found.text).toContain(slug);
    expect(found.text).not.toContain('online_url');
    return body['online_url'];
  };
  expect(await seen(host.token)).toBe(link);
  expect(await seen(admin)).toBe(link);
  expect(await seen(guest.token)).toBe(link);
  expect(await seen(passer.token)).toBeNull();
  expect(await seen()).toBeNull();
  for (const place of [`${slug}/event.ics`, 'feed.ics']) {
    expect((await server().get(url + place)).text).not.toContain('meet.example');
  }
});

test('lists the public events of an attendee, those to come first', async () => {
  const { token: admin } = await joinAsAdmin(server());
  const { token } = await join(server(), 'achieng');
  const days = { Late: '20', Soon: '10', Hidden: '11', Gone: '12', 'Long gone': '13' };
  for (const [name, day] of Object.entries(days)) {
    const dates = {
      start_date: `2026-04-${day}T10:00:00+03:00`,
      end_date: `2026-04-${day}T11:00:00+03:00`,
    };
    const made = await server().post(url, { ...eventPayload, ...dates, name }, { token: admin });
    await attend(Number(made.body['event_id']), token);
  }
  const change = (name: string, state: Partial<typeof events.$inferInsert>) =>
    server().app.db.update(events).set(state).where(eq(events.name, name));
  const past = (day: string) => ({
    start_date: new Date(`2026-02-${day}T07:00:00Z`),
    end_date: new Date(`2026-02-${day}T08:00:00Z`),
  });
  await change('Hidden', { status: 'pending' });
  await change('Gone', past('20'));
  await change('Long gone', past('10'));
  const mine = await server().get(`${url}attending/`, token);
  const names = bodyOf<Event[]>(mine).map(({ name }) => name);
  expect(names).toEqual(['Soon', 'Late', 'Gone', 'Long gone']);
  expect(mine.headers['cache-control']).toBe('private, no-store');
  expect((await server().get(`${url}attending/`, admin)).text).toBe('[]');
  expect((await server().get(`${url}attending/`)).status).toBe(401);
});

test('lists the attendees for the organiser, also as CSV without formulas', async () => {
  const { event, admin } = await publish();
  const { token, user_id } = await join(server(), 'achieng');
  await attend(event.event_id, token);
  await server()
    .app.db.update(users)
    .set({ first_name: '=HYPERLINK("https://evil.example")', last_name: 'O, tieno' })
    .where(eq(users.id, user_id));
  const list = await server().get(`${url}${event.event_id}/attendees/`, admin);
  const since = server().app.now().toISOString();
  expect(bodyOf<Attendee[]>(list)).toEqual([
    {
      user_id,
      name: '=HYPERLINK("https://evil.example") O, tieno',
      email: 'achieng@example.com',
      since,
    },
  ]);
  const table = await server().get(`${url}${event.slug}/attendees.csv`, admin);
  expect(table.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="repair-saturday-attendees.csv"',
    'cache-control': 'private, no-store',
  });
  expect(table.text).toBe(
    '\uFEFFName,E-mail,Since\r\n' +
      `"'=HYPERLINK(""https://evil.example"") O, tieno",achieng@example.com,${since}\r\n`,
  );
});

test("returns 403 to a member who asks for the attendees of another organiser's event", async () => {
  const { event } = await publish();
  const { token } = await join(server(), 'achieng');
  await attend(event.event_id, token);
  for (const place of ['attendees/', 'attendees.csv']) {
    expect((await server().get(`${url}${event.event_id}/${place}`, token)).status).toBe(403);
    expect((await server().get(`${url}${event.event_id}/${place}`)).status).toBe(401);
  }
});

test('deletes attendances with the account and with the event', async () => {
  const { event, admin } = await publish();
  const first = await join(server(), 'achieng');
  const second = await join(server(), 'kadzo');
  for (const { token } of [first, second]) await attend(event.event_id, token);
  await server().app.db.delete(users).where(eq(users.id, first.user_id));
  expect(await server().app.db.select().from(attendances)).toHaveLength(1);
  await server().post(`${url}${event.event_id}/`, '', { token: admin, method: 'DELETE' });
  expect(await server().app.db.select().from(attendances)).toEqual([]);
});
