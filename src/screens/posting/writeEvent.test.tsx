import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EventPayload } from '../../../domain/contract/event';
import { anEvent, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { now, open, REPAIR_SATURDAY } from './testing/eventPage';
import { press, type } from './testing/formActions';

const { state, server } = serveInMemory();

function takePosts(): { method: string; body: EventPayload }[] {
  const sent: { method: string; body: EventPayload }[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as EventPayload;
    sent.push({ method: request.method, body });
    const status = body.intent === 'draft' ? 'draft' : 'pending';
    return HttpResponse.json(anEvent({ event_id: 9, name: body.name, status }), {
      status: request.method === 'POST' ? 201 : 200,
    });
  };
  server.use(
    http.post(`${HOST}/mainapp/events/`, answer),
    http.put(`${HOST}/mainapp/events/:id/`, answer),
  );
  return sent;
}

function fillAll() {
  type(/^Name/, 'Repair Saturday');
  type(/^Summary/, 'Bring what is broken and mend it with us.');
  type(/^Start/, '2026-12-05T10:00');
  type(/^End/, '2026-12-05T13:00');
  type(/^Place \(/, 'Kibuye hall');
  type(/^Text/, 'Bring a radio, a bag or a shirt. We have tools, thread and tea for all.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Community action' }));
}

test('sent on the clock of Nairobi, free and without a limit where nothing is said', async () => {
  const sent = takePosts();
  const { address } = await open();
  fillAll();
  press('Send for review');
  expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
  expect(address()).toBe('/events/my-events');
  expect(sent).toMatchObject([
    {
      method: 'POST',
      body: {
        intent: 'submit',
        start_date: '2026-12-05T10:00:00.000+03:00',
        end_date: '2026-12-05T13:00:00.000+03:00',
        timezone: 'Africa/Nairobi',
        price: 0,
        maximum_attendee_capacity: null,
      },
    },
  ]);
});

test('online asks for the link and not for a place', async () => {
  await open();
  type(/^How to attend/, 'online');
  expect(screen.queryByLabelText(/^Place \(/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Link to join/)).toBeInTheDocument();
  type(/^How to attend/, 'hybrid');
  expect(screen.getByLabelText(/^Place \(/)).toBeInTheDocument();
});

test('an end before the start is told beside the field', async () => {
  const sent = takePosts();
  await open('', REPAIR_SATURDAY);
  type(/^End/, '2026-12-05T09:00');
  press('Send for review');
  expect(await screen.findByText('The end must be after the start.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

describe('an event that repeats', () => {
  test('is asked about once it has a start, shows all its dates, and is sent as a rule', async () => {
    const sent = takePosts();
    await open('', { ...REPAIR_SATURDAY, start_date: '' });
    const rhythm = screen.getByRole('combobox', { name: 'Repeats' });
    expect(within(rhythm).getAllByRole('option')).toHaveLength(1);
    type(/^Start/, '2026-12-05T10:00');
    expect(
      within(rhythm)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'It does not repeat',
      'Every week',
      'Every two weeks',
      'On day 5 of each month',
      'On the first Saturday of each month',
    ]);
    fireEvent.change(rhythm, { target: { value: 'weekday' } });
    press('Send for review');
    expect(await screen.findByText('Enter a whole number from 2 to 26.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    type(/^Number of dates/, '3');
    expect(screen.getByText('Dec 5, 2026 · Jan 2, 2027 · Feb 6, 2027')).toBeInTheDocument();
    press('Send for review');
    expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
    expect(sent[0]?.body.repeat_rule).toBe('FREQ=MONTHLY;BYDAY=1SA;COUNT=3');
  });

  test('that lasts longer than its pause is refused beside the rhythm', async () => {
    await open('', {
      ...REPAIR_SATURDAY,
      end_date: '2026-12-14T13:00',
      rhythm: 'week',
      dates: '3',
    });
    press('Send for review');
    expect(
      await screen.findByText('The event must end before it is repeated.'),
    ).toBeInTheDocument();
  });

  test('is changed on one date, or on the later ones too; its rule stays', async () => {
    const sent = takePosts();
    const series = { repeat_rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4', series_id: 4 };
    state.events = [anEvent({ event_id: 9, ...series })];
    await open('?id=9');
    expect(screen.getByText(/takes place every two weeks\./)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Repeats' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Change the later dates too' }));
    press('Send for review');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ scope: 'later' });
    expect(sent[0]?.body).not.toHaveProperty('repeat_rule');
  });
});

test('a public event cannot be hidden as a draft; its form has its times', async () => {
  state.events = [anEvent({ event_id: 9 })];
  await open('?id=9');
  expect(screen.getByLabelText(/^Start/)).toHaveValue('2026-11-24T18:00');
  expect(screen.queryByRole('button', { name: /draft/i })).not.toBeInTheDocument();
});

test('a copy has no dates', async () => {
  state.events = [anEvent({ event_id: 9 })];
  await open('?copy=9');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Energy walk-through 9');
  expect(screen.getByLabelText(/^Start/)).toHaveValue('');
});

test('the preview is the page as the public sees it, once it has its dates', async () => {
  const { user } = await open();
  press('Preview');
  const early = within(await screen.findByRole('dialog'));
  expect(early.getByText(/Choose start and end first/)).toBeInTheDocument();
  await user.click(early.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fillAll();
  press('Preview');
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByRole('heading', { level: 1, name: 'Repair Saturday' })).toBeInTheDocument();
  expect(shown.getByRole('complementary', { name: 'Facts' })).toHaveTextContent('Kibuye hall');
});

test('a failed reading is logged and can be repeated', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  state.events = [anEvent({ event_id: 9 })];
  server.use(
    http.get(
      `${HOST}/mainapp/events/:id/`,
      () => HttpResponse.json({ detail: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = renderApp({ at: '/events/post?id=9', user: aUser(), now });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Failed to fetch the event', expect.anything());
  log.mockRestore();
});

test.each([
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '[go](javascript:window.ran=1)',
  '[go](data:text/html,<script>window.ran=1</script>)',
  'javascript:window.ran=1//https://example.org',
])('%s is text in every field', async (vector) => {
  await open('', {
    ...REPAIR_SATURDAY,
    attendance_mode: 'hybrid',
    name: vector,
    summary: vector,
    description: vector,
    place_name: vector,
    street_address: vector,
    organizer: vector,
    booking_url: vector,
    online_url: vector,
  });
  for (const field of [/^Name/, /^Summary/, /^Text/, /^Place \(/, /^Street/, /^Organiser/])
    expect(screen.getByLabelText(field)).toHaveValue(vector);
  press('Preview');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent(vector);
  expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
  for (const link of document.querySelectorAll('a[href]')) {
    expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i);
  }
  expect(window).not.toHaveProperty('ran');
});
