import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import type { ShortEvent } from '../../../domain/contract/event';
import type { FoundPage } from '../../../domain/contract/page';
import { COUNTIES } from '../../../domain/counties';
import { ATTENDANCE_MODES, EVENT_STATUSES, THEMES } from '../../../domain/vocabulary';
import { events, isPublicEvent } from '../../db/schema/posts';
import { missingWords } from '../../db/schema/search';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';
import { eventsRepository } from './repository';

const server = serverForTests();
const db = () => server().app.db;
const DAY = 86_400_000;

beforeEach(() => writeDemo(server()));

async function search(query: Record<string, string>): Promise<FoundPage<ShortEvent>> {
  const answer = await server().get(`mainapp/events/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return bodyOf<FoundPage<ShortEvent>>(answer);
}

const idsOf = ({ results }: FoundPage<ShortEvent>) => results.map(({ event_id }) => event_id);

const soon = () => {
  const start = server().app.now().getTime() + 3 * DAY;
  return { start_date: new Date(start), end_date: new Date(start + 7_200_000) };
};
const longAgo = () => {
  const start = server().app.now().getTime() - 30 * DAY;
  return { start_date: new Date(start), end_date: new Date(start + 7_200_000) };
};

/** Changes the first public event, which is to come, and returns its id. */
async function change(to: Partial<typeof events.$inferInsert>): Promise<number> {
  const isFirst: SQL = sql`${events.id} = (select min(id) from events where ${isPublicEvent})`;
  const [row] = await db()
    .update(events)
    .set({ ...soon(), status: 'published', members_only: false, ...to })
    .where(isFirst)
    .returning({ id: events.id });
  return row?.id ?? 0;
}

test('relaxes nothing where something matches as asked, and where nothing is asked', async () => {
  const id = await change({ name: 'Quinine soap day', place_name: 'Zawadihall' });
  for (const q of ['quinine', 'zawadihall', 'soap quinine']) {
    const found = await search({ q });
    expect(found).not.toHaveProperty('relaxation');
    expect(idsOf(found)).toEqual([id]);
  }
  await db().update(events).set(longAgo());
  expect(await search({})).toMatchObject({ count: 0 });
  expect(await search({})).not.toHaveProperty('relaxation');
});

test('finds an event by its organiser, county and day', async () => {
  const id = await change({ organizer: 'Zebra Kĩondo Club', county: '042' });
  const { start_date } = soon();
  const date = new Date(start_date.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  for (const query of [
    { organizer: 'kiondo zebra' },
    { q: 'zebra kisumu' },
    { organizer: 'zebra', county: '042', date },
  ]) {
    const found = await search(query);
    expect(idsOf(found)).toEqual([id]);
    expect(found).not.toHaveProperty('relaxation');
  }
  expect((await search({ organizer: 'zebra', date: '2020-01-01' })).relaxation).toEqual({
    filters: ['organizer', 'date'],
  });
});

test('finds what has a synonym, and corrects a slip unless the words are meant exactly', async () => {
  const id = await change({ name: 'Xylosoap', summary: 'Making soap', description: '' });
  expect((await search({ q: 'sabuni' })).relaxation).toEqual({
    synonyms: [{ word: 'sabuni', shown: ['soap'] }],
  });
  const found = await search({ q: 'xylosaop' });
  expect(found.relaxation).toEqual({
    corrected: [{ word: 'xylosaop', shown: 'xylosoap', others: [] }],
  });
  expect(idsOf(found)).toEqual([id]);
  const exact = await search({ q: 'xylosaop', exact: '1' });
  expect(exact.relaxation).not.toHaveProperty('corrected');
});

test('shows what has any of the words, most of them first', async () => {
  const id = await change({ name: 'Xylophone quinine day' });
  const found = await search({ q: 'zzxxqq xylophone quinine' });
  expect(found.relaxation).toEqual({ any_word: true });
  expect(idsOf(found)).toEqual([id]);
});

test('shows other counties when the one asked for has none, the nearest first', async () => {
  await db().update(events).set({ county: '001' });
  const id = await change({ county: '037' });
  const found = await search({ county: '042' });
  expect(found.relaxation).toEqual({ county: { nearest: '037', km: 64 } });
  expect(idsOf(found)[0]).toBe(id);
  expect(found.count).toBeGreaterThan(1);
});

test('leaves the county out when only online events are left', async () => {
  await db().update(events).set({ county: null });
  const id = await change({ name: 'Quinine online' });
  const found = await search({ q: 'quinine', county: '042' });
  expect(found.relaxation).toEqual({ filters: ['county'] });
  expect(found).toMatchObject({ count: 1 });
  expect(idsOf(found)).toEqual([id]);
});

test('leaves out the way to attend before the theme', async () => {
  const [theme, other] = THEMES;
  await db()
    .update(events)
    .set({ themes: [other], attendance_mode: 'in_person' });
  const id = await change({ themes: [theme] });
  const found = await search({ mode: 'online', theme });
  expect(found.relaxation).toEqual({ filters: ['mode'] });
  expect(idsOf(found)).toEqual([id]);
});

test('shows past events when no coming one matches, and coming ones likewise', async () => {
  const id = await change({ name: 'Quinine day', ...longAgo() });
  const found = await search({ q: 'quinine' });
  expect(found.relaxation).toEqual({ when: 'past' });
  expect(idsOf(found)).toEqual([id]);
  await change({});
  expect((await search({ q: 'quinine', when: 'past' })).relaxation).toEqual({ when: 'upcoming' });
});

test('stays in the month that was asked for', async () => {
  await db().update(events).set(longAgo());
  const id = await change({ name: 'Quinine day' });
  const month = soon().start_date.toISOString().slice(0, 7);
  expect(await search({ q: 'quinine', month: '2031-01' })).toMatchObject({ count: 0 });
  const found = await search({ q: 'zzxxqq', month });
  expect(found.results.length).toBeGreaterThan(0);
  expect(idsOf(found)).toContain(id);
});

test('shows the theme that was asked for, or the nearest, when no word matches', async () => {
  const [theme] = THEMES;
  const id = await change({ themes: [theme] });
  const q = 'zzxxqqvv';
  const found = await search({ q, theme });
  expect(found.relaxation).toEqual({ theme });
  expect(idsOf(found)).toContain(id);
  expect(THEMES).toContain((await search({ q })).relaxation?.theme);
  await db()
    .update(events)
    .set({ themes: [], ...longAgo() });
  expect((await search({ q })).relaxation).toEqual({ when: 'past', all: true });
});

test.each(
  EVENT_STATUSES.filter((status) => !['published', 'cancelled', 'postponed'].includes(status)),
)('takes no help of the words of an event that is %s', async (status) => {
  const id = await change({ name: 'Zebrafinch', status });
  for (const q of ['zebrafinch', 'zebrafinhc']) {
    const found = await search({ q });
    expect(found.relaxation).not.toHaveProperty('corrected');
    expect(idsOf(found)).not.toContain(id);
  }
});

test('does not find a members-only event by what visitors do not see of it', async () => {
  const hidden = { description: 'Zebrafinch', place_name: 'Quaggahall', members_only: true };
  const id = await change({ name: 'Meeting', ...hidden });
  for (const q of ['zebrafinch', 'quaggahall', 'zebrafinhc']) {
    const { relaxation, ...found } = await search({ q });
    expect(relaxation).not.toHaveProperty('corrected');
    expect(THEMES).toContain(relaxation?.theme);
    expect(found.results.find(({ event_id }) => event_id === id)?.place_name ?? null).toBeNull();
  }
});

test('counts the words that no event has', async () => {
  await search({ q: 'zzxxqqvv' });
  await server().app.laterDone();
  expect(await db().select().from(missingWords)).toMatchObject([
    { kind: 'event', word: 'zzxxqqvv', searches: 1 },
  ]);
});

const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
const anyQuery = fc.record({
  q: fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('tree', 'wrokshop', 'kitu', 'nairobi', 'of', 'xyz', '12'), {
        maxLength: 7,
      })
      .map((words) => words.join(' ')),
  ),
  county: maybe(COUNTIES.map(({ code }) => code)),
  theme: maybe(THEMES),
  mode: maybe(ATTENDANCE_MODES),
  organizer: maybe(['club', 'zzqq']),
  date: maybe(['2026-03-05', '2031-01-01']),
  when: maybe(['upcoming', 'past']),
  exact: maybe(['1']),
});

test('offers something for each of 100 random queries', async () => {
  const repository = eventsRepository(db());
  const empty: unknown[] = [];
  for (const query of fc.sample(anyQuery, { seed: 18, numRuns: 100 })) {
    const { count, results } = await repository.search(query, null, server().app.now());
    if (count === 0 || results.length === 0) empty.push(query);
  }
  expect(empty).toEqual([]);
}, 60_000);

test('answers with at most 40 statements, also when it finds nothing', async () => {
  const select = jest.spyOn(db(), 'select');
  const count = jest.spyOn(db(), '$count');
  await db().delete(events);
  const [theme] = THEMES;
  const q = 'zzxxqqvv qqjjxxkk wwyyzzqq';
  const query = { q, county: '042', theme, mode: 'online', organizer: 'zzqq', date: '2031-01-01' };
  const now = server().app.now();
  expect(await eventsRepository(db()).search(query, null, now)).toMatchObject({ count: 0 });
  expect(select.mock.calls.length + count.mock.calls.length).toBeLessThanOrEqual(40);
  select.mockRestore();
  count.mockRestore();
});
