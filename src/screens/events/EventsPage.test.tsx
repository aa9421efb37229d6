import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SEARCH_PAUSE } from '../../../domain/limits';
import { SHORT_EVENT } from '../../../domain/shortForms';
import { interestsOf } from '../../../domain/tailoring';
import { pageOfMatches } from '../../api/listSearch';
import { anEvent, aPicture, aToken, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { onDesktop } from '../../testing/screenWidth';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};

/** 30 November in London, and 1 December already in Nairobi. */
const NOW = Date.parse('2026-11-30T22:00:00Z');
const now = () => NOW;

const on = (event_id: number, start: string, change: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({
    event_id,
    start_date: start,
    end_date: new Date(Date.parse(start) + 3_600_000).toISOString(),
    ...change,
  });

const walk = on(1, '2026-12-03T15:00:00Z', { name: 'Energy walk' });
const clinic = on(2, '2026-12-05T08:00:00Z', {
  name: 'Paperwork clinic',
  attendance_mode: 'online',
  themes: ['transparent & accountable governance'],
  members_only: true,
  locked: true,
});
const mending = on(3, '2026-12-31T21:30:00Z', { name: 'Mending day', status: 'cancelled' });
const swap = on(4, '2026-10-02T06:00:00Z', { name: 'Uniform swap' });

beforeEach(() => {
  state.now = NOW;
  state.events = [walk, clinic, mending, swap];
});

const open = (at: string) => renderApp({ at, now });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('lists upcoming events, with status and lock in words', async () => {
  open('/events');
  expect(await heading('3 events')).toBeInTheDocument();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Energy walk', 'Paperwork clinic', 'Mending day']);
  expect(screen.getByText('Cancelled')).toBeInTheDocument();
  expect(screen.getByText('Members only')).toBeInTheDocument();
  expect(document.title).toBe('Events · Kijani');
});

test('shows the cover of an event when the reader comes near it', async () => {
  state.events = [{ ...walk, image: aPicture({ alt: 'People around a meter' }) }];
  open('/events');
  const cover = await screen.findByRole('img', { name: 'People around a meter' });
  expect(cover).toHaveAttribute('loading', 'lazy');
  expect(cover.getAttribute('srcset')).toContain('?width=320 320w');
});

describe('a member', () => {
  const names = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const member = aUser({
    token: aToken({ user_data: aUser(), exp: NOW / 1000 + 3600 }),
  });

  test('sees first what fits their answers, with the reason, and can change the order', async () => {
    state.interests = interestsOf({
      themes: ['transparent & accountable governance'],
      county: '',
      categories: [],
      volunteering: [],
    });
    const { address, user } = renderApp({ at: '/events', now, user: member });
    await heading('3 events');
    expect(names()).toEqual(['Paperwork clinic', 'Energy walk', 'Mending day']);
    const reason = 'Because you chose Transparent & accountable governance';
    expect(screen.getAllByText(/^Because you chose/)).toEqual([screen.getByText(reason)]);
    expect(
      screen.getByText(/fits your answers: Transparent & accountable governance\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your answers' })).toHaveAttribute(
      'href',
      '/authentication?user_type=individual',
    );
    const order = within(screen.getByRole('navigation', { name: 'Order' }));
    expect(order.getByRole('link', { name: 'For you' })).toHaveAttribute('aria-current', 'true');
    await user.click(order.getByRole('link', { name: 'By date' }));
    expect(await screen.findByRole('link', { name: 'By date', current: true })).toBeVisible();
    await waitFor(() =>
      expect(names()).toEqual(['Energy walk', 'Paperwork clinic', 'Mending day']),
    );
    expect(screen.queryByText(/^Because you chose/)).not.toBeInTheDocument();
    expect(address()).toBe('/events?sort=date');
    await user.click(screen.getByRole('link', { name: 'For you' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(address()).toBe('/events');
  });

  test('sees the list by date when they gave no answers', async () => {
    renderApp({ at: '/events', now, user: member });
    await heading('3 events');
    expect(names()).toEqual(['Energy walk', 'Paperwork clinic', 'Mending day']);
    expect(screen.queryByRole('navigation', { name: 'Order' })).not.toBeInTheDocument();
  });

  test('sees the events of a chosen theme by date', async () => {
    state.interests = interestsOf({
      themes: ['energy transition'],
      county: '',
      categories: [],
      volunteering: [],
    });
    renderApp({ at: '/events?theme=energy+transition&sort=date', now, user: member });
    await heading('2 events');
    expect(screen.queryByRole('navigation', { name: 'Order' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Because you chose/)).not.toBeInTheDocument();
  });
});

test('shows past events and writes the view into the address', async () => {
  const { address, user } = open('/events');
  await heading('3 events');
  await user.click(screen.getByRole('link', { name: 'Past' }));
  expect(await heading('1 event')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Uniform swap' })).toBeInTheDocument();
  expect(address()).toBe('/events?view=past');
});

test('writes a filter into the address, and clears the filters when nothing matches', async () => {
  const { address, user } = open('/events');
  await heading('3 events');
  await user.selectOptions(screen.getByLabelText('How to attend'), 'Online');
  expect(await heading('1 event')).toBeInTheDocument();
  expect(address()).toBe('/events?mode=online');
  await user.selectOptions(screen.getByLabelText('Theme'), 'Nature regeneration');
  expect(await heading('No event matches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await heading('3 events')).toHaveFocus();
});

test('shows the month that it is in Nairobi, and goes on to January', async () => {
  const { address, user } = open('/events?view=month');
  expect(await screen.findByText(/^December 2026: 2 events$/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /3/, level: 3 })).toBeInTheDocument();
  expect(screen.queryByText('Mending day')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByText(/^January 2027: 1 event$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mending day' })).toBeInTheDocument();
  expect(address()).toBe('/events?view=month&month=2027-01');
  await user.click(screen.getByRole('link', { name: 'This month' }));
  expect(address()).toBe('/events?view=month');
});

describe('on a wide screen', () => {
  onDesktop();

  test('shows the month as a table', async () => {
    open('/events?view=month');
    const table = within(await screen.findByRole('table', { name: 'December 2026' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(7);
    const cell = table.getByRole('link', { name: 'Energy walk' }).closest('td');
    expect(cell).toHaveTextContent(/^3/);
    expect(table.getByText('1').closest('td')).toHaveAttribute('aria-current', 'date');
  });
});

test('shows every event of a month of two pages', async () => {
  const results = Array.from({ length: 15 }, (_, index) =>
    on(index + 1, '2026-12-03T15:00:00Z', { name: `Event ${index + 1}` }),
  );
  server.use(
    http.get(`${HOST}/mainapp/events/search/`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return HttpResponse.json(pageOfMatches(results, SHORT_EVENT, page));
    }),
  );
  open('/events?view=month');
  expect(await screen.findByRole('link', { name: 'Event 15' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Event 1' })).toBeInTheDocument();
});

test('logs a failure and shows it once, and the events on Try again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = () => HttpResponse.json({ detail: 'no' }, { status: 403 });
  server.use(http.get(`${HOST}/mainapp/events/search/`, refuse, { once: true }));
  const { user } = open('/events');
  expect(await screen.findAllByText('Failed to fetch events')).toHaveLength(1);
  expect(log).toHaveBeenCalledWith('Failed to fetch events', expect.anything());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('3 events')).toBeInTheDocument();
  log.mockRestore();
});

test('searches the list when the server has no search', async () => {
  const unknown = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  server.use(http.get(`${HOST}/mainapp/events/search/`, unknown));
  open('/events?theme=energy+transition');
  expect(await heading('2 events')).toBeInTheDocument();
});

test('shows 12 events on a page', async () => {
  state.events = Array.from({ length: 30 }, (_, index) =>
    on(index + 1, `2026-12-${String(index + 2).padStart(2, '0')}T06:00:00Z`),
  );
  const { user } = open('/events');
  await heading('30 events, page 1 of 3');
  await user.click(screen.getByRole('link', { name: 'Page 3 of 3' }));
  expect(await heading('30 events, page 3 of 3')).toHaveFocus();
});

test('leads from a page after the last one to the last', async () => {
  state.events = Array.from({ length: 30 }, (_, index) =>
    on(index + 1, `2026-12-${String(index + 2).padStart(2, '0')}T06:00:00Z`),
  );
  const { user } = open('/events?page=9');
  await heading('There is no such page');
  expect(screen.queryByRole('navigation', { name: 'Pages of events' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
  await heading('30 events, page 3 of 3');
});

test('links the calendar of all events', async () => {
  open('/events');
  expect(await screen.findByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://localhost/mainapp/events/feed.ics',
  );
  expect(screen.getByRole('link', { name: 'Download as a file' })).toHaveAttribute(
    'href',
    `${HOST}/mainapp/events/feed.ics`,
  );
});

test('is the page of an organiser, with a calendar of their own, when they are asked for', async () => {
  state.events = [
    { ...walk, organizer: 'Green Club', repeat_rule: 'FREQ=WEEKLY;COUNT=3', series_id: 1 },
    { ...clinic, organizer: 'Another' },
  ];
  open('/events?organizer=Green+Club');
  expect(await heading('1 event')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Events of Green Club');
  expect(screen.getByText('Every week')).toBeInTheDocument();
  expect(document.title).toBe('Events of Green Club · Kijani');
  expect(screen.getByRole('link', { name: 'Download as a file' })).toHaveAttribute(
    'href',
    `${HOST}/mainapp/events/feed.ics?organizer=Green+Club`,
  );
  expect(screen.getByRole('link', { name: 'See the events of all organisers' })).toHaveAttribute(
    'href',
    '/events',
  );
});

test('searches by words, county, organiser and day, also what was typed a moment before a choice', async () => {
  state.events = [
    { ...walk, organizer: 'Green Club', county: '042' },
    { ...clinic, organizer: 'Green Club', county: '001' },
    { ...mending, summary: 'Needle and thread', county: '042' },
  ];
  const { address, user } = open('/events');
  await heading('3 events');
  await user.type(screen.getByLabelText('Search'), 'energy walk');
  await user.selectOptions(screen.getByLabelText('County'), 'Kisumu');
  expect(await heading('1 event')).toBeInTheDocument();
  expect(address()).toBe('/events?q=energy+walk&county=042');
  await user.type(screen.getByLabelText('Organiser'), 'green');
  fireEvent.change(screen.getByLabelText('On this day'), { target: { value: '2026-12-03' } });
  await waitFor(() =>
    expect(address()).toBe('/events?q=energy+walk&county=042&organizer=green&date=2026-12-03'),
  );
  expect(await heading('1 event')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(await heading('3 events')).toBeInTheDocument();
  expect(address()).toBe('/events');
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(screen.getByLabelText('Organiser')).toHaveValue('');
});

test('keeps two fields whose pauses end together on a busy device', async () => {
  const { address } = open('/events');
  await heading('3 events');
  fireEvent.change(screen.getByLabelText('Organiser'), { target: { value: 'green' } });
  fireEvent.change(screen.getByLabelText('On this day'), { target: { value: '2026-12-03' } });
  const free = performance.now() + SEARCH_PAUSE * 2;
  while (performance.now() < free);
  await waitFor(() => expect(address()).toBe('/events?organizer=green&date=2026-12-03'));
});

test('says that past events are shown and which filters were left out', async () => {
  server.use(
    http.get(`${HOST}/mainapp/events/search/`, () =>
      HttpResponse.json({
        ...pageOfMatches([swap], SHORT_EVENT, 1),
        relaxation: { filters: ['mode', 'organizer'], when: 'past' },
      }),
    ),
  );
  open('/events?q=swap&mode=online&organizer=club&county=042');
  const note = await screen.findByRole('list', { name: 'About this search' });
  expect(note).toHaveTextContent('None with the way to attend and organiser that you chose.');
  expect(note).toHaveTextContent('None is planned. These have taken place.');
  expect(
    screen.getByRole('link', { name: 'Search without the way to attend and organiser' }),
  ).toHaveAttribute('href', '/events?q=swap&county=042');
});
