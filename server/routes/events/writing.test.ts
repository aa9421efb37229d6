import { eq } from 'drizzle-orm';
import type { Event } from '../../../domain/contract/event';
import { events } from '../../db/schema/posts';
import { callsOf, eventPayload, join, joinAsAdmin, upload } from '../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/events/';
const { create, change, remove } = callsOf(server, url, eventPayload);

/** The event of an answer with this status. */
function eventOf(answer: Answer, status = 200): Event {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  return bodyOf<Event>(answer);
}
const added = async (token: string, more?: object) => eventOf(await create(token, more), 201);

const setState = async (id: number, state: Partial<typeof events.$inferInsert>) => {
  await server().app.db.update(events).set(state).where(eq(events.id, id));
};
const allRows = () => server().app.db.select().from(events);

describe('POST /mainapp/events/', () => {
  test('creates a pending event that is nowhere public for a member', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const one = await added(token);
    expect(one).toMatchObject({
      user_id,
      slug: 'repair-saturday',
      status: 'pending',
      start_date: '2026-03-28T07:00:00.000Z',
      end_date: '2026-03-28T10:00:00.000Z',
      published_at: null,
      sequence: 0,
      attendee_count: 0,
      attending: false,
      online_url: null,
      booking_url: null,
    });
    for (const place of [
      url,
      `${url}search/`,
      `${url}search/?month=2026-03`,
      `${url}?user_id=${user_id}`,
      `${url}feed.ics`,
      'sitemap.xml',
    ]) {
      expect((await server().get(place)).text).not.toMatch(/repair.saturday/i);
    }
    for (const place of [`${url}repair-saturday/`, `${url}repair-saturday/event.ics`]) {
      expect((await server().get(place)).status).toBe(404);
    }
    expect((await server().get(`${url}repair-saturday/`, admin.token)).status).toBe(200);
  });

  test('publishes the event of an admin', async () => {
    const { token } = await joinAsAdmin(server());
    const one = await added(token);
    expect(one.status).toBe('published');
    expect(one.published_at).toBe(server().app.now().toISOString());
    expect((await server().get(`${url}feed.ics`)).text).toContain('Repair Saturday');
    expect((await server().get('sitemap.xml')).text).toContain('/events/repair-saturday<');
  });

  test('creates a draft that has only a name and returns it with empty dates', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const one = await added(token, {
      intent: 'draft',
      summary: '',
      description: '',
      start_date: '',
      end_date: '',
      themes: [],
      place_name: '',
      organizer: '',
    });
    expect(one).toMatchObject({ status: 'draft', start_date: '', end_date: '', place_name: null });
    expect((await server().get(`${url}${one.event_id}/`, admin.token)).status).toBe(404);
    expect(eventOf(await change(one.event_id, token))).toMatchObject({
      status: 'pending',
      start_date: '2026-03-28T07:00:00.000Z',
      sequence: 0,
    });
  });

  test.each([
    [{ name: '<b>Repair' }, 'name', 'HTML is not allowed.'],
    [{ summary: 'Short.' }, 'summary', 'Write 20 to 300 characters.'],
    [{ description: 'Short.' }, 'description', 'Write at least 50 characters.'],
    [{ start_date: 'Saturday' }, 'start_date', 'Enter a date and time.'],
    [{ start_date: '2026-03-28T10:00:00' }, 'start_date', 'Enter a date and time.'],
    [
      { start_date: '2026-03-02T11:59:00+03:00', end_date: '2026-03-02T13:00:00+03:00' },
      'start_date',
      'The start must be in the future.',
    ],
    [{ end_date: '2026-03-28T10:00:00+03:00' }, 'end_date', 'The end must be after the start.'],
    [{ end_date: '2026-04-11T10:00:01+03:00' }, 'end_date', 'An event lasts at most 14 days.'],
    [{ timezone: 'Nairobi' }, 'timezone', 'Choose a time zone.'],
    [{ timezone: '../../etc/passwd' }, 'timezone', 'Choose a time zone.'],
    [{ place_name: '' }, 'place_name', 'Enter the name of the place.'],
    [{ place_name: '<img src=x>' }, 'place_name', 'HTML is not allowed.'],
    [{ county: '048' }, 'county', 'Choose a county.'],
    [{ attendance_mode: 'online' }, 'online_url', 'Enter the address where to join.'],
    [{ attendance_mode: 'hybrid' }, 'online_url', 'Enter the address where to join.'],
    [
      { online_url: 'http://a.example' },
      'online_url',
      'Enter an address that starts with https://.',
    ],
    [{ booking_url: 'javascript:1' }, 'booking_url', 'Enter an address that starts with https://.'],
    [{ organizer: '' }, 'organizer', 'This is required.'],
    [
      { price: 2_000_000 },
      'price',
      'Enter whole shillings, up to 1,000,000, or leave it empty when it is free.',
    ],
    [
      { maximum_attendee_capacity: 200_000 },
      'maximum_attendee_capacity',
      'Enter a whole number from 1 to 100,000, or leave it empty when there is no limit.',
    ],
    [{ status: 'published' }, 'status', 'Unknown field.'],
    [{ user_id: 1 }, 'user_id', 'Unknown field.'],
    [{ slug: 'search' }, 'slug', 'Unknown field.'],
    [{ sequence: 9 }, 'sequence', 'Unknown field.'],
    [{ attendee_count: 9 }, 'attendee_count', 'Unknown field.'],
    [{ published_at: '' }, 'published_at', 'Unknown field.'],
  ])('returns 400 for %j and stores nothing', async (fault, field, message) => {
    const { token } = await join(server(), 'achieng');
    const answer = await create(token, fault);
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }]);
    expect(await allRows()).toEqual([]);
  });

  test.each([
    ['Mkutano wa Mũtĩ', 'mkutano-wa-muti'],
    ['Search', 'event-search'],
    ['Attending', 'event-attending'],
    ['2030', 'event-2030'],
  ])('gives the name %s the slug %s', async (name, slug) => {
    const { token } = await join(server(), 'achieng');
    expect((await added(token, { name })).slug).toBe(slug);
  });

  test('appends numbers to a slug that is taken, also at the same moment', async () => {
    const { token } = await join(server(), 'achieng');
    const slugs = await Promise.all([1, 2, 3].map(async () => (await added(token)).slug));
    expect(slugs.sort()).toEqual(['repair-saturday', 'repair-saturday-2', 'repair-saturday-3']);
  });

  test('creates one event when it is repeated under its key', async () => {
    const { token } = await join(server(), 'achieng');
    const headers = { 'idempotency-key': 'k1' };
    const answers = await Promise.all(
      [1, 2].map(() => server().post(url, eventPayload, { token, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await allRows()).toHaveLength(1);
  });

  test('leaves out what the way of attending does not need', async () => {
    const { token } = await join(server(), 'achieng');
    const link = 'https://meet.example/repair';
    expect(await added(token, { online_url: link })).toMatchObject({ online_url: null });
    const online = { attendance_mode: 'online', online_url: link };
    expect(await added(token, online)).toMatchObject({
      online_url: link,
      place_name: null,
      street_address: null,
      county: null,
    });
  });

  test('accepts an image of the member and returns 400 for one of another member', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const other = await join(server(), 'kadzo');
    const image = { src: await upload(server(), user_id, 'image'), alt: '' };
    expect((await added(token, { image })).image).toMatchObject(image);
    const foreign = await create(other.token, { image });
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['image']]);
  });

  test('keeps its cover public when it is sent again, and has new words about it reviewed', async () => {
    const { token, user_id } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const src = await upload(server(), user_id, 'image');
    const image = { src, alt: 'A mended radio' };
    const { event_id: id } = await added(token, { image });
    await change(id, admin.token, { image });
    const same = await change(id, token, { image });
    expect(same.body).toMatchObject({ status: 'published', image });
    const reworded = await change(id, token, { image: { src, alt: 'A radio' } });
    expect(reworded.body).toMatchObject({ status: 'pending', image: { src, alt: 'A radio' } });
  });

  test('returns 401 to a visitor, and 429 after thirty posts in a day', async () => {
    expect((await server().post(url, eventPayload)).status).toBe(401);
    const { token } = await join(server(), 'achieng');
    for (let count = 0; count < 30; count += 1) await added(token, { intent: 'draft' });
    expect((await create(token)).status).toBe(429);
  });
});

describe('an event in the time zone of London', () => {
  test.each([
    [
      'the last day before it',
      '2026-03-28T23:30:00+00:00',
      '2026-03-29T00:30:00+00:00',
      '20260328T233000',
      '20260329T003000',
    ],
    [
      'the night in which it begins',
      '2026-03-29T00:30:00+00:00',
      '2026-03-29T02:30:00+01:00',
      '20260329T003000',
      '20260329T023000',
    ],
    [
      'the night in which it ends',
      '2026-10-25T00:30:00+01:00',
      '2026-10-25T01:30:00+00:00',
      '20261025T003000',
      '20261025T013000',
    ],
  ])('keeps its local times on %s', async (_night, start_date, end_date, start, end) => {
    const { token } = await joinAsAdmin(server());
    const one = await added(token, { start_date, end_date, timezone: 'Europe/London' });
    expect(one.start_date).toBe(new Date(start_date).toISOString());
    expect(one.end_date).toBe(new Date(end_date).toISOString());
    const { text } = await server().get(`${url}${one.slug}/event.ics`);
    expect(text).toContain(`DTSTART;TZID=Europe/London:${start}\r\n`);
    expect(text).toContain(`DTEND;TZID=Europe/London:${end}\r\n`);
    expect(text).toContain('BEGIN:VTIMEZONE');
  });
});

describe('PUT /mainapp/events/:id/', () => {
  test('makes a published event pending after a new name and keeps its slug', async () => {
    const { token } = await join(server(), 'achieng');
    const { event_id: id } = await added(token);
    const published_at = new Date('2026-03-01T08:00:00Z');
    await setState(id, { status: 'published', published_at });
    expect(eventOf(await change(id, token, { name: 'Repair Sunday' }))).toMatchObject({
      name: 'Repair Sunday',
      slug: 'repair-saturday',
      status: 'pending',
      sequence: 0,
      published_at: published_at.toISOString(),
    });
  });

  test('keeps it published after new dates, place or price; dates and place raise the sequence', async () => {
    const { token } = await join(server(), 'achieng');
    const { event_id: id } = await added(token);
    await setState(id, { status: 'published', published_at: new Date('2026-03-01T08:00:00Z') });
    const steps: [object, number][] = [
      [{ price: 300, maximum_attendee_capacity: 20 }, 0],
      [{ place_name: 'Kibuye library' }, 1],
      [{ place_name: 'Kibuye library' }, 1],
      [{ place_name: 'Kibuye library', start_date: '2026-03-28T09:00:00+03:00' }, 2],
      [{ place_name: 'Kibuye library', start_date: '2026-03-28T07:00:00+01:00' }, 2],
    ];
    for (const [more, sequence] of steps) {
      const after = eventOf(await change(id, token, more));
      expect(after).toMatchObject({ status: 'published', sequence });
    }
  });

  test('publishes the change of an admin', async () => {
    const { token } = await join(server(), 'achieng');
    const admin = await joinAsAdmin(server());
    const { event_id: id, user_id } = await added(token);
    const mended = eventOf(await change(id, admin.token, { name: 'Repair Sunday' }));
    expect(mended).toMatchObject({ status: 'published', user_id });
    expect((await change(id, admin.token, { name: 'Repair day' })).status).toBe(200);
    expect(await allRows()).toMatchObject([{ status: 'published', name: 'Repair day' }]);
  });

  test('makes an event that was sent back pending and keeps the feedback', async () => {
    const { token } = await join(server(), 'achieng');
    const { event_id: id } = await added(token);
    await setState(id, { status: 'changes_requested', moderation_feedback: 'Which hall?' });
    expect(eventOf(await change(id, token))).toMatchObject({
      status: 'pending',
      moderation_feedback: 'Which hall?',
    });
  });

  test('keeps the start of an event that has begun, and returns 400 for another past start', async () => {
    const { token } = await join(server(), 'achieng');
    const { event_id: id } = await added(token);
    const start_date = '2026-03-01T10:00:00+03:00';
    const end_date = '2026-03-01T12:00:00+03:00';
    await setState(id, {
      status: 'published',
      start_date: new Date(start_date),
      end_date: new Date(end_date),
      published_at: new Date('2026-02-01T08:00:00Z'),
    });
    expect((await change(id, token, { start_date, end_date, price: 5 })).status).toBe(200);
    const moved = await change(id, token, { start_date: '2026-03-01T10:30:00+03:00', end_date });
    expect(moved.body).toEqual({ start_date: ['The start must be in the future.'] });
  });

  test('returns 409 for a draft of a published event and for a cancelled event', async () => {
    const { token } = await join(server(), 'achieng');
    const { event_id: id } = await added(token);
    await setState(id, { status: 'published' });
    const hidden = await change(id, token, { intent: 'draft' });
    expect([hidden.status, hidden.body]).toEqual([
      409,
      { detail: 'A published event cannot become a draft. Cancel it instead.' },
    ]);
    await setState(id, { status: 'cancelled' });
    const late = await change(id, token);
    expect([late.status, late.body]).toEqual([409, { detail: 'This event is cancelled.' }]);
  });
});

describe('the event of another member', () => {
  const attempts = async (id: number | string, token?: string) => {
    const as = token === undefined ? {} : { token };
    const answers = [
      await server().post(
        `${url}${id}/`,
        { ...eventPayload, modified_at: 'unknown' },
        { method: 'PUT', ...as },
      ),
      await server().post(`${url}${id}/status/`, { status: 'cancelled' }, as),
      await server().post(`${url}${id}/`, '', { method: 'DELETE', ...as }),
      await server().post(`${url}${id}/attendees/`, '', { method: 'GET', ...as }),
      await server().post(`${url}${id}/attendees.csv`, '', { method: 'GET', ...as }),
    ];
    return answers.map(({ status }) => status);
  };

  test('returns 403 when it is public, and 404 when it is hidden or unknown', async () => {
    const { token } = await join(server(), 'achieng');
    const other = await join(server(), 'kadzo');
    const { event_id: id, slug } = await added(token);
    for (const status of ['draft', 'pending', 'changes_requested', 'rejected'] as const) {
      await setState(id, { status });
      expect([status, await attempts(id, other.token)]).toEqual([status, Array(5).fill(404)]);
    }
    for (const status of ['published', 'cancelled', 'postponed'] as const) {
      await setState(id, { status });
      expect([status, await attempts(slug, other.token)]).toEqual([status, Array(5).fill(403)]);
    }
    expect(await attempts('no-such-event', other.token)).toEqual(Array(5).fill(404));
    expect(await attempts(id)).toEqual(Array(5).fill(401));
    expect(await allRows()).toHaveLength(1);
  });
});

test('DELETE /mainapp/events/:id/ returns 204 and deletes the event', async () => {
  const { token } = await join(server(), 'achieng');
  const { event_id: id } = await added(token);
  const answer = await remove(id, token);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await allRows()).toEqual([]);
  expect((await remove(id, token)).status).toBe(404);
});

test('PUT /mainapp/events/:id/ returns 409 with both versions when the version is stale', async () => {
  const { token } = await join(server(), 'achieng');
  const { event_id: id, modified_at } = await added(token);
  const dates = { start_date: '2026-04-04T10:00:00+03:00', end_date: '2026-04-04T13:00:00+03:00' };
  const first = eventOf(await change(id, token, { ...dates, modified_at }));
  const sent = { ...eventPayload, place_name: 'Kibuye library', modified_at };
  const late = await change(id, token, sent);
  expect([late.status, late.body['current'], late.body['sent']]).toEqual([409, first, sent]);
  expect(eventOf(await change(id, token, { ...dates, modified_at }))).toMatchObject({
    place_name: 'Kibuye social hall',
  });
  expect(await allRows()).toMatchObject([{ place_name: 'Kibuye social hall' }]);
});

test('PUT /mainapp/events/:id/ keeps a later decision when an earlier change is repeated', async () => {
  const { token } = await join(server(), 'achieng');
  const { event_id: id, modified_at } = await added(token);
  await change(id, token, { modified_at });
  for (const status of ['changes_requested', 'rejected', 'published', 'pending'] as const) {
    await setState(id, { status, moderation_feedback: 'Which hall?' });
    const decided = await allRows();
    server().advance(60);
    expect(eventOf(await change(id, token, { modified_at })).status).toBe(status);
    expect(await allRows()).toEqual(decided);
  }
});
