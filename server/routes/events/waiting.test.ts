import { asc, eq, sql } from 'drizzle-orm';
import type { Event } from '../../../domain/contract/event';
import type { UserData } from '../../../domain/contract/session';
import { attendances, events, waitingPlaces } from '../../db/schema/posts';
import { users } from '../../db/schema/accounts';
import { PASSWORD } from '../../test/people';
import { callsOf, eventPayload, join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';
import { releasePlacesAfter } from './waiting';

const server = serverForTests();
const url = 'mainapp/events/';

interface Full {
  id: number;
  admin: UserData;
  /** Attendees and waiting members, each in order. */
  attending: UserData[];
  waiting: UserData[];
}

const attend = (id: number, { token }: UserData) =>
  server().post(`${url}${id}/attendance/`, '', { token });
const stopAttending = (id: number, { token }: UserData) =>
  server().post(`${url}${id}/attendance/`, '', { token, method: 'DELETE' });
const joinWaitingList = (id: number, { token }: UserData) =>
  server().post(`${url}${id}/waiting/`, '', { token });
const leaveWaitingList = (id: number, { token }: UserData) =>
  server().post(`${url}${id}/waiting/`, '', { token, method: 'DELETE' });

const shown = ({ status, body }: Answer) => ({
  status,
  count: body['attendee_count'],
  attending: body['attending'],
  waiting: body['waiting_count'],
  position: body['waiting_position'],
});
const refusal = ({ status, body }: Answer) => [status, body['detail']];
const setState = (state: Partial<typeof events.$inferInsert>) =>
  server().app.db.update(events).set(state);

/** A full event with this many attendees and waiting members. */
async function fill(places: number, waiting: number): Promise<Full> {
  const admin = await joinAsAdmin(server());
  const answer = await server().post(
    url,
    { ...eventPayload, maximum_attendee_capacity: places },
    { token: admin.token },
  );
  const { event_id: id } = bodyOf<Event>(answer);
  const full: Full = { id, admin, attending: [], waiting: [] };
  for (let number = 1; number <= places; number += 1) {
    const member = await join(server(), `guest${number}`);
    expect((await attend(id, member)).status).toBe(200);
    full.attending.push(member);
  }
  for (let number = 1; number <= waiting; number += 1) {
    const member = await join(server(), `waiter${number}`);
    expect((await joinWaitingList(id, member)).status).toBe(200);
    full.waiting.push(member);
  }
  server().mails.length = 0;
  return full;
}

async function namesOf(table: typeof attendances | typeof waitingPlaces): Promise<string[]> {
  const rows = await server()
    .app.db.select({ name: users.username })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .orderBy(asc(users.username));
  return rows.map(({ name }) => name);
}

const mailed = async () => {
  await server().app.laterDone();
  return server().mails.map(({ to, subject }) => `${to}: ${subject}`);
};
const placeMailTo = (name: string) => `${name}@example.com: You have a place: Repair Saturday`;

const itemAt = <T>(list: T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
};

const change = (id: number, { token }: UserData, places: number | null) =>
  callsOf(server, url, eventPayload).change(id, token, { maximum_attendee_capacity: places });

test('shows the position on the waiting list and lets the member leave it', async () => {
  const { id, waiting } = await fill(1, 2);
  const second = itemAt(waiting, 1);
  const full = { status: 200, count: 1, attending: false, waiting: 2 };
  expect(shown(await joinWaitingList(id, second))).toEqual({ ...full, position: 2 });
  expect(shown(await server().get(`${url}${id}/`, itemAt(waiting, 0).token))).toEqual({
    ...full,
    position: 1,
  });
  expect(shown(await server().get(`${url}${id}/`))).toEqual({ ...full, position: null });
  const mine = JSON.parse((await server().get(`${url}attending/`, second.token)).text) as Event[];
  expect(mine.map(({ waiting_position }) => waiting_position)).toEqual([2]);
  await leaveWaitingList(id, itemAt(waiting, 0));
  expect(shown(await server().get(`${url}${id}/`, second.token))).toMatchObject({
    waiting: 1,
    position: 1,
  });
  for (let round = 0; round < 2; round += 1) {
    expect(shown(await leaveWaitingList(id, second))).toMatchObject({ waiting: 0, position: null });
  }
});

test('gives a returned place to the member who waits longest, and emails the member', async () => {
  const { id, attending, waiting } = await fill(2, 3);
  await leaveWaitingList(id, itemAt(waiting, 0));
  await joinWaitingList(id, itemAt(waiting, 0));
  expect(shown(await stopAttending(id, itemAt(attending, 0)))).toMatchObject({
    count: 2,
    waiting: 2,
  });
  expect(await namesOf(attendances)).toEqual(['guest2', 'waiter2']);
  expect(await mailed()).toEqual([placeMailTo('waiter2')]);
  const [mail] = server().mails;
  expect(mail?.text).toContain('http://localhost:3000/events/repair-saturday');
  expect(mail?.text).toContain('press “Cancel my place” on the event page');
  expect(shown(await server().get(`${url}${id}/`, itemAt(waiting, 1).token))).toMatchObject({
    attending: true,
    position: null,
  });
});

test('leaves a place that is not approved out of the email', async () => {
  const { id, attending } = await fill(1, 1);
  await setState({ approved: { place_name: 'Town hall' } });
  await stopAttending(id, itemAt(attending, 0));
  expect(await mailed()).toEqual([placeMailTo('waiter1')]);
  const [mail] = server().mails;
  expect(mail?.text).not.toContain('Kibuye');
  expect(mail?.text).toContain('28 March 2026');
  expect(mail?.text).toContain('/mainapp/events/repair-saturday/event.ics');
});

test('leaves the old date of a postponed event out of the email', async () => {
  const { id, attending } = await fill(1, 1);
  await setState({ status: 'postponed', previous_start_date: null });
  await stopAttending(id, itemAt(attending, 0));
  expect(await mailed()).toEqual([placeMailTo('waiter1')]);
  const [mail] = server().mails;
  expect(mail?.text).toContain('We send you an email when the new date is known.');
  expect(mail?.text).not.toMatch(/March|event\.ics/);
});

test('gives additional places in order, and places for all when there is no limit', async () => {
  const { id, admin } = await fill(1, 4);
  expect((await change(id, admin, 3)).status).toBe(200);
  expect(await namesOf(waitingPlaces)).toEqual(['waiter3', 'waiter4']);
  expect((await change(id, admin, null)).status).toBe(200);
  expect(await namesOf(waitingPlaces)).toEqual([]);
  expect((await mailed()).sort()).toEqual(
    ['waiter1', 'waiter2', 'waiter3', 'waiter4'].map(placeMailTo),
  );
});

test.each([
  [
    'their own deletion',
    (_full: Full, guest: UserData) =>
      server().post(
        `mainapp/profile/${guest.user_id}/delete/`,
        { current_password: PASSWORD },
        { token: guest.token },
      ),
  ],
  [
    'an admin’s deletion',
    ({ admin }: Full, guest: UserData) =>
      server().post(
        `mainapp/admin/members/${guest.user_id}/`,
        { reason: 'Asked for by email.' },
        { token: admin.token, method: 'DELETE' },
      ),
  ],
])('gives the place of an account to the next member after %s', async (_how, remove) => {
  const full = await fill(1, 2);
  expect((await remove(full, itemAt(full.attending, 0))).status).toBe(204);
  expect(await namesOf(attendances)).toEqual(['waiter1']);
  expect(await namesOf(waitingPlaces)).toEqual(['waiter2']);
  expect(await mailed()).toContain(placeMailTo('waiter1'));
});

test('removes a deleted account from the waiting list', async () => {
  const { id, attending, waiting } = await fill(1, 2);
  const { user_id, token } = itemAt(waiting, 0);
  const body = { current_password: PASSWORD };
  await server().post(`mainapp/profile/${user_id}/delete/`, body, { token });
  await stopAttending(id, itemAt(attending, 0));
  expect(await namesOf(attendances)).toEqual(['waiter2']);
});

test('locks events that the account attends or waits for while it is deleted', async () => {
  const { id, admin, waiting } = await fill(1, 1);
  const other = JSON.parse(
    (await server().post(url, eventPayload, { token: admin.token })).text,
  ) as Event;
  await server().post(url, eventPayload, { token: admin.token });
  const leaver = itemAt(waiting, 0);
  await attend(other.event_id, leaver);
  const { app } = server();
  const locked = await app.db.transaction((tx) =>
    releasePlacesAfter(app, tx, leaver.user_id, () =>
      tx
        .select({ id: events.id })
        .from(events)
        .where(sql`xmax::text = pg_current_xact_id()::text`)
        .orderBy(asc(events.id)),
    ),
  );
  expect(locked.map((row) => row.id)).toEqual([id, other.event_id]);
});

test.each([
  [
    'has begun',
    { start_date: new Date('2026-03-02T08:00:00Z'), end_date: new Date('2026-03-02T12:00:00Z') },
  ],
  [
    'is over',
    { start_date: new Date('2026-02-01T08:00:00Z'), end_date: new Date('2026-02-01T09:00:00Z') },
  ],
  ['is cancelled', { status: 'cancelled' as const }],
])('gives no place in an event that %s', async (_state, state) => {
  const { id, attending } = await fill(1, 1);
  await setState(state);
  expect((await stopAttending(id, itemAt(attending, 0))).status).toBe(200);
  expect(await namesOf(attendances)).toEqual([]);
  expect(await mailed()).toEqual([]);
});

const setStatus = (id: number, { token }: UserData, status: string, more?: object) =>
  server().post(`${url}${id}/status/`, { status, ...more }, { token });

const textTo = (name: string) =>
  server().mails.find(({ to }) => to === `${name}@example.com`)?.text;

test('mails waiting members when the event is cancelled, and empties the waiting list', async () => {
  const { id, admin } = await fill(1, 2);
  await setStatus(id, admin, 'cancelled');
  expect((await mailed()).sort()).toEqual(
    ['guest1', 'waiter1', 'waiter2'].map(
      (name) => `${name}@example.com: Cancelled: Repair Saturday`,
    ),
  );
  expect(textTo('guest1')).toContain('An event that you attend does not take place.');
  expect(textTo('waiter1')).toContain(
    'An event for which you waited for a place does not take place.',
  );
  expect(textTo('waiter1')).toContain('because you joined the waiting list');
  expect(await namesOf(waitingPlaces)).toEqual([]);
  await setStatus(id, admin, 'published');
  expect(await namesOf(attendances)).toEqual(['guest1']);
});

test('mails waiting members when the event is postponed, and keeps the waiting list', async () => {
  const { id, admin } = await fill(1, 1);
  await setStatus(id, admin, 'postponed');
  expect((await mailed()).sort()).toEqual([
    'guest1@example.com: Postponed: Repair Saturday',
    'waiter1@example.com: Postponed: Repair Saturday',
  ]);
  expect(textTo('waiter1')).toContain('An event for which you wait for a place was postponed.');
  expect(textTo('waiter1')).toContain('The new date is not known yet.');
  expect(await namesOf(waitingPlaces)).toEqual(['waiter1']);
  server().mails.length = 0;
  const dates = { start_date: '2026-04-04T10:00:00+03:00', end_date: '2026-04-04T13:00:00+03:00' };
  await setStatus(id, admin, 'postponed', dates);
  await mailed();
  expect(textTo('waiter1')).toContain('4 April 2026');
});

test('mails waiting members when the event is moved or deleted', async () => {
  const { id, admin } = await fill(1, 1);
  const { change: put, remove } = callsOf(server, url, eventPayload);
  await put(id, admin.token, { place_name: 'Town hall', maximum_attendee_capacity: 1 });
  await mailed();
  expect(textTo('waiter1')).toContain('An event for which you wait for a place has changed.');
  server().mails.length = 0;
  await remove(id, admin.token);
  await mailed();
  expect(textTo('waiter1')).toContain('does not take place');
});

test('sends no email to a suspended member on the waiting list', async () => {
  const { id, admin, waiting } = await fill(1, 1);
  const isFirst = eq(users.id, itemAt(waiting, 0).user_id);
  await server().app.db.update(users).set({ active: false }).where(isFirst);
  await setStatus(id, admin, 'cancelled');
  expect(await mailed()).toEqual(['guest1@example.com: Cancelled: Repair Saturday']);
});

test('gives free places when a review publishes the event', async () => {
  const { id, admin } = await fill(1, 1);
  await setState({ status: 'pending', maximum_attendee_capacity: 2 });
  const decision = { subject: 'event', subject_id: id, decision: 'published', note: '' };
  await server().post('mainapp/reviews/', decision, { token: admin.token });
  expect(await namesOf(attendances)).toEqual(['guest1', 'waiter1']);
});

test('gives no place to a suspended member, who keeps the position', async () => {
  const { id, attending, waiting } = await fill(2, 2);
  const isFirst = eq(users.id, itemAt(waiting, 0).user_id);
  await server().app.db.update(users).set({ active: false }).where(isFirst);
  await stopAttending(id, itemAt(attending, 0));
  expect(await namesOf(attendances)).toEqual(['guest2', 'waiter2']);
  await server().app.db.update(users).set({ active: true }).where(isFirst);
  await stopAttending(id, itemAt(attending, 1));
  expect(await namesOf(attendances)).toEqual(['waiter1', 'waiter2']);
});

test('adds the member to the attendees when a place is free', async () => {
  const { id, admin } = await fill(1, 0);
  await change(id, admin, 2);
  const late = await join(server(), 'late');
  expect(shown(await joinWaitingList(id, late))).toMatchObject({
    attending: true,
    waiting: 0,
    position: null,
  });
  expect(shown(await joinWaitingList(id, late))).toMatchObject({
    attending: true,
    waiting: 0,
    position: null,
  });
});

test('returns 409 for an event that is cancelled or has begun, and 404 for a hidden one', async () => {
  const { id } = await fill(1, 0);
  const late = await join(server(), 'late');
  await setState({ status: 'cancelled' });
  expect(refusal(await joinWaitingList(id, late))).toEqual([409, 'This event is cancelled.']);
  await setState({ status: 'published', start_date: server().app.now() });
  expect(refusal(await joinWaitingList(id, late))).toEqual([409, 'This event has begun.']);
  await setState({ status: 'pending' });
  expect(refusal(await joinWaitingList(id, late))).toEqual([404, 'Not found.']);
  expect(refusal(await leaveWaitingList(id, late))).toEqual([404, 'Not found.']);
  expect(await namesOf(waitingPlaces)).toEqual([]);
});

test('gives each place once when members leave and join at the same moment', async () => {
  const { id, attending, waiting } = await fill(3, 3);
  const late = [await join(server(), 'late1'), await join(server(), 'late2')];
  const answers = await Promise.all([
    stopAttending(id, itemAt(attending, 0)),
    joinWaitingList(id, itemAt(late, 0)),
    stopAttending(id, itemAt(attending, 1)),
    joinWaitingList(id, itemAt(late, 1)),
    joinWaitingList(id, itemAt(waiting, 2)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
  expect(await namesOf(attendances)).toEqual(['guest3', 'waiter1', 'waiter2']);
  expect(await namesOf(waitingPlaces)).toEqual(['late1', 'late2', 'waiter3']);
  expect((await mailed()).sort()).toEqual([placeMailTo('waiter1'), placeMailTo('waiter2')]);
});

test('lists waiting lists in the export of an account', async () => {
  const { id, waiting } = await fill(1, 1);
  const { user_id, token } = itemAt(waiting, 0);
  const { body } = await server().get(`mainapp/profile/${user_id}/export/`, token);
  expect(body['waiting_lists']).toEqual([
    { event_id: id, name: 'Repair Saturday', since: server().app.now().toISOString() },
  ]);
});
