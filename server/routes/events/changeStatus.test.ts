import type { Event } from '../../../domain/contract/event';
import { events } from '../../db/schema/posts';
import {
  callsOf,
  createAttended,
  eventPayload,
  join,
  joinAsAdmin,
  newDates,
} from '../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/events/';

const publishAttended = () => createAttended(server());
const setStatus = (id: number, token: string, body: object) =>
  server().post(`${url}${id}/status/`, body, { token });
const eventOf = (answer: Answer): Event => {
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return bodyOf<Event>(answer);
};
const mails = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};
const icsOf = async (id: number) => {
  const { text } = await server().get(`${url}repair-saturday/event.ics`);
  const [, event = ''] = text.split('BEGIN:VEVENT');
  const read = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(event)?.[1];
  expect(read('UID')).toBe(`event-${id}@localhost`);
  return { sequence: read('SEQUENCE'), status: read('STATUS'), start: read('DTSTART') };
};

test('updates the calendar and emails attendees when an event is cancelled and published again', async () => {
  const { id, token } = await publishAttended();
  const before = await icsOf(id);
  expect(before).toMatchObject({ sequence: '0', status: 'CONFIRMED' });
  const cancelled = eventOf(await setStatus(id, token, { status: 'cancelled' }));
  expect(cancelled).toMatchObject({ status: 'cancelled', sequence: 1, attendee_count: 1 });
  expect(await icsOf(id)).toEqual({ ...before, sequence: '1', status: 'CANCELLED' });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'guest@example.com', subject: 'Cancelled: Repair Saturday' });
  expect(mail?.text).toContain('does not take place');
  expect(mail?.text.split('\n')).toContain('http://localhost:3000/events/repair-saturday');

  const back = eventOf(await setStatus(id, token, { status: 'published' }));
  expect(back).toMatchObject({ status: 'published', sequence: 2 });
  expect(await mails()).toMatchObject([{ subject: 'On again: Repair Saturday' }]);
});

test('stores the new dates of a postponed event and emails them', async () => {
  const { id, token } = await publishAttended();
  const event = eventOf(await setStatus(id, token, { status: 'postponed', ...newDates }));
  expect(event).toMatchObject({
    status: 'postponed',
    start_date: '2026-04-04T07:00:00.000Z',
    end_date: '2026-04-04T10:00:00.000Z',
    previous_start_date: '2026-03-28T07:00:00.000Z',
    sequence: 1,
  });
  expect(await icsOf(id)).toEqual({
    sequence: '1',
    status: 'TENTATIVE',
    start: 'TZID=Africa/Nairobi:20260404T100000',
  });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Postponed: Repair Saturday');
  expect(mail?.text).toMatch(/Saturday,? 4 April 2026.*10:00.*13:00 \(Africa\/Nairobi\)/);
  const settled = eventOf(await setStatus(id, token, { status: 'published' }));
  expect(settled).toMatchObject({
    status: 'published',
    start_date: '2026-04-04T07:00:00.000Z',
    previous_start_date: null,
    sequence: 2,
  });
});

test('mails attendees without a date when an event is postponed to an unknown date', async () => {
  const { id, token } = await publishAttended();
  const event = eventOf(await setStatus(id, token, { status: 'postponed' }));
  expect(event).toMatchObject({ status: 'postponed', previous_start_date: null, sequence: 1 });
  const [mail] = await mails();
  expect(mail?.text).toContain('The new date is not known yet.');
  expect(mail?.text).not.toContain('March');
});

test('changes nothing and sends no email when the status is the same', async () => {
  const { id, token } = await publishAttended();
  await setStatus(id, token, { status: 'cancelled' });
  await mails();
  expect(eventOf(await setStatus(id, token, { status: 'cancelled' })).sequence).toBe(1);
  expect(await mails()).toEqual([]);
});

test.each([
  [{ status: 'postponed', start_date: newDates.start_date }, 'end_date', 'Enter a date and time.'],
  [
    { status: 'postponed', ...newDates, end_date: newDates.start_date },
    'end_date',
    'The end must be after the start.',
  ],
  [
    {
      ...newDates,
      status: 'postponed',
      start_date: '2026-03-01T10:00:00Z',
      end_date: '2026-03-03T10:00:00Z',
    },
    'start_date',
    'The start must be in the future.',
  ],
  [{ status: 'cancelled', ...newDates }, 'start_date', 'A cancelled event has no new dates.'],
  [{ status: 'draft' }, 'status', '"draft" is not a valid choice.'],
  [{ status: 'cancelled', sequence: 7 }, 'sequence', 'Unknown field.'],
])('returns 400 for %j', async (body, field, message) => {
  const { id, token } = await publishAttended();
  const answer = await setStatus(id, token, body);
  expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }]);
  expect(await icsOf(id)).toMatchObject({ sequence: '0', status: 'CONFIRMED' });
});

test('returns 409 for an event that is not public or is over', async () => {
  const { id, token } = await publishAttended();
  const refusal = async (status: string) => {
    const answer = await setStatus(id, token, { status });
    return [answer.status, answer.body['detail']];
  };
  await server().app.db.update(events).set({ status: 'pending' });
  expect(await refusal('cancelled')).toEqual([409, 'This event is not published.']);
  await server()
    .app.db.update(events)
    .set({ status: 'published', end_date: new Date('2026-03-01T10:00:00Z') });
  expect(await refusal('cancelled')).toEqual([409, 'This event is over.']);
});

test('lets an admin cancel the event of a member', async () => {
  const { id } = await publishAttended();
  const admin = await joinAsAdmin(server());
  expect(eventOf(await setStatus(id, admin.token, { status: 'cancelled' })).sequence).toBe(1);
});

test('mails new dates under the approved name, and sends no email for a new capacity', async () => {
  const { id, token } = await publishAttended();
  const { change } = callsOf(server, url, eventPayload);
  const put = (more: object) => change(id, token, more);
  await put({ maximum_attendee_capacity: 200 });
  expect(await mails()).toEqual([]);
  await put({ ...newDates, name: 'Buy my phones' });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Changed: Repair Saturday');
  expect(mail?.text).not.toContain('Buy my phones');
});

test('mails attendees when an event to come is deleted', async () => {
  const { id, token } = await publishAttended();
  await server().post(`${url}${id}/`, '', { token, method: 'DELETE' });
  expect(await mails()).toMatchObject([
    { to: 'guest@example.com', subject: 'Cancelled: Repair Saturday' },
  ]);
});

test('sends an attendee ten emails a day about one event', async () => {
  const { id, token } = await publishAttended();
  for (let round = 0; round < 6; round += 1) {
    await setStatus(id, token, { status: 'cancelled' });
    await setStatus(id, token, { status: 'published' });
  }
  expect(await mails()).toHaveLength(10);
});

test('stores the change and sends the other emails when one email fails, and sends that later', async () => {
  const { id, token } = await publishAttended();
  const second = await join(server(), 'kadzo');
  await server().post(`${url}${id}/attendance/`, '', { token: second.token });
  jest.spyOn(server().mails, 'push').mockImplementationOnce(() => {
    throw new Error('no mail server');
  });
  expect(eventOf(await setStatus(id, token, { status: 'cancelled' })).status).toBe('cancelled');
  expect((await mails()).map(({ to }) => to)).toEqual(['kadzo@example.com']);
  expect(server().logs.join('')).toContain('an email was not sent yet');
  server().advance(60);
  await server().app.deliverMails();
  expect((await mails()).map(({ to }) => to)).toEqual(['guest@example.com']);
});
