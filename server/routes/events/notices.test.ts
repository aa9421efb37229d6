import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { events } from '../../db/posts';
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

/** What the guest was mailed since the last look. */
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

test('a new date with new words is mailed at once, without a link to the hidden page', async () => {
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

test('what has changed is mailed with a link when the event is public again', async () => {
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

test('an admin’s change that publishes the event mails it too', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { ...newDates, name: 'Repair Sunday' });
  await mails();
  const admin = await joinAsAdmin(server());
  await change(id, admin.token, { ...newDates, name: 'Repair day' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Changed: Start, End');
  expect(mail?.text.split('\n')).toContain(LINK);
});

test('new words alone are not mailed, nor is what was taken back', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { name: 'Repair Sunday' });
  await change(id, token, { ...newDates, name: 'Repair Sunday' });
  await change(id, token, { name: 'Repair Sunday' });
  expect(await mails()).toHaveLength(2);
  await publish(id);
  expect(await mails()).toEqual([]);
});

test('another date while the event is hidden is mailed under the name that was reviewed', async () => {
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

test('another date of what the team took down is mailed, and again when it is public', async () => {
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

test('a date that was changed in a draft is mailed when the draft is submitted', async () => {
  const { id, token } = await publishAttended();
  await decide(id, await joinAsAdmin(server()), 'changes_requested');
  await change(id, token, { ...newDates, intent: 'draft' });
  expect(await mails()).toEqual([]);
  await change(id, token, newDates);
  const [mail] = await mails();
  expect(mail?.text).toContain('4 April 2026');
});

test('a new date in the form of an event that was postponed without one is mailed', async () => {
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

test('new words of what was postponed without a new date do not mail the old one', async () => {
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

describe('an event that was postponed without a new date, and whose new words are reviewed', () => {
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
  ])('is postponed still when %s has made it public', async (_what, makePublic) => {
    const { id } = await rewordPostponed();
    await makePublic(id);
    const { body } = await server().get(`${url}${id}/`);
    expect([body['status'], body['previous_start_date']]).toEqual(['postponed', null]);
  });

  test('does not mail its old date with another place', async () => {
    const { id, token } = await rewordPostponed();
    await change(id, token, { place_name: 'Town hall', name: 'Repair Sunday' });
    const [mail] = await mails();
    expect(mail?.text).toContain('Changed: Place');
    expect(mail?.text).not.toContain('March');
  });

  test('can be given a date meanwhile', async () => {
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

test('deleting a hidden event mails those who attend, under the name that was reviewed', async () => {
  const { id, token } = await publishAttended();
  await change(id, token, { name: 'Buy my phones' });
  await remove(id, token);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Cancelled: Repair Saturday');
  expect(mail?.text).not.toMatch(/phones|\/events\//);
});

test('the mail about a deleted event has no link to its page', async () => {
  const { id, token } = await publishAttended();
  await remove(id, token);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Cancelled: Repair Saturday');
  expect(mail?.text).not.toContain('/events/');
});

test('an event that was never published mails nobody when it is', async () => {
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
  '%s that is sent twice with one key is mailed once',
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

test('a key that has deleted one event is refused for another', async () => {
  const { id, token } = await publishAttended();
  const { body } = await server().post(url, eventPayload, { token });
  const headers = { 'idempotency-key': 'k1' };
  const send = (event: unknown) =>
    server().post(`${url}${String(event)}/`, '', { method: 'DELETE', token, headers });
  expect((await send(id)).status).toBe(204);
  expect((await send(body['event_id'])).status).toBe(422);
  expect(await server().app.db.$count(events)).toBe(1);
});
