import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { events } from '../../db/schema/posts';
import {
  callsOf,
  createAttended,
  eventPayload,
  join,
  joinAsAdmin,
  newDates,
} from '../../test/posts';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/events/';
const { change, remove } = callsOf(server, url, eventPayload);

const LINK = 'http://localhost:3000/events/repair-saturday';

async function publishAttended() {
  const event = await createAttended(server());
  await mails();
  return event;
}

/** The emails to the guest since the last call. */
async function mails() {
  await server().app.laterDone();
  return server()
    .mails.splice(0)
    .filter(({ to }) => to === 'guest@example.com');
}

async function decide(id: number, admin: UserData, decision: string) {
  const body = { subject: 'event', subject_id: id, decision, note: 'Which hall?' };
  const { status } = await server().post('mainapp/reviews/', body, { token: admin.token });
  expect(status).toBe(201);
}

const publish = async (id: number) => decide(id, await joinAsAdmin(server()), 'published');

test('mails a new date at once and without a link when a new name hides the event', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { ...newDates, name: 'Buy my phones' });
  expect((await server().get(`${url}${id}/`)).status).toBe(404);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Changed: Repair Saturday');
  expect(mail?.text).toContain('4 April 2026');
  expect(mail?.text).toContain('Changed: Start, End');
  expect(mail?.text).toContain('is not public until our team has reviewed all changes');
  expect(mail?.text).not.toContain('/events/');
});

test('mails the changes with a link when the event is published again', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { ...newDates, place_name: 'Town hall', name: 'Repair Sunday' });
  await mails();
  await publish(id);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Changed: Repair Saturday');
  expect(mail?.text).toContain('4 April 2026');
  expect(mail?.text).toContain('Changed: Start, End, Place');
  expect(mail?.text.split('\n')).toContain(LINK);
});

test('mails the changes with a link when an admin publishes by an edit', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { ...newDates, name: 'Repair Sunday' });
  await mails();
  const admin = await joinAsAdmin(server());
  await change(id, admin.token, { ...newDates, name: 'Repair day' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Changed: Start, End');
  expect(mail?.text.split('\n')).toContain(LINK);
});

test('sends no email for a new name, nor on publication for a date that was changed back', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { name: 'Repair Sunday' });
  await change(id, token, { ...newDates, name: 'Repair Sunday' });
  await change(id, token, { name: 'Repair Sunday' });
  expect(await mails()).toHaveLength(2);
  await publish(id);
  expect(await mails()).toEqual([]);
});

test('mails a new date of a hidden event under its approved name', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { name: 'Buy my phones' });
  expect(await mails()).toEqual([]);
  await change(id, token, { ...newDates, name: 'Buy my phones now' });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Changed: Repair Saturday');
  expect(mail?.text).toContain('4 April 2026');
  expect(mail?.text).not.toMatch(/phones|\/events\//);
  await publish(id);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Changed: Repair Saturday']);
});

test('mails a new date of an event sent back by the team, and again when it is published', async () => {
  const { id, token } = await publishAttended();
  const admin = await joinAsAdmin(server());
  await decide(id, admin, 'changes_requested');
  await change(id, token, { ...newDates, name: 'Buy my phones' });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Changed: Repair Saturday');
  expect(mail?.text).toContain('4 April 2026');
  expect(mail?.text).not.toMatch(/phones|\/events\//);
  await decide(id, admin, 'published');
  const [again] = await mails();
  expect(again?.text).toContain('Changed: Start, End');
  expect(again?.text.split('\n')).toContain(LINK);
});

test('mails a date changed in a draft when the draft is submitted', async () => {
  const { id, token } = await publishAttended();
  await decide(id, await joinAsAdmin(server()), 'changes_requested');
  await change(id, token, { ...newDates, intent: 'draft' });
  expect(await mails()).toEqual([]);
  await change(id, token, newDates);
  const [mail] = await mails();
  expect(mail?.text).toContain('4 April 2026');
});

test('mails a date given by an edit to an event postponed without one', async () => {
  const { id, token } = await publishAttended();
  await server().post(`${url}${id}/status/`, { status: 'postponed' }, { token });
  await mails();
  const { body } = await change(id, token, newDates);
  expect([body['status'], body['previous_start_date']]).toEqual([
    'postponed',
    '2026-03-28T07:00:00.000Z',
  ]);
  const [mail] = await mails();
  expect(mail?.text).toContain('4 April 2026');
});

test('does not mail the old date of an event postponed without a new one', async () => {
  const { id, token } = await publishAttended();
  await server()
    .app.db.update(events)
    .set({ status: 'postponed', previous_start_date: null })
    .where(eq(events.id, id));
  await change(id, token, { place_name: 'Town hall', name: 'Repair Sunday' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Changed: Place');
  expect(mail?.text).not.toContain('March');
});

describe('a postponed event without a date whose new name is reviewed', () => {
  async function rewordPostponed() {
    const { id, token } = await publishAttended();
    await server().post(`${url}${id}/status/`, { status: 'postponed' }, { token });
    await change(id, token, { name: 'Repair Sunday' });
    await mails();
    return { id, token };
  }

  test.each([
    ['a review', publish],
    [
      'an admin’s change',
      async (id: number) => change(id, (await joinAsAdmin(server())).token, {}),
    ],
  ])('stays postponed when %s publishes it', async (_what, makePublic) => {
    const { id } = await rewordPostponed();
    await makePublic(id);
    const { body } = await server().get(`${url}${id}/`);
    expect([body['status'], body['previous_start_date']]).toEqual(['postponed', null]);
  });

  test('is mailed without its old date when the place changes', async () => {
    const { id, token } = await rewordPostponed();
    await change(id, token, { place_name: 'Town hall', name: 'Repair Sunday' });
    const [mail] = await mails();
    expect(mail?.text).toContain('Changed: Place');
    expect(mail?.text).not.toContain('March');
  });

  test('is mailed when it gets a date, and stays postponed after publication', async () => {
    const { id, token } = await rewordPostponed();
    await change(id, token, { ...newDates, name: 'Repair Sunday' });
    const [mail] = await mails();
    expect(mail?.text).toContain('4 April 2026');
    await publish(id);
    const { body } = await server().get(`${url}${id}/`);
    expect([body['status'], body['previous_start_date']]).toEqual([
      'postponed',
      '2026-03-28T07:00:00.000Z',
    ]);
  });
});

test('mails attendees under the approved name when a hidden event is deleted', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { name: 'Buy my phones' });
  await remove(id, token);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Cancelled: Repair Saturday');
  expect(mail?.text).not.toMatch(/phones|\/events\//);
});

test('mails no link to the page of a deleted event', async () => {
  const { id, token } = await publishAttended();
  await remove(id, token);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Cancelled: Repair Saturday');
  expect(mail?.text).not.toContain('/events/');
});

test('mails nobody when an event is published for the first time', async () => {
  const { token } = await join(server(), 'host');
  const { body } = await server().post(url, eventPayload, { token });
  const id = Number(body['event_id']);
  await change(id, token, newDates);
  await publish(id);
  expect(await mails()).toEqual([]);
});

test.each([
  ['a postponement', 'status/', { status: 'postponed', ...newDates }, 'POST'],
  ['a deletion', '', '', 'DELETE'],
] as const)(
  'sends one email for %s that is sent twice with one key',
  async (_what, end, body, method) => {
    const { id, token } = await publishAttended();
    const headers = { 'idempotency-key': 'k1' };
    const send = () => server().post(`${url}${id}/${end}`, body, { method, token, headers });
    const [first, second] = [await send(), await send()];
    expect(first.status).toBeLessThan(300);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await mails()).toHaveLength(1);
  },
);

test('returns 422 when the key of one deletion is used for another event', async () => {
  const { id, token } = await publishAttended();
  const { body } = await server().post(url, eventPayload, { token });
  const headers = { 'idempotency-key': 'k1' };
  const send = (event: unknown) =>
    server().post(`${url}${String(event)}/`, '', { method: 'DELETE', token, headers });
  expect((await send(id)).status).toBe(204);
  expect((await send(body['event_id'])).status).toBe(422);
  expect(await server().app.db.$count(events)).toBe(1);
});
