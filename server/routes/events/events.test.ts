import { eq } from 'drizzle-orm';
import type { Event, ShortEvent } from '../../../domain/contract/event';
import type { PageOf } from '../../../domain/contract/page';
import { SHORT_EVENT } from '../../../domain/shortForms';
import { attendances, events } from '../../db/schema/posts';
import { demoEvents } from '../../seed/data/events';
import { DEMO_PASSWORD } from '../../seed/isDemo';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';
import { monthOf } from './month';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

const signIn = async (username: string) =>
  sessionOf(await server().post('accounts/login/', { username, password: DEMO_PASSWORD }));

async function read<T>(url: string, token?: string): Promise<T> {
  const answer = await server().get(`mainapp/events/${url}`, token);
  expect(answer.status).toBe(200);
  return bodyOf<T>(answer);
}
const list = (query = '', token?: string) => read<Event[]>(query, token);
const search = (query: Record<string, string>) =>
  read<PageOf<ShortEvent>>(`search/?${new URLSearchParams(query)}`);

const lockedDemo = demoEvents.find((event) => event.members_only && event.status === 'published');
const lockedSlug = lockedDemo?.slug ?? '';

test('lists published, cancelled and postponed events, but not pending ones', async () => {
  const statuses = new Set((await list()).map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['cancelled', 'postponed', 'published']);
  const pending = await server().get('mainapp/events/weighing-day-at-school/');
  expect(pending.status).toBe(404);
});

test('shows a pending event to its owner only', async () => {
  const { token, user_id } = await signIn('wanjiku');
  const own = await list(`?user_id=${user_id}`, token);
  expect(own.map(({ slug }) => slug)).toContain('weighing-day-at-school');
  const visitors = await list(`?user_id=${user_id}`);
  expect(visitors.map(({ slug }) => slug)).not.toContain('weighing-day-at-school');
  const one = await read<Event>('weighing-day-at-school/', token);
  expect(one.status).toBe('pending');
});

test('returns an event with its dates in UTC by slug and by id', async () => {
  const event = await read<Event>('first-energy-walk-through/');
  expect(event).toMatchObject({
    start_date: '2026-03-05T15:00:00.000Z',
    end_date: '2026-03-05T16:30:00.000Z',
    timezone: 'Africa/Nairobi',
    sequence: 0,
    locked: false,
  });
  expect(await read<Event>(`${event.event_id}/`)).toEqual(event);
});

test('hides the description and the place of a members-only event from visitors', async () => {
  const { token } = await signIn('wanjiku');
  await server()
    .app.db.update(events)
    .set({ place_name: 'Hall', street_address: 'Street 1', booking_url: 'https://book.example' })
    .where(eq(events.slug, lockedSlug));
  const visitor = await read<Event>(`${lockedSlug}/`);
  expect(visitor).toMatchObject({
    locked: true,
    description: '',
    place_name: null,
    street_address: null,
    booking_url: null,
  });
  expect(visitor.name).not.toBe('');
  const member = await read<Event>(`${lockedSlug}/`, token);
  expect(member).toMatchObject({ locked: false, place_name: 'Hall' });
  expect(member.description).not.toBe('');
  expect(await read<Event>(`${lockedSlug}/`, `${token}x`)).toEqual(visitor);
});

test('hides the link to join from members who do not attend and from visitors', async () => {
  const { token } = await signIn('wanjiku');
  await server().app.db.delete(attendances);
  for (const who of [token, undefined]) {
    for (const url of ['', 'search/', 'first-energy-walk-through/', `${lockedSlug}/`]) {
      const { text } = await server().get(`mainapp/events/${url}`, who);
      if (url !== 'search/') expect(text).toContain('"online_url":null');
      expect(text).not.toContain('meet.example');
    }
  }
});

test('sorts upcoming events by the next and past ones by the latest', async () => {
  const now = server().app.now().toISOString();
  const upcoming = (await search({})).results;
  expect(upcoming.every(({ end_date }) => end_date >= now)).toBe(true);
  const starts = upcoming.map(({ start_date }) => start_date);
  expect(starts).toEqual([...starts].sort());
  expect(await search({ when: 'UPCOMING' })).toEqual(await search({}));
  const past = (await search({ when: 'past' })).results.map(({ start_date }) => start_date);
  expect(past.length).toBeGreaterThan(0);
  expect(past).toEqual([...past].sort().reverse());
  expect(past.every((start) => start < now)).toBe(true);
});

test('returns of a found event what a row shows', async () => {
  const { results } = await search({});
  const shown = SHORT_EVENT.filter((name) => name !== 'because').sort();
  for (const event of results) expect(Object.keys(event).sort()).toEqual(shown);
});

test('returns as many on a page as are asked for, without cancelled events on request', async () => {
  const all = (await search({})).results;
  const idsOf = (results: readonly ShortEvent[]) => results.map(({ event_id }) => event_id);
  const [first, second, third] = idsOf(all.filter(({ status }) => status !== 'cancelled'));
  const isSecond = eq(events.id, second ?? 0);
  await server().app.db.update(events).set({ status: 'cancelled' }).where(isSecond);
  const two = await search({ cancelled: 'no', page_size: '2' });
  expect(two.page_size).toBe(2);
  expect(idsOf(two.results)).toEqual([first, third]);
  const next = await search({ page_size: '2', page: '2' });
  expect(idsOf(next.results)).toEqual(idsOf(all.slice(2, 4)));
  for (const page_size of ['0', '13', '-1', 'x', '999999999999']) {
    expect(await search({ page_size })).toMatchObject({ page_size: 12 });
  }
});

test('takes a month in Kenyan time', async () => {
  expect(monthOf('2026-12')).toEqual({
    starts: new Date('2026-11-30T21:00:00Z'),
    ends: new Date('2026-12-31T21:00:00Z'),
  });
  for (const wrong of ['2026-13', '2026-1', 'march', '', undefined]) {
    expect(monthOf(wrong)).toBeUndefined();
  }
  const { results } = await search({ month: '2026-03' });
  expect(results.length).toBeGreaterThan(0);
  for (const { start_date, end_date } of results) {
    expect(start_date < '2026-03-31T21:00:00.000Z').toBe(true);
    expect(end_date >= '2026-02-28T21:00:00.000Z').toBe(true);
  }
});

test('filters by theme and mode in any case and ignores unknown values', async () => {
  const online = (await search({ mode: 'Online' })).results;
  expect(new Set(online.map(({ attendance_mode }) => attendance_mode))).toEqual(
    new Set(['online']),
  );
  const energy = (await search({ theme: 'ENERGY TRANSITION' })).results;
  expect(energy.length).toBeGreaterThan(0);
  for (const { themes } of energy) expect(themes).toContain('energy transition');
  expect(await search({ mode: 'by-horse', theme: 'x', page: 'y', month: 'z' })).toEqual(
    await search({}),
  );
  expect((await search({ page: '99' })).results).toEqual([]);
});

test.each(['no-such-event', '999999', '99999999999999999999'])(
  'returns 404 for the event %s',
  async (name) => {
    expect((await server().get(`mainapp/events/${name}/`)).status).toBe(404);
  },
);
