import { anEvent, aResource } from '../../testing/builders';
import {
  checkEvent,
  copyEvent,
  emptyEvent,
  eventSchema,
  previewEvent,
  toEventPayload,
  toEventValues,
  type EventValues,
} from './eventForm';
import { isWithin, wholeNumber } from '../../entities/fields/wholeNumbers';
import { itemOrFirst } from './postForm';
import {
  checkResource,
  emptyResource,
  isEncoding,
  previewResource,
  resourceSchema,
  toResourcePayload,
  toResourceValues,
  type ResourceValues,
} from './resourceForm';
import { checkPostponement, toPostponement } from './postponement';

const now = Date.parse('2026-11-20T09:00:00Z');

const resource: ResourceValues = {
  ...emptyResource('Wanjikũ Kamau'),
  headline: 'Sorting waste at a market',
  abstract: 'What forty stalls learned in a year.',
  description: 'x'.repeat(50),
  themes: ['community action'],
};

const event: EventValues = {
  ...emptyEvent('Wanjikũ Kamau'),
  name: 'Repair Saturday',
  summary: 'Bring what is broken and mend it with us.',
  description: 'x'.repeat(50),
  start_date: '2026-12-05T10:00',
  end_date: '2026-12-05T13:00',
  themes: ['community action'],
  place_name: 'Kibuye hall',
};

const moment = { now, settledStart: null };

/** The messages that a schema has for one change, by field. */
async function objections(
  schema: typeof resourceSchema | typeof eventSchema,
  values: object,
): Promise<string[]> {
  const thrown: unknown = await schema
    .validate(values, { abortEarly: false })
    .catch((error: unknown) => error);
  return thrown instanceof Error && 'errors' in thrown ? (thrown.errors as string[]) : [];
}

test.each<[Partial<ResourceValues>, string | null]>([
  [{}, null],
  [{ headline: ' ' }, 'Enter a headline.'],
  [{ headline: 'Hey' }, 'Write at least 4 characters.'],
  [{ headline: 'x'.repeat(120) }, null],
  [{ headline: 'x'.repeat(121) }, 'Write up to 120 characters.'],
  [{ abstract: 'x'.repeat(301) }, 'Write up to 300 characters.'],
  [{ time_required: 'ten' }, 'Enter whole minutes, from 1 to 6,000.'],
  [{ time_required: '0' }, 'Enter whole minutes, from 1 to 6,000.'],
  [{ time_required: '1,200' }, null],
])('validates the fields of a resource: %j', async (change, message) => {
  const found = await objections(resourceSchema, { ...resource, ...change });
  expect(found).toEqual(message === null ? [] : expect.arrayContaining([message]));
});

test.each<[Partial<ResourceValues>, string]>([
  [{ abstract: 'x'.repeat(19) }, 'abstract'],
  [{ description: 'x'.repeat(49) }, 'description'],
  [{ themes: [] }, 'themes'],
  [{ author: '' }, 'author'],
  [{ source_url: 'http://nema.go.ke' }, 'source_url'],
  [{ source_url: 'javascript:alert(1)' }, 'source_url'],
])('checks a resource before review: %j', (change, field) => {
  const faults = checkResource({ ...resource, ...change }, 'submit');
  expect(Object.keys(faults)).toEqual([field]);
});

test('requires only the headline of a resource draft', async () => {
  const draft = { ...emptyResource(''), headline: 'Four' };
  expect(checkResource(draft, 'draft')).toEqual({});
  expect(await objections(resourceSchema, draft)).toEqual([]);
});

const PRICE = 'Enter whole shillings, up to 1,000,000, or leave it empty when it is free.';
const PLACES = 'Enter a whole number from 1 to 100,000, or leave it empty when there is no limit.';

test.each<[Partial<EventValues>, string | null]>([
  [{}, null],
  [{ name: '' }, 'Enter a name.'],
  [{ price: '-5' }, PRICE],
  [{ price: '2,000,000' }, PRICE],
  [{ price: '1 000 000' }, null],
  [{ maximum_attendee_capacity: '0' }, PLACES],
  [{ maximum_attendee_capacity: '2.5' }, PLACES],
  [{ maximum_attendee_capacity: '200000' }, PLACES],
  [{ maximum_attendee_capacity: '100000' }, null],
])('validates the fields of an event: %j', async (change, message) => {
  const found = await objections(eventSchema, { ...event, ...change });
  expect(found).toEqual(message === null ? [] : expect.arrayContaining([message]));
});

test.each<[Partial<EventValues>, Record<string, string>]>([
  [{}, {}],
  [{ end_date: '2026-12-05T10:00' }, { end_date: 'The end must be after the start.' }],
  [{ end_date: '2026-12-19T10:01' }, { end_date: 'An event lasts at most 14 days.' }],
  [{ end_date: '2026-12-19T10:00' }, {}],
  [
    { start_date: '2026-11-20T12:00', end_date: '2026-11-20T13:00' },
    { start_date: 'The start must be in the future.' },
  ],
  [{ place_name: '' }, { place_name: 'Enter the name of the place.' }],
  [{ attendance_mode: 'online' }, { online_url: 'Enter the address where to join.' }],
  [
    { attendance_mode: 'hybrid', place_name: '' },
    { place_name: 'Enter the name of the place.', online_url: 'Enter the address where to join.' },
  ],
  [
    { booking_url: 'data:text/html,x' },
    { booking_url: 'Enter an address that starts with https://.' },
  ],
])('checks an event before review: %j', (change, faults) => {
  expect(checkEvent({ ...event, ...change }, 'submit', moment)).toEqual(faults);
});

test('refuses a start that summer time leaves out', () => {
  const faults = checkEvent(
    {
      ...event,
      timezone: 'Europe/London',
      start_date: '2027-03-28T01:30',
      end_date: '2027-03-28T04:00',
    },
    'submit',
    moment,
  );
  expect(faults['start_date']).toMatch(/does not exist/);
});

test('requires only the name of an event draft', () => {
  const draft = { ...emptyEvent(''), name: 'Repair' };
  expect(checkEvent(draft, 'draft', moment)).toEqual({});
  expect(toEventPayload(draft, 'draft')).toMatchObject({ start_date: '', end_date: '' });
});

test('sends times with the offset of their zone, in summer time too', () => {
  const london = {
    ...event,
    timezone: 'Europe/London',
    start_date: '2027-03-28T00:30',
    end_date: '2027-03-28T03:00',
  };
  expect(toEventPayload(london, 'submit')).toMatchObject({
    start_date: '2027-03-28T00:30:00.000+00:00',
    end_date: '2027-03-28T03:00:00.000+01:00',
  });
});

test('sends only what the attendance mode needs', () => {
  const both = { ...event, county: '042', online_url: 'https://meet.example/a' };
  expect(toEventPayload(both, 'submit')).toMatchObject({ online_url: '', county: '042' });
  expect(toEventPayload({ ...both, attendance_mode: 'online' }, 'submit')).toMatchObject({
    online_url: 'https://meet.example/a',
    place_name: '',
    county: '',
  });
});

test('fills the forms from stored posts and sends the same values back', () => {
  const stored = anEvent({ price: 2800, booking_url: 'https://a.example/', online_url: null });
  const payload = toEventPayload(toEventValues(stored), 'submit');
  expect(new Date(payload.start_date).toISOString()).toBe(stored.start_date);
  expect(payload).toMatchObject({ price: 2800, maximum_attendee_capacity: 80, county: '042' });
  const paper = aResource({ source_url: 'https://a.example/', license: 'CC BY 4.0' });
  expect(toResourcePayload(toResourceValues(paper), 'submit')).toMatchObject({
    headline: paper.headline,
    time_required: 6,
    license: 'CC BY 4.0',
  });
});

test('copies an event without its dates', () => {
  expect(copyEvent(anEvent())).toMatchObject({
    name: 'Energy walk-through 1',
    start_date: '',
    end_date: '',
  });
});

test('previews what is typed, and no event without dates', () => {
  const frame = { user_id: 7, now };
  expect(previewResource(resource, frame)).toMatchObject({
    headline: resource.headline,
    status: 'published',
    source_url: null,
  });
  expect(previewEvent(event, frame)).toMatchObject({ name: event.name, online_url: null });
  expect(previewEvent({ ...event, start_date: '' }, frame)).toBeNull();
});

test('checks new dates in the zone of the event and sends no unknown ones', () => {
  const walk = anEvent();
  const values = { isUnknown: false, start_date: '2026-12-05T10:00', end_date: '2026-12-05T09:00' };
  expect(checkPostponement(values, walk, now)).toEqual({
    end_date: 'The end must be after the start.',
  });
  expect(checkPostponement({ ...values, isUnknown: true }, walk, now)).toEqual({});
  expect(toPostponement({ ...values, isUnknown: true }, walk)).toEqual({ status: 'postponed' });
  expect(toPostponement(values, walk)).toEqual({
    status: 'postponed',
    start_date: '2026-12-05T10:00:00.000+03:00',
    end_date: '2026-12-05T09:00:00.000+03:00',
  });
});

test('parses whole numbers, checks their range and falls back to a known choice', () => {
  expect([wholeNumber(''), wholeNumber('1,200'), wholeNumber('1e3')]).toEqual([
    null,
    1200,
    undefined,
  ]);
  expect([isWithin(1, 5)('5'), isWithin(1, 5)('6'), isWithin(1, 5)()]).toEqual([true, false, true]);
  expect(itemOrFirst(['en', 'sw'], 'fr')).toBe('en');
});

test('recognises complete files in a draft', () => {
  const file = {
    name: 'a.pdf',
    content_url: '/uploads/1/a.pdf',
    encoding_format: 'application/pdf',
    content_size: 4,
  };
  expect([
    isEncoding(file),
    isEncoding({ name: 'a.pdf' }),
    isEncoding('a.pdf'),
    isEncoding(null),
  ]).toEqual([true, false, false, false]);
});
