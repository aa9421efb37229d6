import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { events } from '../../db/schema/posts';
import { writeDemo } from '../../test/demo';
import { serverForTests } from '../../test/testApp';

const server = serverForTests({ env: { PUBLIC_URL: 'https://kijani.example' } });
const SLUG = 'first-energy-walk-through';
const ONE = `mainapp/events/${SLUG}/event.ics`;

beforeEach(() => writeDemo(server()));

/** Parses the file as a calendar program does, with the time zones that it defines. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const instant = (time: ICAL.Time, name: string) => {
      const tzid = String(component.getFirstProperty(name)?.getFirstParameter('tzid'));
      const zone = zones.get(tzid);
      if (!zone) throw new Error(`the file does not define ${tzid}`);
      time.zone = zone;
      return time.toJSDate().toISOString();
    };
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(component.getFirstPropertyValue('status')),
      url: String(component.getFirstPropertyValue('url')),
      start: instant(event.startDate, 'dtstart'),
      end: instant(event.endDate, 'dtend'),
      component,
    };
  });
}

const change = (values: Partial<typeof events.$inferInsert>) =>
  server().app.db.update(events).set(values).where(eq(events.slug, SLUG));

test('GET /mainapp/events/:slug/event.ics returns a download with exact times and a stable UID', async () => {
  const answer = await server().get(ONE);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${SLUG}.ics"`);
  const [event] = parse(answer.text);
  expect(event).toMatchObject({
    start: '2026-03-05T15:00:00.000Z',
    end: '2026-03-05T16:30:00.000Z',
    status: 'CONFIRMED',
    sequence: 0,
    url: `https://kijani.example/events/${SLUG}`,
    location: 'Online',
  });
  expect(event?.uid).toMatch(/^event-\d+@kijani\.example$/);
  expect(answer.text).toContain('DTSTART;TZID=Africa/Nairobi:20260305T180000\r\n');
  expect(answer.text).toContain('DTSTAMP:20260302T090000Z\r\n');
  expect(answer.text).toContain('LAST-MODIFIED:');
});

test('GET /mainapp/events/:slug/event.ics folds lines to 75 octets and ends them with CRLF', async () => {
  await change({
    name: 'Wanjirũ, Mĩtĩ; na \\ "maji" 🌱 '.repeat(9).trim(),
    description: 'ũ'.repeat(400),
  });
  const { text } = await server().get(ONE);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = parse(text);
  expect(event?.summary).toBe('Wanjirũ, Mĩtĩ; na \\ "maji" 🌱 '.repeat(9).trim());
  expect(event?.description).toContain('ũ'.repeat(400));
});

test.each([
  ['2026-03-28T10:00:00.000Z', '20260328T100000'],
  ['2026-03-30T09:00:00.000Z', '20260330T100000'],
  ['2026-10-24T09:00:00.000Z', '20261024T100000'],
  ['2026-10-26T10:00:00.000Z', '20261026T100000'],
])('GET /mainapp/events/:slug/event.ics writes %s in London as %s', async (start, wall) => {
  const end = new Date(Date.parse(start) + 3_600_000);
  await change({ start_date: new Date(start), end_date: end, timezone: 'Europe/London' });
  const { text } = await server().get(ONE);
  expect(text).toContain(`DTSTART;TZID=Europe/London:${wall}`);
  expect(parse(text)[0]).toMatchObject({ start, end: end.toISOString() });
});

test('GET /mainapp/events/:slug/event.ics returns the status and the sequence', async () => {
  await change({ status: 'cancelled', sequence: 3 });
  expect(parse((await server().get(ONE)).text)[0]).toMatchObject({
    status: 'CANCELLED',
    sequence: 3,
  });
  await change({ status: 'postponed' });
  expect(parse((await server().get(ONE)).text)[0]?.status).toBe('TENTATIVE');
});

test('GET /mainapp/events/feed.ics returns public events that are coming or ended in the last 90 days', async () => {
  const { text } = await server().get('mainapp/events/feed.ics');
  const all = parse(text);
  const { db, now } = server().app;
  const since = now().getTime() - 90 * 86_400_000;
  const rows = (await db.select().from(events)).filter(
    ({ status, end_date }) =>
      ['published', 'cancelled', 'postponed'].includes(status) && end_date.getTime() >= since,
  );
  expect(all.map(({ summary }) => summary).sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  const sorted = (dates: string[]) => dates.sort();
  expect(sorted(all.map(({ summary, start }) => `${summary} ${start}`))).toEqual(
    sorted(rows.map(({ name, start_date }) => `${name} ${start_date.toISOString()}`)),
  );
  expect(text).not.toContain('meet.example');
});

test('GET /mainapp/events/feed.ics?organizer= returns those of an organiser', async () => {
  const { text } = await server().get('mainapp/events/feed.ics?organizer=githinji');
  const found = parse(text);
  const rows = await server().app.db.select().from(events);
  const theirs = rows.filter(({ organizer }) => organizer === 'Githinji Mwangi');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(theirs.length);
  expect(found.every(({ summary }) => theirs.some(({ name }) => name === summary))).toBe(true);
});

test('GET /mainapp/events/feed.ics hides place and description of a members-only event', async () => {
  await change({
    members_only: true,
    attendance_mode: 'in_person',
    place_name: 'Secret hall',
    street_address: 'Secret street',
  });
  const { text } = await server().get('mainapp/events/feed.ics');
  expect(text).not.toMatch(/Secret|three electricity bills/);
});

test.each(['nothing', 'weighing-day-at-school'])(
  'GET /mainapp/events/:slug/event.ics returns 404 for %s',
  async (slug) => {
    expect((await server().get(`mainapp/events/${slug}/event.ics`)).status).toBe(404);
  },
);
