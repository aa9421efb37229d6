import { asc, eq } from 'drizzle-orm';
import type { Event, EventDate, ShortEvent } from '../../../domain/contract/event';
import type { PostRow } from '../../../domain/contract/admin/moderation';
import { events } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { auditLog, resultsOf } from '../../test/moderation';
import { callsOf, eventPayload, join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { putListing } from '../../test/vetting';

const server = serverForTests();
const url = 'mainapp/events/';
const { create, change, remove } = callsOf(server, url, eventPayload);

const rule = 'FREQ=WEEKLY;INTERVAL=2;COUNT=4';
const DAYS = ['2026-03-28', '2026-04-11', '2026-04-25', '2026-05-09'];

const rows = () => server().app.db.select().from(events).orderBy(asc(events.start_date));
const days = async () =>
  (await rows()).map(({ start_date }) => start_date.toISOString().slice(0, 10));
const statuses = async () => (await rows()).map(({ status }) => status);
const idAt = async (index: number): Promise<number> => (await rows())[index]?.id ?? 0;

async function mailsTo(address: string) {
  await server().app.laterDone();
  return server()
    .mails.splice(0)
    .filter(({ to }) => to === address);
}

/** The series of a member, published by an admin. */
async function publishSeries() {
  const { token } = await join(server(), 'host');
  const admin = await joinAsAdmin(server());
  const { event_id: first } = bodyOf<Event>(await create(token, { repeat_rule: rule }));
  const decide = async (id: number, decision = 'published') => {
    const body = { subject: 'event', subject_id: id, decision, note: 'Which hall?' };
    const { status } = await server().post('mainapp/reviews/', body, { token: admin.token });
    expect(status).toBe(201);
  };
  await decide(first);
  await mailsTo('nobody');
  return { token, admin: admin.token, first, decide };
}

test('is one event until it is published, and then one for each date', async () => {
  const { token } = await join(server(), 'host');
  const one = bodyOf<Event>(await create(token, { repeat_rule: rule }));
  expect(one).toMatchObject({ status: 'pending', repeat_rule: rule, series_id: null });
  expect(await days()).toEqual(DAYS.slice(0, 1));
});

test('gives each date its own address and status, and the first lists the others', async () => {
  const { first } = await publishSeries();
  expect(await days()).toEqual(DAYS);
  const all = await rows();
  expect(all.map(({ slug }) => slug)).toEqual([
    'repair-saturday',
    'repair-saturday-2026-04-11',
    'repair-saturday-2026-04-25',
    'repair-saturday-2026-05-09',
  ]);
  expect(new Set(all.map(({ status, series_id }) => `${status} ${series_id}`))).toEqual(
    new Set([`published ${first}`]),
  );
  expect(all.every((row) => row.end_date.getTime() - row.start_date.getTime() === 10_800_000)).toBe(
    true,
  );
  const other = async (slug: string) =>
    ((await server().get(`${url}${slug}/`)).body['other_dates'] as EventDate[]).map((date) =>
      date.start_date.slice(0, 10),
    );
  expect(await other('repair-saturday')).toEqual(DAYS.slice(1));
  expect(await other('repair-saturday-2026-04-11')).toEqual([DAYS[0], DAYS[2], DAYS[3]]);
});

test('publishes all dates of an admin’s event at once, without those that are past', async () => {
  const { token } = await joinAsAdmin(server());
  await create(token, { repeat_rule: rule });
  expect(await days()).toEqual(DAYS);
});

test('repeats a published event later on, and never twice', async () => {
  const { token } = await joinAsAdmin(server());
  const { event_id } = bodyOf<Event>(await create(token));
  expect((await change(event_id, token, { repeat_rule: rule })).status).toBe(200);
  expect(await days()).toEqual(DAYS);
  const more = await change(event_id, token, { repeat_rule: 'FREQ=WEEKLY;COUNT=9' });
  expect(bodyOf<Event>(more).repeat_rule).toBe(rule);
  expect(await days()).toEqual(DAYS);
});

test('lists an event that repeats once where nothing is asked, and each date in a search and in a month', async () => {
  await publishSeries();
  const found = async (query: string) =>
    resultsOf<ShortEvent>(await server().get(`${url}search/${query}`)).map(({ start_date }) =>
      start_date.slice(0, 10),
    );
  expect(await found('')).toEqual(DAYS.slice(0, 1));
  expect(await found('?county=042')).toEqual(DAYS);
  expect(await found('?month=2026-04')).toEqual([DAYS[1], DAYS[2]]);
  const [first] = await rows();
  await server()
    .app.db.update(events)
    .set({ status: 'cancelled' })
    .where(eq(events.id, first?.id ?? 0));
  expect(await found('')).toEqual(DAYS.slice(0, 2));
});

test('says whose listing the business that posted it has, once that is public', async () => {
  const { first } = await publishSeries();
  const [event] = await rows();
  const business = async () => (await server().get(`${url}${first}/`)).body['business'];
  expect(await business()).toBeUndefined();
  const id = await putListing(server(), event?.user_id ?? 0, { slug: 'menders', name: 'Menders' });
  expect(await business()).toBeUndefined();
  await server().app.db.update(listings).set({ status: 'published' }).where(eq(listings.id, id));
  expect(await business()).toEqual({ slug: 'menders', name: 'Menders' });
});

test.each([
  ['FREQ=DAILY;COUNT=3', eventPayload.end_date, 'Choose again how the event repeats.'],
  ['FREQ=MONTHLY;BYDAY=1SA;COUNT=3', eventPayload.end_date, 'Choose again how the event repeats.'],
  ['FREQ=WEEKLY;COUNT=3', '2026-04-06T10:00:00+03:00', 'The event must end before it is repeated.'],
])('refuses %s', async (repeat_rule, end_date, message) => {
  const { token } = await join(server(), 'host');
  const answer = await create(token, { repeat_rule, end_date });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ repeat_rule: [message] });
});

describe('a change', () => {
  test('of one date leaves the others as they are', async () => {
    const { token, first } = await publishSeries();
    await change(first, token, { place_name: 'Town hall' });
    expect((await rows()).map(({ place_name }) => place_name)).toEqual([
      'Town hall',
      ...Array<string>(3).fill('Kibuye social hall'),
    ]);
  });

  test('of the later dates too changes what differs, and keeps what is their own', async () => {
    const { token } = await publishSeries();
    const second = await idAt(1);
    await server()
      .app.db.update(events)
      .set({ place_name: 'Library', price: 100 })
      .where(eq(events.id, await idAt(3)));
    const start_date = '2026-04-12T14:00:00+03:00';
    const end_date = '2026-04-12T16:00:00+03:00';
    const later = { start_date, end_date, price: 50, scope: 'later' };
    expect((await change(second, token, later)).status).toBe(200);
    const all = await rows();
    expect(all.map((row) => [row.start_date.toISOString(), row.price, row.place_name])).toEqual([
      ['2026-03-28T07:00:00.000Z', 0, 'Kibuye social hall'],
      ['2026-04-12T11:00:00.000Z', 50, 'Kibuye social hall'],
      ['2026-04-26T11:00:00.000Z', 50, 'Kibuye social hall'],
      ['2026-05-10T11:00:00.000Z', 50, 'Library'],
    ]);
    expect(all.map(({ end_date: end }) => end.toISOString().slice(11, 16))).toEqual([
      '10:00',
      '13:00',
      '13:00',
      '13:00',
    ]);
    expect(all.map(({ sequence }) => sequence)).toEqual([0, 1, 1, 1]);
  });

  test('of the words of all waits for one review, and its decision holds for all', async () => {
    const { token, admin, first, decide } = await publishSeries();
    await change(first, token, { name: 'Repair Sunday', scope: 'later' });
    expect(await statuses()).toEqual(Array(4).fill('pending'));
    const posts = resultsOf<PostRow>(await server().get('mainapp/admin/posts/', admin));
    expect(posts.map(({ subject_id }) => subject_id)).toEqual([first]);
    const tasks = (await server().get('mainapp/admin/overview/', admin)).text;
    expect(tasks).toContain('"events":1');
    await decide(first, 'changes_requested');
    expect(await statuses()).toEqual(Array(4).fill('changes_requested'));
    expect((await mailsTo('host@example.com')).length).toBe(1);
    await change(first, token, { name: 'Mending Sunday', scope: 'later' });
    await decide(first);
    expect(await statuses()).toEqual(Array(4).fill('published'));
    expect((await rows()).map(({ name }) => name)).toEqual(Array(4).fill('Mending Sunday'));
    const decisions = (await auditLog(server())).map(({ subject }) => subject);
    expect(decisions.filter((subject) => subject === `event ${first}`)).toHaveLength(3);
    expect(decisions).toHaveLength(9);
  });

  test('with other words on a later date leaves that one to a decision of its own', async () => {
    const { token, first, decide } = await publishSeries();
    await change(first, token, { name: 'Repair Sunday', scope: 'later' });
    const [start_date, end_date] = ['2026-04-25T10:00:00+03:00', '2026-04-25T13:00:00+03:00'];
    await change(await idAt(2), token, { name: 'Buy my phones', start_date, end_date });
    await decide(first);
    expect(await statuses()).toEqual(['published', 'published', 'pending', 'published']);
  });

  test('refuses fewer places than a later date has attendees, and changes nothing', async () => {
    const { token, first } = await publishSeries();
    for (const name of ['guest', 'guest2']) {
      const guest = await join(server(), name);
      await server().post(`${url}${await idAt(2)}/attendance/`, '', { token: guest.token });
    }
    const answer = await change(first, token, { maximum_attendee_capacity: 1, scope: 'later' });
    expect(answer.status).toBe(400);
    expect((await rows()).map((row) => row.maximum_attendee_capacity)).toEqual(Array(4).fill(null));
  });

  test('of several dates is told once to whoever attends them', async () => {
    const { token, first } = await publishSeries();
    const guest = await join(server(), 'guest');
    for (const index of [1, 2, 3]) {
      await server().post(`${url}${await idAt(index)}/attendance/`, '', { token: guest.token });
    }
    await change(first, token, { place_name: 'Town hall', scope: 'later' });
    const [mail, ...more] = await mailsTo('guest@example.com');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('11 April 2026');
    expect(mail?.text).toContain('This holds for 2 later dates of yours too.');
  });

  test('that comes too late overwrites no date', async () => {
    const { token, first } = await publishSeries();
    const { body } = await server().get(`${url}${first}/`, token);
    await change(first, token, { price: 20 });
    const stale = { ...eventPayload, modified_at: body['modified_at'], price: 30, scope: 'later' };
    const answer = await server().post(`${url}${first}/`, stale, { token, method: 'PUT' });
    expect(answer.status).toBe(409);
    expect((await rows()).map(({ price }) => price)).toEqual([20, 0, 0, 0]);
  });
});

describe('a cancellation', () => {
  const cancel = (id: number, token: string, more: object = {}) =>
    server().post(`${url}${id}/status/`, { status: 'cancelled', ...more }, { token });

  test('holds for one date, or for the later ones too', async () => {
    const { token } = await publishSeries();
    await cancel(await idAt(1), token);
    expect(await statuses()).toEqual(['published', 'cancelled', 'published', 'published']);
    const guest = await join(server(), 'guest');
    await server().post(`${url}${await idAt(3)}/attendance/`, '', { token: guest.token });
    await mailsTo('nobody');
    await cancel(await idAt(1), token, { scope: 'later' });
    expect(await statuses()).toEqual(['published', 'cancelled', 'cancelled', 'cancelled']);
    const [mail] = await mailsTo('guest@example.com');
    expect(mail?.subject).toBe('Cancelled: Repair Saturday');
  });

  test('alone can hold for later dates', async () => {
    const { token, first } = await publishSeries();
    const body = { status: 'postponed', scope: 'later' };
    expect((await server().post(`${url}${first}/status/`, body, { token })).status).toBe(400);
  });
});

test('goes on without its first date, and a takedown holds for all that are alike', async () => {
  const { token, first, decide } = await publishSeries();
  await remove(first, token);
  const second = await idAt(0);
  const { body } = await server().get(`${url}${second}/`);
  expect((body['other_dates'] as EventDate[]).length).toBe(2);
  await decide(second, 'rejected');
  expect(await statuses()).toEqual(['rejected', 'rejected', 'rejected']);
});
