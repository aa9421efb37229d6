import type { EventPayload } from './contract/event';
import type { ResourcePayload } from './contract/resource';
import { isTimeZone, readInstant } from './instants';
import { eventFaults, POST_MESSAGES, resourceFaults, spanFaults } from './postRules';

const now = new Date('2026-03-02T09:00:00Z');

const resource: ResourcePayload = {
  intent: 'submit',
  headline: 'Sorting waste at a market',
  abstract: 'What forty stalls learned in a year.',
  description: 'x'.repeat(50),
  resource_type: 'guide',
  themes: ['community action'],
  author: 'Wanjiku',
  publisher: '',
  source_url: '',
  license: '',
  in_language: 'en',
  time_required: null,
  files: [],
  image: null,
};

const event: EventPayload = {
  intent: 'submit',
  name: 'Repair Saturday',
  summary: 'Bring what is broken and mend it with us.',
  description: 'x'.repeat(50),
  start_date: '2026-04-04T10:00:00+03:00',
  end_date: '2026-04-04T13:00:00+03:00',
  timezone: 'Africa/Nairobi',
  attendance_mode: 'hybrid',
  themes: ['community action'],
  place_name: 'Kibuye hall',
  street_address: '',
  county: '042',
  online_url: 'https://meet.example/repair',
  organizer: 'Otieno',
  price: 0,
  booking_url: '',
  maximum_attendee_capacity: null,
  in_language: 'en',
  members_only: false,
  image: null,
};

test('accepts a complete resource and a complete event', () => {
  expect(resourceFaults(resource)).toEqual({});
  expect(eventFaults(event, now)).toEqual({});
});

test.each<[Partial<ResourcePayload>, string, string]>([
  [{ headline: 'A <b>guide</b>' }, 'headline', POST_MESSAGES.html()],
  [{ abstract: 'x'.repeat(19) }, 'abstract', POST_MESSAGES.abstract()],
  [{ abstract: 'A long enough text <img src=x>' }, 'abstract', POST_MESSAGES.html()],
  [{ description: 'x'.repeat(49) }, 'description', POST_MESSAGES.description()],
  [{ themes: [] }, 'themes', POST_MESSAGES.themes()],
  [{ author: '' }, 'author', 'This is required.'],
  [{ source_url: 'http://a.example' }, 'source_url', 'Enter an address that starts with https://.'],
])('refuses a resource with %j', (fault, field, message) => {
  expect(resourceFaults({ ...resource, ...fault })).toEqual({ [field]: [message] });
});

test.each<[Partial<EventPayload>, string, string]>([
  [{ summary: 'Short.' }, 'summary', POST_MESSAGES.abstract()],
  [{ place_name: '' }, 'place_name', POST_MESSAGES.place()],
  [{ online_url: '' }, 'online_url', POST_MESSAGES.onlineUrl()],
  [{ county: '048' }, 'county', POST_MESSAGES.county()],
  [{ timezone: 'Africa/Nowhere' }, 'timezone', POST_MESSAGES.timezone()],
  [{ start_date: '' }, 'start_date', POST_MESSAGES.instant()],
  [{ start_date: '2026-03-02T12:00:00+03:00' }, 'start_date', POST_MESSAGES.past()],
  [{ end_date: event.start_date }, 'end_date', POST_MESSAGES.order()],
  [{ end_date: '2026-04-18T10:01:00+03:00' }, 'end_date', POST_MESSAGES.duration()],
])('refuses an event with %j', (fault, field, message) => {
  const faults = eventFaults({ ...event, ...fault }, now);
  expect(faults[field]).toEqual([message]);
});

test('needs no link for an event in person and no place for one online', () => {
  const inPerson = { ...event, attendance_mode: 'in_person', online_url: '' } as const;
  expect(eventFaults(inPerson, now)).toEqual({});
  const online = { ...event, attendance_mode: 'online', place_name: '' } as const;
  expect(eventFaults(online, now)).toEqual({});
});

test('lets a draft lack all but its name, but refuses invalid values', () => {
  const empty = { abstract: '', description: '', themes: [], author: '' };
  expect(resourceFaults({ ...resource, ...empty, intent: 'draft' })).toEqual({});
  const draft: EventPayload = {
    ...event,
    intent: 'draft',
    summary: '',
    description: '',
    start_date: '',
    end_date: '',
    themes: [],
    place_name: '',
    online_url: '',
    organizer: '',
  };
  expect(eventFaults(draft, now)).toEqual({});
  const wrong = { ...draft, start_date: 'soon', booking_url: 'javascript:alert(1)' };
  expect(Object.keys(eventFaults(wrong, now))).toEqual(['booking_url', 'start_date']);
});

test('accepts a start in the past when the event has it already', () => {
  const span = { start_date: '2026-03-01T10:00:00Z', end_date: '2026-03-01T12:00:00Z' };
  expect(spanFaults(span, now, '2026-03-01T13:00:00+03:00')).toEqual({});
  expect(spanFaults(span, now, '2026-03-01T10:00:01Z')).toHaveProperty('start_date');
});

test.each([
  ['2026-03-29T00:30:00+00:00', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
  ['2026-03-02T09:00Z', '2026-03-02T09:00:00.000Z'],
])('reads %s as an instant', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant);
});

test.each(['', 'now', '2026-03-02', '2026-03-02T09:00', '2026-02-30T09:00Z', '2026-13-01T09:00Z'])(
  'returns null for "%s", which is no instant',
  (text) => expect(readInstant(text)).toBeNull(),
);

test('accepts IANA names of time zones only', () => {
  for (const name of ['Africa/Nairobi', 'Europe/London', 'Asia/Kolkata', 'Etc/UTC']) {
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  }
  for (const name of ['', 'africa/nairobi', '+03:00', 'EAT', 'Nairobi', 'Europe/London;X']) {
    expect([name, isTimeZone(name)]).toEqual([name, false]);
  }
});
